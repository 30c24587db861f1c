import { memo } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { rowKeys, SumList, totalText } from '@/components/appraisals/sum-list';
import { LiveText } from '@/components/ui/data/live-text';
import type { AppraisalSums } from '@/lib/domain/appraisals/appraisal-sums';
import { columnMoneyText } from '@/lib/domain/appraisals/money-text';
import type { SumsStore } from './use-sums';

/** The two parts of the column: what is under their lines, and out of which figure. */
const SIDES = {
  trade: { name: 'Trade value', pence: ({ trade }: AppraisalSums) => trade.totalPence },
  retail: {
    name: 'Maximum to pay',
    pence: ({ retail: { mostPounds } }: AppraisalSums) => (mostPounds === null ? null : mostPounds * 100),
  },
} as const;

export interface LiveSumLinesProps {
  sums: SumsStore;
  side: keyof typeof SIDES;
  /** The valuation that the guide's value is from. */
  recordHref?: string | undefined;
}

/** A part of the column as one types: a key writes the figures that it changes, and renders only where a line comes or goes. */
export const LiveSumLines = memo(function LiveSumLines({ sums, side, recordHref }: LiveSumLinesProps) {
  const names = useStore(
    sums,
    useShallow((state) => state[side].lines.map(({ name }) => name)),
  );
  const sources = useStore(
    sums,
    useShallow((state) => state[side].lines.map(({ source }) => source)),
  );
  const missing = useStore(sums, (state) => state[side].missing);
  const { name, pence } = SIDES[side];
  const keys = rowKeys(names);
  const rows = names.map((line, index) => ({
    key: keys[index] ?? '',
    name: line,
    source: sources[index] ?? 'own',
    figure: (
      <LiveText store={sums} textOf={({ [side]: { lines } }) => columnMoneyText(lines[index]?.pence ?? 0, lines)} />
    ),
    words: <LiveText store={sums} textOf={(state) => state[side].lines[index]?.words ?? ''} />,
  }));
  const figure = (
    <LiveText store={sums} textOf={(state) => totalText(pence(state), state[side].missing, state[side].lines)} />
  );
  return <SumList rows={rows} total={{ name, figure }} missing={missing} recordHref={recordHref} />;
});
