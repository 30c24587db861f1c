import type { StockRun, StockRunState } from '@/lib/domain/stock/stock-list';
import { finishedCars } from '@/lib/domain/stock/run-progress';
import { formatCount, formatPlural } from '@/lib/format';

export interface RunLook {
  readonly word: string;
  readonly tone: 'neutral' | 'accent' | 'success' | 'warning' | 'danger';
}

const STATE_LOOKS: Record<StockRunState, RunLook> = {
  running: { word: 'Valuing', tone: 'accent' },
  paused: { word: 'Paused', tone: 'warning' },
  stopped: { word: 'Stopped', tone: 'danger' },
  done: { word: 'Done', tone: 'success' },
  cancelled: { word: 'Cancelled', tone: 'neutral' },
};

/** No more cars are sent; those that were are still being answered. */
const PAUSING: RunLook = { ...STATE_LOOKS.paused, word: 'Pausing' };

/** A run that is done is a success only if every car has a value. */
export function runLook(run: Pick<StockRun, 'state' | 'answering' | 'withoutValue' | 'failed'>): RunLook {
  const look = run.state === 'paused' && run.answering > 0 ? PAUSING : STATE_LOOKS[run.state];
  return run.state === 'done' && run.withoutValue + run.failed > 0 ? { ...look, tone: 'warning' } : look;
}

/** What a run is now: the heading of its card. */
export const runHeading = ({ state }: Pick<StockRun, 'state'>): string =>
  state === 'done' ? 'Valued' : state === 'cancelled' ? 'Cancelled run' : 'Valuing';

/** Once a run has ended: "The list is valued: 8 valued." */
export const runEndWords = (run: Pick<StockRun, 'state' | 'valued' | 'withoutValue' | 'failed'>): string =>
  `${run.state === 'done' ? 'The list is valued' : 'The run is cancelled'}: ${outcomeWords(run)}.`;

/** "2,410 of 10,000 cars". */
export function runWords(run: StockRun): string {
  const doneCount = finishedCars(run);
  return doneCount === run.cars
    ? formatPlural(run.cars, 'car')
    : `${formatCount(doneCount)} of ${formatPlural(run.cars, 'car')}`;
}

/** "2,400 valued, 8 without a value, 2 failed". */
export function outcomeWords(run: Pick<StockRun, 'valued' | 'withoutValue' | 'failed'>): string {
  return [`${formatCount(run.valued)} valued`, missingWords(run)].filter(Boolean).join(', ');
}

/** "8 without a value, 2 failed"; empty if every car so far has a value. */
export function missingWords({ withoutValue, failed }: Pick<StockRun, 'withoutValue' | 'failed'>): string {
  return [
    ...(withoutValue > 0 ? [`${formatCount(withoutValue)} without a value`] : []),
    ...(failed > 0 ? [`${formatCount(failed)} failed`] : []),
  ].join(', ');
}

/** "4,800 look-ups and valuations charged, 20 recent results free, 1 not confirmed yet". */
export function chargeWords({ charged, cached, unknown }: StockRun): string {
  return [
    `${formatPlural(charged, 'look-up or valuation', 'look-ups and valuations')} charged`,
    ...(cached > 0 ? [`${formatPlural(cached, 'recent result')} free`] : []),
    ...(unknown > 0 ? [`${formatCount(unknown)} not confirmed yet`] : []),
  ].join(', ');
}

/** "12 cars are still being answered"; empty where none is, and while a run goes on. */
export const answeringWords = ({ answering }: Pick<StockRun, 'answering'>): string =>
  answering === 0 ? '' : `${formatPlural(answering, 'car is', 'cars are')} still being answered`;
