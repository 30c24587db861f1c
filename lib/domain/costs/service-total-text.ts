/** The service's own whole life cost and pence per mile in words: the two need not cover the same parts. */
import type { Legislation } from '@/lib/domain/tax/legislation';
import { formatPounds } from '@/lib/format';
import { perMileDigits } from './pence-per-mile';
import { perMile, runningPerMile, type WholeLifeCostPart } from './whole-life-parts';

/** The tolerance for rounding, in pence. */
const SAME_WITHIN = 0.05;

/** @param parts of the same term and mileage */
export function serviceTotalText(
  { wholeLifeCost, pencePerMile }: Pick<Legislation, 'wholeLifeCost' | 'pencePerMile'>,
  parts: readonly WholeLifeCostPart[],
  miles: number,
): string {
  const total = `Whole life cost from the service: ${wholeLifeCost === null ? 'not given' : formatPounds(wholeLifeCost)}`;
  if (pencePerMile === null) return `${total}.`;
  const words = `${perMileDigits(pencePerMile)}p per mile`;
  const isSame = (pence: number | null) => pence !== null && Math.abs(pence - pencePerMile) <= SAME_WITHIN;
  if (wholeLifeCost !== null && isSame(perMile(wholeLifeCost * 100, miles))) return `${total}, ${words}.`;
  return `${total}. Its ${words} ${isSame(runningPerMile(parts, miles)) ? 'covers only depreciation, fuel and maintenance' : 'does not cover the same parts'}.`;
}
