import { Button } from '@/components/ui/button';
import type { Repair } from '@/lib/domain/rules/configuration';
import { changeInWords } from '@/lib/domain/rules/present';
import { nameIn } from '../names';
import { totalWords } from '../price-text';
import type { Desk } from '../desk';
import { RepairFigures } from './repair-figures';

export interface RepairCardProps {
  repair: Repair;
  desk: Desk;
  /** What the button says. */
  label: string;
}

/** One way out: what goes, what comes, what changes places, and what the options then cost. */
export function RepairCard({ repair, desk, label }: RepairCardProps) {
  const { drops, adds, swaps, total, isProvenCheapest } = repair;
  const name = (code: number) => nameIn(desk.work.book, code);
  const lines = [
    ...drops.map((code) => ({ key: `drop ${code}`, sign: '−', words: name(code), verb: 'Drop' })),
    ...swaps.map((swap) => ({
      ...{ key: `swap ${swap.out}`, sign: '⇄', verb: 'Swap' },
      words: `${name(swap.in)} instead of ${name(swap.out)}`,
    })),
    ...adds.map((code) => ({ key: `add ${code}`, sign: '+', words: name(code), verb: 'Add' })),
  ];
  return (
    <li className="rounded-md border border-line p-3" data-repair>
      <ul className="space-y-1">
        {lines.length === 0 && <li className="text-soft">Nothing else changes.</li>}
        {lines.map(({ key, sign, words, verb }) => (
          <li key={key} className="flex gap-2">
            <span aria-hidden="true" className="w-4 text-center font-bold text-soft">
              {sign}
            </span>
            <span>
              <span className="sr-only">{verb} </span>
              {words}
            </span>
          </li>
        ))}
      </ul>
      <RepairFigures work={desk.work} repair={repair} />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm">
          <strong className="text-base">{changeInWords(desk.work.now.total, total)}</strong>{' '}
          <span className="text-soft">options then {totalWords(total)}</span>
          {!isProvenCheapest && <span className="block text-xs text-faint">There may be a cheaper way.</span>}
        </p>
        <Button onClick={() => desk.press({ do: 'repair', repair })} variant="primary">
          {label}
        </Button>
      </div>
    </li>
  );
}
