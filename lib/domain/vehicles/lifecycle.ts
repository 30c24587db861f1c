/** A derivative's lifecycle stage, and the day to request its data for. Without schemas: pages load it. */
import type { Day } from '@/lib/domain/time/calendar';
import type { ListedDerivative } from './vehicle-description';

/** `made`: in production · `run-out`: sold new, no longer made · `ended`: neither · `coming`: not yet introduced. */
export type LifecycleStage = 'coming' | 'made' | 'run-out' | 'ended';

/**
 * A derivative's lifecycle stage on a day. Days count in full: the last day of production still counts as production.
 */
export function lifecycleStageOn(
  { introduced, discontinued, runOut }: Pick<ListedDerivative, 'introduced' | 'discontinued' | 'runOut'>,
  today: Day,
): LifecycleStage {
  if (introduced !== null && introduced > today) return 'coming';
  if (discontinued === null || discontinued >= today) return 'made';
  return runOut !== null && runOut >= today ? 'run-out' : 'ended';
}

/** The day for which to request its specification: today while in production, afterwards its last specified day. */
export function specificationDay(
  vehicle: Pick<ListedDerivative, 'introduced' | 'discontinued' | 'runOut' | 'specified'>,
  today: Day,
): Day {
  const stage = lifecycleStageOn(vehicle, today);
  if (stage === 'coming') return vehicle.introduced ?? today;
  return stage === 'made' ? today : (vehicle.specified ?? vehicle.discontinued ?? today);
}
