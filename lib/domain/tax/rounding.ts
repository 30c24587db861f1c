/**
 * How a figure is shown: no law defines it. The P11D service rounds to pence, half to even; printed guides round to
 * whole
 * pounds, half up, or drop the pence at each step.
 */
export type BenefitInKindRounding = 'pence, half to even' | 'pounds, half up' | 'pounds, down';

/** Hundredths of a penny to pence. */
export function roundedPence(hundredths: number, rounding: BenefitInKindRounding): number {
  if (rounding === 'pounds, down') return Math.floor(hundredths / 10_000) * 100;
  if (rounding === 'pounds, half up') return Math.floor((hundredths + 5_000) / 10_000) * 100;
  const down = Math.floor(hundredths / 100);
  const rest = hundredths - down * 100;
  return rest > 50 || (rest === 50 && down % 2 === 1) ? down + 1 : down;
}

/** A percentage, of up to two decimals, of an amount in pence. */
export const shareOf = (pence: number, percent: number, rounding: BenefitInKindRounding): number =>
  roundedPence(Math.round(pence * percent * 100) / 100, rounding);
