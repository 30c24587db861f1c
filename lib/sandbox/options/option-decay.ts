/** How much of an option's price is seen again on the used market. */
import { mileageFactor } from '@/lib/sandbox/market/curve';
import type { RetentionClass } from '@/lib/sandbox/options/option-book';

/**
 * Share of the cost new after 0, 12 and 36 months at average mileage. Published: options retain about a fifth at three
 * years and 60,000 miles (cap); adaptive cruise £1,750 and night vision £1,250 bring £250 after a year, 20-inch wheels
 * £1,000, a panoramic roof over half (Glass's). Between the points geometric, after the last at the same pace.
 */
const shares: Readonly<Record<RetentionClass, readonly [atNew: number, year: number, threeYears: number]>> = {
  style: [0.95, 0.85, 0.45],
  wanted: [0.75, 0.56, 0.34],
  ordinary: [0.5, 0.38, 0.235],
  technical: [0.3, 0.16, 0.09],
  none: [0, 0, 0],
};

/** Pounds, to the next £5, that a clean car is worth more for it. */
export function optionValuePounds(
  retention: RetentionClass,
  costNewPounds: number,
  ageMonths: number,
  mileage: number,
): number {
  const [atNew, year, threeYears] = shares[retention];
  if (atNew === 0) return 0;
  const months = Math.max(0, ageMonths);
  const share =
    months < 12 ? atNew * (year / atNew) ** (months / 12) : year * (threeYears / year) ** ((months - 12) / 24);
  const worn = Math.min(1, mileageFactor('CAR', months, mileage));
  return Math.round((costNewPounds * share * worn) / 5) * 5;
}
