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
  return (
    <RadioGroup
      legend="The register and the book leave these derivatives open"
      value={chosen}
      onChange={onChange}
      options={alternatives.map((alternative) => ({
        value: `${alternative.kind ?? 'other'} ${alternative.identifier}`,
        label: <Name {...alternative} />,
        hint: hintOf(alternative),
        disabled: alternative.kind === null,
      }))}
    />
  );
}

/** The words that tell it apart stand out. */
function Name({ name, differsBy, valued }: Alternative) {
  return (
    <span className="wrap-anywhere">
      {name.split(/(\s+)/).map((word, index) =>
        differsBy.includes(word) ? (
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

function hintOf({ valued, spread, kind, kindName }: Alternative): string {
  if (kind === null) return `${kindName ?? 'Another kind of vehicle'}: the valuations do not cover it.`;
  if (valued) return spread.differencePounds === null ? spread.because.next : '';
  if (spread.differencePounds === null) return `${spread.because.reason} ${spread.because.next}`;
  return spread.differencePounds === 0
    ? 'Worth the same'
    : `${formatPoundsChange(spread.differencePounds)} against the one valued`;
}
