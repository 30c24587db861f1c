/** A derivative's lifecycle stage, and the day to request its data for. Without schemas: pages load it. */
import type { Day } from '@/lib/domain/time/calendar';
import { SOURCES } from '@/lib/domain/source-names';
import { formatDate } from '@/lib/format';
import { KIND_WORDS } from './kind-words';
import type { VehicleKind } from './vehicle';
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

type DatedDerivative = Pick<ListedDerivative, 'introduced' | 'discontinued' | 'runOut' | 'specified'>;

/** The day for which to request its specification: today while in production, afterwards its last specified day. */
export function specificationDay(vehicle: DatedDerivative, today: Day): Day {
  const stage = lifecycleStageOn(vehicle, today);
  if (stage === 'coming') return vehicle.introduced ?? today;
  return stage === 'made' ? today : (vehicle.specified ?? vehicle.discontinued ?? today);
}

/** Why figures for no chosen day are those of its specification day; null while it is in production. */
export function openingDayNotice(
  vehicle: DatedDerivative & { readonly kind: VehicleKind },
  today: Day,
): { readonly title: string; readonly text: string } | null {
  const stage = lifecycleStageOn(vehicle, today);
  if (stage === 'made') return null;
  const kind = KIND_WORDS[vehicle.kind].toLowerCase();
  const why =
    stage === 'coming'
      ? 'The date it is introduced.'
      : `The last date ${SOURCES.guide.inText} lists it as a new ${kind}.`;
  return {
    title: `Not in production today: the figures are for ${formatDate(specificationDay(vehicle, today))}`,
    text: `${why} If the ${kind} was registered on another date, choose it above.`,
  };
}
