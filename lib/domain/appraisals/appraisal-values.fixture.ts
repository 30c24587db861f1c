/** The guide values of the vehicle in the tests of the sums and their sentences. */
import type { BandValues } from '@/lib/domain/valuations/valuation';

const figure = (value: number) => ({ value, source: 'valuation' as const });

/** Whole pounds. Average to Clean is 800 more, Below to Average 1,200. */
export const VALUES: BandValues = {
  retail: figure(11_000),
  clean: figure(9_000),
  average: figure(8_200),
  below: figure(7_000),
};
