'use client';

import { PrintedCriteria } from '@/components/ui/forms/printed-criteria';
import type { StockRun } from '@/lib/domain/stock/stock-list';
import { RunResults } from './run-results';
import { chosenRun, RunSelect, runChoiceWords } from './run-select';
import { useStockView } from './use-stock-view';

interface ResultsCardProps {
  listId: string;
  /** The newest first. */
  runs: readonly StockRun[];
}

/** The results of a list's runs, one run at a time. */
export function ResultsCard({ listId, runs }: ResultsCardProps) {
  const [view, setView] = useStockView();
  const chosen = chosenRun(runs, view.run);
  if (!chosen) return null;
  return (
    <>
      <RunSelect runs={runs} chosen={chosen} onChoose={(run) => setView({ ...view, run })} />
      <PrintedCriteria words={[`Valued ${runChoiceWords(chosen)}`]} />
      <RunResults key={chosen.id} listId={listId} first={chosen} />
    </>
  );
}
