/** The progress of a stock list's run. Without a schema: the browser uses it too. */
import type { StockRun } from './stock-list';

/** Of a run: how far it has come. */
export type RunCounts = Pick<StockRun, 'state' | 'cars' | 'valued' | 'withoutValue' | 'failed'>;

/** Whether a run has ended. */
export const isRunFinished = ({ state }: Pick<StockRun, 'state'>): boolean => state === 'done' || state === 'cancelled';

/** Cars with an outcome. */
export const finishedCars = ({
  valued,
  withoutValue,
  failed,
}: Pick<StockRun, 'valued' | 'withoutValue' | 'failed'>): number => valued + withoutValue + failed;

/** Cars that a cancelled run left without an outcome; 0 for any other run. */
export const carsNotReached = (run: RunCounts): number =>
  run.state === 'cancelled' ? run.cars - finishedCars(run) : 0;
