/** What is left of the month's credits, for a button with a price. Without schemas: pages load it. */
import { formatCount } from '@/lib/format';
import type { MonthUsage } from './month-usage';

/** The limit of the month that is nearest. */
export type NearestLimit = Pick<MonthUsage, 'scope' | 'used' | 'limit' | 'remaining'>;

/** Whether a price is more than what is left of the month. */
export const isShort = (credits: number, { remaining }: Pick<NearestLimit, 'remaining'>): boolean =>
  credits > (remaining ?? Infinity);

/** From this much of a limit on, or with so few credits left, a price says what is left. */
const NEAR_PERCENT = 70;
const FEW_CREDITS = 10;

/** "1 of 3 left"; null while the limit is far, or there is none. */
export function leftWords({ used, limit, remaining }: NearestLimit): string | null {
  if (limit === null || remaining === null) return null;
  if (used * 100 < limit * NEAR_PERCENT && remaining >= FEW_CREDITS) return null;
  return `${remaining === 0 ? 'none' : formatCount(remaining)} of ${formatCount(limit)} left`;
}
