import type { LookUpCost } from '@/lib/domain/usage/look-up-cost';
import { usedWords } from '@/lib/domain/usage/limit-level';
import type { SourceName } from '@/lib/domain/provenance';
import { SOURCES } from '@/lib/domain/source-names';
import type { MonthUsage } from '@/lib/domain/usage/month-usage';
import { formatAge } from '@/lib/format';

const SHORT: Record<SourceName, string> = {
  registration: 'look-up',
  valuation: 'valuation',
  internetPrices: SOURCES.market.inText,
};

/** "1 look-up + 1 valuation · 412 of 1,000 used", "free: looked up 3 h ago by J. Smith". */
export function costWords({ parts, free, words }: LookUpCost, usage: MonthUsage | undefined, now: Date): string {
  const cachedPart = parts.find((part) => part.cached);
  if (!free) return withUsage(cachedPart ? `${words}, ${SHORT[cachedPart.source]} already checked` : words, usage);
  const cached = cachedPart?.cached;
  if (!cached) return 'free: same look-up in progress';
  return `free: looked up ${formatAge(cached.at, now)}${cached.byName ? ` by ${cached.byName}` : ''}`;
}

export function withUsage(words: string, usage: MonthUsage | undefined): string {
  return usage ? `${words} · ${usedWords(usage)}` : words;
}
