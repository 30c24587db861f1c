import type { Day } from '@/lib/domain/calendar';
import { lifeOn } from '@/lib/domain/vehicle-life';
import type { Derivative } from '@/lib/domain/vehicle-description';
import { formatDate } from '@/lib/format';

type Dates = Pick<Derivative, 'introduced' | 'discontinued' | 'runOut'>;

/** `In production`, `On run-out until 25 Oct 2026`, `Made until 31 Mar 2019`, `Introduced on 1 Sep 2026`. */
export function lifeWords(dates: Dates, today: Day): string {
  const life = lifeOn(dates, today);
  if (life === 'run-out' && dates.runOut) return `On run-out until ${formatDate(dates.runOut)}`;
  if (life === 'ended' && dates.discontinued) return `Made until ${formatDate(dates.discontinued)}`;
  if (life === 'coming' && dates.introduced) return `To be introduced on ${formatDate(dates.introduced)}`;
  return dates.discontinued ? `Made until ${formatDate(dates.discontinued)}` : 'In production';
}
