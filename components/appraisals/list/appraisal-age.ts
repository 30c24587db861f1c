import { britishDay, daysBetween, type Day } from '@/lib/domain/time/calendar';
import { formatPlural } from '@/lib/format';

/** Since an appraisal was started: "Today", "3 days". */
export function appraisalAge(createdAt: string, today: Day): string {
  const days = daysBetween(britishDay(createdAt), today);
  return days === 0 ? 'Today' : formatPlural(days, 'day');
}
