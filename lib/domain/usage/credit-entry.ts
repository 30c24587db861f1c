/** The numbers of credits that a field accepts, and its sentence about any other. Without schemas: pages load it. */
import { parseCount } from '@/lib/encoding/parse-count';
import { formatCount } from '@/lib/format';

export interface CreditRange {
  readonly min: number;
  readonly max: number;
  /** What an empty field means; absent where a number is needed. */
  readonly empty?: string;
}

/** Extra credits, requested or approved. */
export const EXTRA_CREDITS: CreditRange = { min: 1, max: 10_000 };
export const MONTHLY_LIMIT: CreditRange = { min: 0, max: 1_000_000, empty: 'no budget' };
/** None in a minute would stop everyone for good: waiting for the next minute would not help. */
export const MINUTE_LIMIT: CreditRange = { min: 1, max: 1_000_000, empty: 'no limit' };

/** "Enter 1 to 10,000." */
export function creditRangeWords({ min, max, empty }: CreditRange): string {
  return `Enter ${formatCount(min)} to ${formatCount(max)}${empty === undefined ? '' : `, or leave empty for ${empty}`}.`;
}

/** @returns null where the field accepts the text */
export function creditProblem(typed: string, range: CreditRange): string | null {
  if (typed.trim() === '' && range.empty !== undefined) return null;
  const count = parseCount(typed);
  return count !== null && count >= range.min && count <= range.max ? null : creditRangeWords(range);
}
