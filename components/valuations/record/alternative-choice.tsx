import type { QueryLike } from '@/components/ui/feedback/query-boundary';
import { Badge } from '@/components/ui/data/badge';
import { Provenance } from '@/components/ui/data/provenance';
import { RadioGroup } from '@/components/ui/forms/radio-group';
import { BAND_WORDS, BANDS } from '@/lib/domain/valuations/bands';
import type { BandDifferences, PriceDifference, PriceDifferences } from '@/lib/domain/valuations/price-difference';
import type { AlternativeDerivative, ValuationRecord } from '@/lib/domain/valuations/valuation';
import { Fault } from '@/lib/fault';
import { formatMiles, formatMonthLong, formatPoundsChange } from '@/lib/format';

export interface AlternativeChoiceProps {
  record: Pick<ValuationRecord, 'alternatives' | 'identity'>;
  /** Their differences in value; loaded beside the record, so they may still be on their way. */
  priceDifferences: QueryLike<PriceDifferences>;
  /** `car 50003`. */
  chosen: string;
  onChange: (key: string) => void;
}

/** The possible derivatives, each with the words that differ and its difference in value. */
export function AlternativeChoice({
  record: { alternatives, identity },
  priceDifferences,
  chosen,
  onChange,
}: AlternativeChoiceProps) {
  if (alternatives.length === 0) return null;
  const differences = priceDifferences.data?.differences ?? [];
  const [reason, ...others] = new Set(differences.flatMap((difference) => unknownReason(difference) ?? []));
  const sharedReason = priceDifferences.error
    ? priceDifferenceFaultWords(priceDifferences.error)
    : differences.every(unknownReason) && others.length === 0 && reason;
  return (
    <div className="space-y-1">
      <RadioGroup
        legend={alternativesTitle(alternatives.length, identity.plate !== null)}
        hint={sharedReason}
        value={chosen}
        onChange={onChange}
        options={alternatives.map((alternative) => ({
          value: `${alternative.kind ?? 'other'} ${alternative.identifier}`,
          label: <AlternativeName {...alternative} />,
          hint: alternativeHint(alternative, priceDifferences, Boolean(sharedReason)),
          disabled: alternative.kind === null,
        }))}
      />
      {priceDifferences.data?.basis && differences.length > 0 && (
        <PriceDifferenceBasis {...priceDifferences.data.basis} />
      )}
    </div>
  );
}

/** "This reg could be one of 4 derivatives". */
function alternativesTitle(count: number, byPlate: boolean): string {
  return `This ${byPlate ? 'reg' : 'vehicle'} could be ${count === 1 ? 'this derivative' : `one of ${count} derivatives`}`;
}

/** The words that differ are highlighted. */
function AlternativeName({ name, differsBy, valued }: AlternativeDerivative) {
  const words = name.split(/(\s+)/);
  // If no words are shared, none are highlighted.
  const highlighted = differsBy.length < words.length / 2 ? differsBy : [];
  return (
    <span className="wrap-anywhere">
      {words.map((word, index) =>
        highlighted.includes(word) ? (
          <mark key={index} className="rounded-sm bg-accent-tint px-0.5 font-semibold text-accent">
            {word}
          </mark>
        ) : (
          word
        ),
      )}{' '}
      {valued && <Badge tone="accent">Valued</Badge>}
    </span>
  );
}

function PriceDifferenceBasis({
  service,
  operation,
  editionDay,
  mileageUsed,
  answeredAt,
  requestedBy,
}: NonNullable<PriceDifferences['basis']>) {
  const origin = { service, operation, edition: editionDay, mileageUsed, at: answeredAt, by: requestedBy };
  return (
    <div className="text-sm text-soft">
      Differences by the{' '}
      <Provenance figureName="difference in value" origin={{ ...origin, cached: false, charged: 'no' }}>
        used values
      </Provenance>{' '}
      of {formatMonthLong(editionDay)} at {formatMiles(mileageUsed)}. Not charged.
    </div>
  );
}

/** Why a difference is not known. */
const unknownReason = (difference: PriceDifference): string | null =>
  difference.differencePounds === null ? `${difference.because.reason} ${difference.because.next}` : null;

function alternativeHint(
  { valued, kind, kindName, identifier }: AlternativeDerivative,
  { data, error }: QueryLike<PriceDifferences>,
  hasSharedReason: boolean,
): string | undefined {
  if (kind === null) return `${kindName ?? 'Another vehicle type'}: not covered by valuations.`;
  if (valued || error) return undefined;
  if (data === undefined) return 'Comparing values …';
  const match = data.differences.find((difference) => difference.kind === kind && difference.identifier === identifier);
  if (!match) return undefined;
  if (match.differencePounds === null) return hasSharedReason ? undefined : (unknownReason(match) ?? undefined);
  return bandDifferenceWords(match.bands);
}

/** "Retail +£425 · Clean +£350 · Average same · Below +£300 vs this valuation". */
function bandDifferenceWords(bands: BandDifferences): string {
  const known = BANDS.flatMap((band) => (bands[band] === null ? [] : [{ band, pounds: bands[band] }]));
  if (known.every(({ pounds }) => pounds === 0)) return 'Same value';
  const words = known.map(
    ({ band, pounds }) => `${BAND_WORDS[band].label} ${pounds === 0 ? 'same' : formatPoundsChange(pounds)}`,
  );
  return `${words.join(' · ')} vs this valuation`;
}

const priceDifferenceFaultWords = (error: unknown): string =>
  error instanceof Fault
    ? `The differences in value are not available. ${error.message} ${error.fix}`
    : 'The differences in value are not available.';
