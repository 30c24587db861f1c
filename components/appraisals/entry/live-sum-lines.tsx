import { memo } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { rowKeys, SumList } from '@/components/appraisals/sum-list';
import { LiveText } from '@/components/ui/data/live-text';
import { columnMoneyText } from '@/lib/domain/appraisals/money-text';
import { SIDES, sideText } from './sides';
import type { SumsStore } from './use-sums';

export interface LiveSumLinesProps {
  sums: SumsStore;
  side: keyof typeof SIDES;
  /** The valuation that the guide's value is from. */
  recordHref?: string | undefined;
}

/** A part of the column, live: typing writes the figures it changes, and renders only where a line comes or goes. */
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
  const figure = <LiveText store={sums} textOf={(state) => sideText(state, side)} />;
  return <SumList rows={rows} total={{ name: SIDES[side].name, figure }} missing={missing} recordHref={recordHref} />;
});
