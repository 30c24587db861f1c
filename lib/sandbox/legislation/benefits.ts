/** Benefit of a company car, of its fuel and of a van, and the income tax on it. */
import type { LegislationTable } from './dated';
import { byYear, taxYear } from './years';

/** SI 2017/1176, SI 2020/199 and the yearly orders; policy paper of 3 December 2025 for 2026-27. */
const uprating = { unit: 'GBP', source: 'Van Benefit and Car and Van Fuel Benefit Orders' };

export const carFuelMultiplier: LegislationTable<number> = {
  name: 'car fuel benefit multiplier',
  rows: byYear(taxYear, 2018, [22600, 23400, 24100, 24500, 24600, 25300, 27800, 27800, 28200, 29200], uprating),
};

export const vanBenefit: LegislationTable<number> = {
  name: 'van benefit',
  rows: byYear(taxYear, 2018, [3230, 3350, 3430, 3490, 3500, 3600, 3960, 3960, 4020, 4170], uprating),
};

export const vanFuelBenefit: LegislationTable<number> = {
  name: 'van fuel benefit',
  rows: byYear(taxYear, 2018, [610, 633, 655, 666, 669, 688, 757, 757, 769, 798], uprating),
};

/** The highest price a benefit is computed from: abolished from 2011-12 (FA 2009 Sch. 28; EIM24440). */
export const priceLimit: LegislationTable<number> = {
  name: 'price limit',
  rows: [{ from: '1994-04-06', to: '2011-04-05', value: 80000, unit: 'GBP', source: 'ITEPA 2003 s.121, to 2010-11' }],
};

/** Charged on registering a new vehicle; not part of a P11D value. Read from on-the-road prices of 2021-22. */
export const firstRegistrationFee: LegislationTable<number> = {
  name: 'first registration fee',
  rows: [
    {
      from: '2017-04-01',
      to: null,
      value: 55,
      unit: 'GBP',
      source: 'on-the-road less P11D value less VED, published 2021-22',
    },
  ],
};

/**
 * How a figure is shown: printed tables differ (whole pounds down, half up), the service rounds to pence, half to
 * even.
 */
export type BenefitRounding = 'pence, half to even' | 'pounds, half up' | 'pounds, down';

/** Hundredths of a penny to pence. */
export function rounded(hundredths: number, rounding: BenefitRounding): number {
  if (rounding === 'pounds, down') return Math.floor(hundredths / 10000) * 100;
  if (rounding === 'pounds, half up') return Math.floor((hundredths + 5000) / 10000) * 100;
  const down = Math.floor(hundredths / 100);
  const rest = hundredths - down * 100;
  return rest > 50 || (rest === 50 && down % 2 === 1) ? down + 1 : down;
}

/** Yearly benefit in pence: price × percentage. */
export const carBenefitPence = (pricePence: number, percent: number, rounding: BenefitRounding): number =>
  rounded(pricePence * percent, rounding);

/** Tax on a benefit in pence, from the unrounded product where the benefit itself is shown unrounded. */
export const taxPence = (benefitPence: number, percent: number, rounding: BenefitRounding): number =>
  rounded(benefitPence * percent, rounding);
