import { Badge } from '@/components/ui/badge';
import { RadioGroup } from '@/components/ui/radio-group';
import type { Alternative, ValuationRecord } from '@/lib/domain/valuation';
import { formatPoundsChange } from '@/lib/format';

export interface AlternativeChoiceProps {
  record: Pick<ValuationRecord, 'alternatives'>;
  /** `car 50003`. */
  chosen: string;
  onChange: (key: string) => void;
}

/** The derivatives it may be, each with what tells it apart and how far its value lies away. */
export function AlternativeChoice({ record: { alternatives }, chosen, onChange }: AlternativeChoiceProps) {
  if (alternatives.length === 0) return null;
  const [untold, ...others] = new Set(alternatives.flatMap((each) => untoldSpread(each) ?? []));
  return (
    <RadioGroup
      legend="The register and the book leave these derivatives open"
      hint={others.length === 0 && untold}
      value={chosen}
      onChange={onChange}
      options={alternatives.map((alternative) => ({
        value: `${alternative.kind ?? 'other'} ${alternative.identifier}`,
        label: <Name {...alternative} />,
        hint: hintOf(alternative, others.length === 0),
        disabled: alternative.kind === null,
      }))}
    />
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

/** Why an alternative's difference in value is not known; said once where it is the same for all. */
function untoldSpread({ valued, spread }: Alternative): string | null {
  return valued || spread.differencePounds !== null ? null : `${spread.because.reason} ${spread.because.next}`;
}

function hintOf(alternative: Alternative, reasonsSaidAbove: boolean): string | undefined {
  const { valued, spread, kind, kindName } = alternative;
  if (kind === null) return `${kindName ?? 'Another kind of vehicle'}: the valuations do not cover it.`;
  if (valued) return undefined;
  if (spread.differencePounds === null) return reasonsSaidAbove ? undefined : (untoldSpread(alternative) ?? undefined);
  return spread.differencePounds === 0
    ? 'Worth the same'
    : `${formatPoundsChange(spread.differencePounds)} against the one valued`;
}
