/** What is left of the month's credits, for a button with a price. Without schemas: pages load it. */
import { formatCount } from '@/lib/format';
import { tooFewWords } from './limit-words';
import type { MonthUsage } from './month-usage';

type NearestLimit = Pick<MonthUsage, 'scope' | 'used' | 'limit' | 'remaining'>;

/** From this much of a limit on, or with so few credits left, a price says what is left. */
const NEAR_PERCENT = 70;
const FEW_CREDITS = 10;

/** "1 of 3 left"; null while the limit is far, or there is none. */
export function leftWords({ used, limit, remaining }: NearestLimit): string | null {
  if (limit === null || remaining === null) return null;
  if (used * 100 < limit * NEAR_PERCENT && remaining >= FEW_CREDITS) return null;
  return `${remaining === 0 ? 'none' : formatCount(remaining)} of ${formatCount(limit)} left`;
}

export interface CreditShortage {
  readonly words: string;
  /** Whether the organisation can give more: the provider's subscription is not its own to raise. */
  readonly mayHaveMore: boolean;
}

/** Why the price cannot be paid; null where it can. */
export function creditShortage(credits: number, { scope, remaining }: NearestLimit): CreditShortage | null {
  if (credits === 0 || remaining === null || credits <= remaining) return null;
  const who = { subscription: 'the subscription has', organisation: 'your organisation has', person: 'you have' }[
    scope
  ];
  return { words: tooFewWords(credits, remaining, who), mayHaveMore: scope !== 'subscription' };
}
