/** The progress of a stock list's run. Without a schema: the browser uses it too. */
import type { StockRun } from './stock-list';

/** Whether a run has ended. */
export const isRunFinished = ({ state }: Pick<StockRun, 'state'>): boolean => state === 'done' || state === 'cancelled';

/** Cars with an outcome. */
export const finishedCars = ({
  valued,
  withoutValue,
  failed,
}: Pick<StockRun, 'valued' | 'withoutValue' | 'failed'>): number => valued + withoutValue + failed;
