import type { Day } from '@/lib/domain/time/calendar';
import { lifecycleStageOn } from '@/lib/domain/vehicles/lifecycle';
import type { ListedDerivative } from '@/lib/domain/vehicles/vehicle-description';
import { formatDate } from '@/lib/format';

type DerivativeLifeDates = Pick<ListedDerivative, 'introduced' | 'discontinued' | 'runOut'>;

/** `In production`, `On run-out until 25 Oct 2026`, `Made until 31 Mar 2019`, `Introduced on 1 Sep 2026`. */
export function lifeWords(dates: DerivativeLifeDates, today: Day): string {
  const life = lifecycleStageOn(dates, today);
  if (life === 'run-out' && dates.runOut) return `On run-out until ${formatDate(dates.runOut)}`;
  if (life === 'ended' && dates.discontinued) return `Made until ${formatDate(dates.discontinued)}`;
  if (life === 'coming' && dates.introduced) return `To be introduced on ${formatDate(dates.introduced)}`;
  return dates.discontinued ? `Made until ${formatDate(dates.discontinued)}` : 'In production';
}
