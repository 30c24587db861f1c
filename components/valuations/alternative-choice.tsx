import type { Asked } from '@/components/ui/answer';
import { Badge } from '@/components/ui/badge';
import { Inferred } from '@/components/ui/inferred';
import { Provenance } from '@/components/ui/provenance';
import { RadioGroup } from '@/components/ui/radio-group';
import type { Difference, Spread } from '@/lib/domain/spread';
import type { Alternative, ValuationRecord } from '@/lib/domain/valuation';
import { Fault } from '@/lib/fault';
import { formatMiles, formatMonthLong, formatPoundsChange } from '@/lib/format';

export interface AlternativeChoiceProps {
  record: Pick<ValuationRecord, 'alternatives'>;
  /** How far they lie apart in value; asked beside the record, so it may still be on its way. */
  spread: Asked<Spread>;
  /** `car 50003`. */
  chosen: string;
  onChange: (key: string) => void;
}

/** The derivatives it may be, each with what tells it apart and how far its value lies away. */
export function AlternativeChoice({ record: { alternatives }, spread, chosen, onChange }: AlternativeChoiceProps) {
  if (alternatives.length === 0) return null;
  const differences = spread.data?.differences ?? [];
  const [reason, ...others] = new Set(differences.flatMap((each) => unknown(each) ?? []));
  const saidOnce = spread.error
    ? faultWords(spread.error)
    : differences.every(unknown) && others.length === 0 && reason;
  return (
    <div className="space-y-1">
      <RadioGroup
        legend="The register and the book leave these derivatives open"
        hint={saidOnce}
        value={chosen}
        onChange={onChange}
        options={alternatives.map((alternative) => ({
          value: `${alternative.kind ?? 'other'} ${alternative.identifier}`,
          label: <Name {...alternative} />,
          hint: hintOf(alternative, spread, Boolean(saidOnce)),
          disabled: alternative.kind === null,
        }))}
      />
      {spread.data?.basis && differences.length > 0 && <Basis {...spread.data.basis} />}
    </div>
  );
}

/** The words that tell it apart stand out. */
function Name({ name, differsBy, valued }: Alternative) {
  const words = name.split(/(\s+)/);
  // Where nothing is shared, nothing stands out.
  const marked = differsBy.length < words.length / 2 ? differsBy : [];
  return (
    <span className="wrap-anywhere">
      {words.map((word, index) =>
        marked.includes(word) ? (
          <mark key={index} className="rounded-sm bg-accent-tint px-0.5 font-semibold text-accent">
            {word}
          </mark>
        ) : (
          word
        ),
      )}{' '}
      {valued && <Badge tone="accent">valued here</Badge>}
    </span>
  );
}

function Basis({ service, operation, editionDay, mileageUsed, answeredAt, askedBy }: NonNullable<Spread['basis']>) {
  const origin = { service, operation, edition: editionDay, mileageUsed, at: answeredAt, by: askedBy };
  return (
    <div className="text-sm text-soft">
      Clean value, by the{' '}
      <Provenance of="difference in value" origin={{ ...origin, kept: false, charged: 'no' }}>
        used values
      </Provenance>{' '}
      of {formatMonthLong(editionDay.slice(0, 7))} at {formatMiles(mileageUsed)}. Not charged. <Inferred />
    </div>
  );
}

/** Why a difference is not known. */
const unknown = (each: Difference): string | null =>
  each.differencePounds === null ? `${each.because.reason} ${each.because.next}` : null;

function hintOf(
  { valued, kind, kindName, identifier }: Alternative,
  { data, error }: Asked<Spread>,
  reasonSaidAbove: boolean,
): string | undefined {
  if (kind === null) return `${kindName ?? 'Another kind of vehicle'}: the valuations do not cover it.`;
  if (valued || error) return undefined;
  if (data === undefined) return 'Comparing the values …';
  const found = data.differences.find((each) => each.kind === kind && each.identifier === identifier);
  if (!found) return undefined;
  if (found.differencePounds === null) return reasonSaidAbove ? undefined : (unknown(found) ?? undefined);
  return found.differencePounds === 0
    ? 'Worth the same'
    : `${formatPoundsChange(found.differencePounds)} against the one valued`;
}

const faultWords = (error: unknown): string =>
  error instanceof Fault
    ? `How far they lie apart in value is not known. ${error.message} ${error.fix}`
    : 'How far they lie apart in value is not known.';
