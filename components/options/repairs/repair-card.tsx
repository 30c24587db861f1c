import { useStore } from 'zustand';
import { Button } from '@/components/ui/actions/button';
import type { Repair } from '@/lib/domain/options/configuration';
import { changeInWords } from '@/lib/domain/options/current-build';
import { optionName } from '@/components/options/option-names';
import { totalWords } from '@/components/options/price-text';
import { dispatch, type ConfiguratorStore } from '@/components/options/configurator-store';
import { RepairFigures } from './repair-figures';

export interface RepairCardProps {
  repair: Repair;
  store: ConfiguratorStore;
  /** Of the button. */
  label: string;
}

/** One repair: what it drops, adds and swaps, and what the options then cost. */
export function RepairCard({ repair, store, label }: RepairCardProps) {
  const { drops, adds, swaps, total, saverNote, isProvenCheapest } = repair;
  const current = useStore(store, (state) => state.current);
  const name = (code: number) => optionName(current.book, code);
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
      {saverNote !== null && <p className="mt-1 text-sm text-soft">{saverNote}</p>}
      <RepairFigures state={current} repair={repair} />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm">
          <strong className="text-base">{changeInWords(current.now.total, total)}</strong>{' '}
          <span className="text-soft">options then {totalWords(total)}</span>
          {!isProvenCheapest && <span className="block text-xs text-faint">There may be a cheaper way.</span>}
        </p>
        <Button onClick={() => dispatch(store, { do: 'repair', repair })} variant="primary">
          {label}
        </Button>
      </div>
    </li>
  );
}
