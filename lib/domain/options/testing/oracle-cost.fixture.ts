/** What options cost by the definitions, with every way to use the free items tried. */
import type { Demand } from './oracle-bundle.fixture';

export type OracleCost = readonly [unknown: number, pence: number];

/**
 * The least of all ways in which each open free item takes one of the paid options off, or none.
 * @param paid options by index
 * @param free rules of which each frees one option among its own
 * @param prices by index; null: not known
 */
export function leastCost(
  paid: readonly number[],
  free: readonly Pick<Demand, 'among'>[],
  prices: readonly (number | null)[],
): OracleCost {
  const [first, ...others] = free;
  if (first === undefined) {
    const known = paid.flatMap((option) => prices[option] ?? []);
    return [paid.filter((option) => prices[option] === null).length, known.reduce((sum, pence) => sum + pence, 0)];
  }
  let best = leastCost(paid, others, prices);
  for (const option of paid) {
    if (((first.among >> option) & 1) === 0) continue;
    const rest = paid.filter((item) => item !== option);
    const other = leastCost(rest, others, prices);
    if ((other[0] - best[0] || other[1] - best[1]) < 0) best = other;
  }
  return best;
}
