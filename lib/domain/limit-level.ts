/** How near a limit somebody is, and how that is said. Without schemas: pages load it. */
import { formatCount } from '@/lib/format';
import type { UsageAlert } from './usage-report';

const LEVELS = [100, 90, 80] as const;

export function alertLevel(used: number, limit: number | null): UsageAlert['level'] | null {
  if (limit === null) return null;
  return LEVELS.find((level) => used * 100 >= limit * level) ?? null;
}

export function alertWords(who: string, used: number, limit: number): string {
  const figures = `${formatCount(used)} of ${formatCount(limit)} look-ups`;
  return used >= limit ? `${who} has used all ${figures}.` : `${who} has used ${figures}.`;
}
