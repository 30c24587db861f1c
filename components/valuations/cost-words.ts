import type { Cost } from '@/lib/domain/cost';
import type { SourceName } from '@/lib/domain/provenance';
import type { MonthUsage } from '@/lib/domain/usage';
import { formatAge, formatCount } from '@/lib/format';

const SHORT: Record<SourceName, string> = {
  registration: 'look-up',
  valuation: 'valuation',
  internetPrices: 'internet prices',
};

/** "1 look-up + 1 valuation · 412 of 1,000 used", "free: looked up 3 h ago by J. Smith". */
export function costWords({ parts, free, words }: Cost, usage: MonthUsage | undefined, now: Date): string {
  const keptPart = parts.find((part) => part.kept);
  if (!free) return withUsage(keptPart ? `${words}, ${SHORT[keptPart.source]} kept` : words, usage);
  const kept = keptPart?.kept;
  if (!kept) return 'free: the same look-up is under way';
  return `free: looked up ${formatAge(kept.at, now)}${kept.byName ? ` by ${kept.byName}` : ''}`;
}

export function withUsage(words: string, usage: MonthUsage | undefined): string {
  return usage ? `${words} · ${usageWords(usage)}` : words;
}

/** "412 of 1,000 used". */
function usageWords({ used, limit }: MonthUsage): string {
  return limit === null ? `${formatCount(used)} used` : `${formatCount(used)} of ${formatCount(limit)} used`;
}
