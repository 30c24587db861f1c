import type { Day } from '@/lib/domain/time/calendar';
import { lifecycleStageOn } from '@/lib/domain/vehicles/lifecycle';
import type { ListedDerivative } from '@/lib/domain/vehicles/vehicle-description';
import { formatDate } from '@/lib/format';

type DerivativeLifeDates = Pick<ListedDerivative, 'introduced' | 'discontinued' | 'runOut'>;

/**
 * `In production`, `In production until 31 Mar 2027`, `On run-out until 25 Oct 2026`, `Production ended on 31 Mar 2019`,
 * `To be introduced on 1 Sep 2026`.
 */
export function lifeWords(dates: DerivativeLifeDates, today: Day): string {
  const life = lifecycleStageOn(dates, today);
  if (life === 'run-out' && dates.runOut) return `On run-out until ${formatDate(dates.runOut)}`;
  if (life === 'ended' && dates.discontinued) return `Production ended on ${formatDate(dates.discontinued)}`;
  if (life === 'coming' && dates.introduced) return `To be introduced on ${formatDate(dates.introduced)}`;
  return dates.discontinued ? `In production until ${formatDate(dates.discontinued)}` : 'In production';
}
