/** How close a count is to a limit, and its words. Without schemas: pages load it. */
import { capitalised, formatCount, formatPlural } from '@/lib/format';
import type { MonthUsage } from './month-usage';

/**
 * The percentages of a month's limit that are alerts: in reports, events, notifications and mails. The ledger's function
 * `look_up_take` repeats them, and a test compares.
 */
export const LIMIT_LEVELS = [80, 90, 100] as const;
type LimitLevel = (typeof LIMIT_LEVELS)[number];

/** "80, 90 or 100%" */
export const LIMIT_LEVELS_TEXT = `${LIMIT_LEVELS.slice(0, -1).join(', ')} or ${LIMIT_LEVELS.at(-1)}%`;

/** The highest percentage of `LIMIT_LEVELS` that is reached; null if none is, or without a limit. */
export function alertLevel(used: number, limit: number | null): LimitLevel | null {
  if (limit === null) return null;
  return LIMIT_LEVELS.findLast((level) => used * 100 >= limit * level) ?? null;
}

/** "88" for 8 of 9: rounded down, so that it never claims a level that is not reached. @param limit above 0 */
export const usedPercent = (used: number, limit: number): number => Math.floor((used * 100) / limit);

/** “Northgate Cars has used 412 of 500 credits.” @param who capitalised @param what a plural: credits */
export function alertWords(who: string, used: number, limit: number, what: string): string {
  const figures = `${formatCount(used)} of ${formatCount(limit)} ${what}`;
  return used >= limit ? `${who} has used all ${figures}.` : `${who} has used ${figures}.`;
}

/** "412 of 1,000 credits"; "1 credit" where no limit is set. */
export function countWords(used: number, limit: number | null, counts: UsageMeter['counts']): string {
  if (limit !== null) return `${formatCount(used)} of ${formatCount(limit)} ${counts}`;
  return formatPlural(used, counts.slice(0, -1));
}

/**
 * "412 of 1,000 credits used"; "31 credits used · 990 of 1,000 registration checks" where the provider’s limit is nearer;
 * "31 credits used" where neither has a limit.
 */
export function usedWords({ used, limit, provider }: Pick<MonthUsage, 'used' | 'limit' | 'provider'>): string {
  const own = `${countWords(used, limit, 'credits')} used`;
  if (provider === null || (limit !== null && provider.remaining >= limit - used)) return own;
  const checks = countWords(provider.used, provider.limit, 'registration checks');
  return `${own} · ${checks}${provider.exceeded ? ': exceeded' : ''}`;
}

/** From here on, every page shows the month’s use. */
const METER_PERCENT = 70;

/** A month’s use against a limit that is close. */
export interface UsageMeter {
  /** Registration checks count against the provider’s limit; credits are checks and valuations, by our own ledger. */
  readonly counts: 'registration checks' | 'credits';
  readonly used: number;
  readonly limit: number;
  /** It warns from 80 % on; at 100 % nothing is left. */
  readonly level: 70 | 80 | 100;
  /** "15 left", "Limit reached" */
  readonly leftWords: string;
  /** Alone, where there is room for little: "15 credits left", "Checks used up". */
  readonly shortWords: string;
}

/** Those of the two limits that are at least 70 % used, the provider’s first; none while there is enough of both. */
export function usageMeters({ used, limit, provider }: Pick<MonthUsage, 'used' | 'limit' | 'provider'>): UsageMeter[] {
  const meters: UsageMeter[] = [];
  const add = (counts: UsageMeter['counts'], count: number, most: number, isExceeded: boolean) => {
    const isReached = isExceeded || count >= most;
    if (!isReached && count * 100 < most * METER_PERCENT) return;
    const level = isReached ? 100 : count * 100 >= most * 80 ? 80 : 70;
    const leftWords = isReached ? 'Limit reached' : `${formatCount(most - count)} left`;
    const name = counts === 'credits' ? 'credit' : 'check';
    const shortWords = isReached ? `${capitalised(name)}s used up` : `${formatPlural(most - count, name)} left`;
    meters.push({ counts, used: count, limit: most, level, leftWords, shortWords });
  };
  if (provider !== null) add('registration checks', provider.used, provider.limit, provider.exceeded);
  if (limit !== null) add('credits', used, limit, false);
  return meters;
}
