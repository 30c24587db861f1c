/** The guide values of the vehicle, and its forecast, in the tests of the sums and their sentences. */
import type { BandValues } from '@/lib/domain/valuations/valuation';
import type { PlateForecast } from './guide-value';

const figure = (value: number) => ({ value, source: 'valuation' as const });

/** Whole pounds. Average to Clean is 800 more, Below to Average 1,200. */
export const VALUES: BandValues = {
  retail: figure(11_000),
  clean: figure(9_000),
  average: figure(8_200),
  below: figure(7_000),
};

/** The edition of January after it was valued on 28 Nov 2026. */
export const EDITION = { day: '2027-01-01', retail: 10_200, clean: 8_300, average: 7_600, below: 6_500 };

/** With Clean alone, of the two months after that edition. */
export const FORECAST: PlateForecast = {
  snapshotDay: '2027-01-01',
  days: ['2027-02-01', '2027-03-01'],
  mileages: [30_000],
  clean: [[8_200], [8_100]],
  average: [],
  below: [],
  edition: EDITION,
};
export const FAILED = { value: null, because: { reason: 'The provider is down.', next: 'Try again.' } };
