/** How near to a limit a count is, and its words. Without schemas: pages load it. */
import { formatCount } from '@/lib/format';
import type { MonthUsage } from './month-usage';
import type { UsageAlert } from './usage-report';

const LEVELS = [100, 80, 50] as const;

export function alertLevel(used: number, limit: number | null): UsageAlert['level'] | null {
  if (limit === null) return null;
  return LEVELS.find((level) => used * 100 >= limit * level) ?? null;
}

/** The same for the provider's own limit from 80 %: the provider may call it exceeded before its count reaches it. */
export function providerLevel({ used, limit, exceeded }: NonNullable<MonthUsage['provider']>): 80 | 100 | null {
  const level = exceeded ? 100 : alertLevel(used, limit);
  return level === 50 ? null : level;
}

export function alertWords(who: string, used: number, limit: number, what: string): string {
  const figures = `${formatCount(used)} of ${formatCount(limit)} ${what}`;
  return used >= limit ? `${who} has used all ${figures}.` : `${who} has used ${figures}.`;
}

/** "412 of 1,000 used", "31 used, 990 of 1,000 look-ups at the provider" where its own limit is nearer, "31 used". */
export function usedWords({ used, limit, provider }: Pick<MonthUsage, 'used' | 'limit' | 'provider'>): string {
  const own = limit === null ? `${formatCount(used)} used` : `${formatCount(used)} of ${formatCount(limit)} used`;
  if (provider === null || (limit !== null && provider.remaining >= limit - used)) return own;
  return `${own}, ${providerWords(provider)}`;
}

/** "990 of 1,000 look-ups at the provider". */
export function providerWords({ used, limit, exceeded }: NonNullable<MonthUsage['provider']>): string {
  return `${formatCount(used)} of ${formatCount(limit)} look-ups at the provider${exceeded ? ': exceeded' : ''}`;
}
