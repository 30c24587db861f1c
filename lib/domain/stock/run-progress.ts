/** How far a run of a stock list is. No schema here: the browser asks too. */
import type { StockRun } from './stock-list';

/** Whether a run has come to its end. */
export const isRunFinished = ({ state }: Pick<StockRun, 'state'>): boolean => state === 'done' || state === 'cancelled';

/** Cars with an outcome. */
export const finishedCars = ({
  valued,
  withoutValue,
  failed,
}: Pick<StockRun, 'valued' | 'withoutValue' | 'failed'>): number => valued + withoutValue + failed;
