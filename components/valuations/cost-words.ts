import type { Cost } from '@/lib/domain/cost';
import { usedWords } from '@/lib/domain/limit-level';
import type { SourceName } from '@/lib/domain/provenance';
import type { MonthUsage } from '@/lib/domain/usage';
import { formatAge } from '@/lib/format';

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
  return usage ? `${words} · ${usedWords(usage)}` : words;
}
