import { Button } from '@/components/ui/actions/button';
import type { Repair } from '@/lib/domain/options/configuration';
import { changeInWords } from '@/lib/domain/options/current-build';
import { optionName } from '@/components/options/option-names';
import { totalWords } from '@/components/options/price-text';
import type { ConfiguratorStore } from '@/components/options/configurator-store';
import { RepairFigures } from './repair-figures';

export interface RepairCardProps {
  repair: Repair;
  store: ConfiguratorStore;
  /** What the button says. */
  label: string;
}

/** One way out: what goes, what comes, what changes places, and what the options then cost. */
export function RepairCard({ repair, store: desk, label }: RepairCardProps) {
  const { drops, adds, swaps, total, isProvenCheapest } = repair;
  const name = (code: number) => optionName(desk.state.book, code);
  const lines = [
    ...drops.map((code) => ({ key: `drop ${code}`, sign: '−', words: name(code), verb: 'Drop' })),
    ...swaps.map((swap) => ({
      key: `swap ${swap.out}`,
      sign: '⇄',
      verb: 'Swap',
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
      <RepairFigures state={desk.state} repair={repair} />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm">
          <strong className="text-base">{changeInWords(desk.state.now.total, total)}</strong>{' '}
          <span className="text-soft">options then {totalWords(total)}</span>
          {!isProvenCheapest && <span className="block text-xs text-faint">There may be a cheaper way.</span>}
        </p>
        <Button onClick={() => desk.dispatch({ do: 'repair', repair })} variant="primary">
          {label}
        </Button>
      </div>
    </li>
  );
}
