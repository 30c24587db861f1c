/**
 * Appropriate percentages of company cars by tax year (HMRC 480 appendix 2; ITEPA 2003 s.139; Finance Act 2025 ss.5–6
 * for 2028-29 and 2029-30). W: first registered from 6 April 2020, on WLTP figures; N: before, on NEDC.
 */
import type { Day } from '@/lib/domain/time/calendar';
import { ofYear, type DatedLawValue, type LawTable, type LawSource } from './dated-law-values';
import { APPENDIX_2, DIESEL, EASEMENT, NO_CO2_FIGURE, RATES_2028 } from './law-sources';
import { taxYear } from './fiscal-years';

export interface BenefitPercentages {
  readonly zeroEmission: number;
  /** 1–50 g/km by electric range, as `RANGE_EDGES`. */
  readonly byRange: readonly number[];
  /** From 51, 55, 60, 65 and 70 g/km. */
  readonly from51: readonly number[];
  /** At 75 g/km; one point more for every 5 g/km, up to the maximum. */
  readonly at75: number;
  readonly maximum: number;
}

/** Lowest whole miles of each row of 1–50 g/km. */
export const RANGE_EDGES = [130, 70, 40, 30, 0] as const;
/** Lowest whole g/km of each row between 51 and 74. */
export const EDGES_FROM_51 = [51, 55, 60, 65, 70] as const;

/** First day of registration on WLTP figures (FA 2020 s.10). */
export const WLTP_TAXED_FROM = '2020-04-06';
/** The test whose CO2 figure counts for the benefit of a car registered on a day. */
export const co2Test = (registered: Day): 'NEDC' | 'WLTP' => (registered < WLTP_TAXED_FROM ? 'NEDC' : 'WLTP');

/** First day of registration of cars taxed by CO2. */
export const CO2_TAXED_FROM = '1998-01-01';

const year = (
  ending: number,
  zeroEmission: number,
  byRange: readonly number[],
  from51: readonly number[],
  [at75, maximum]: readonly [number, number],
  source: LawSource = APPENDIX_2,
): DatedLawValue<BenefitPercentages> =>
  ofYear(taxYear(ending), { zeroEmission, byRange, from51, at75, maximum }, source);

/** From 2022-23 both columns are the same. */
const together: readonly DatedLawValue<BenefitPercentages>[] = [
  year(2023, 2, [2, 5, 8, 12, 14], [15, 16, 17, 18, 19], [20, 37]),
  year(2024, 2, [2, 5, 8, 12, 14], [15, 16, 17, 18, 19], [20, 37]),
  year(2025, 2, [2, 5, 8, 12, 14], [15, 16, 17, 18, 19], [20, 37]),
  year(2026, 3, [3, 6, 9, 13, 15], [16, 17, 18, 19, 20], [21, 37]),
  year(2027, 4, [4, 7, 10, 14, 16], [17, 18, 19, 20, 21], [21, 37]),
  year(2028, 5, [5, 8, 11, 15, 17], [18, 19, 20, 21, 21], [21, 37]),
  year(2029, 7, [18, 18, 18, 18, 18], [19, 20, 21, 22, 22], [22, 38], RATES_2028),
  year(2030, 9, [19, 19, 19, 19, 19], [20, 21, 22, 23, 23], [23, 39], RATES_2028),
];

export const WLTP_PERCENTAGES: LawTable<BenefitPercentages> = {
  name: 'company car percentage',
  rows: [
    year(2021, 0, [0, 3, 6, 10, 12], [13, 14, 15, 16, 17], [18, 37]),
    year(2022, 1, [1, 4, 7, 11, 13], [14, 15, 16, 17, 18], [19, 37]),
    ...together,
  ],
};

export const NEDC_PERCENTAGES: LawTable<BenefitPercentages> = {
  name: 'company car percentage',
  rows: [
    year(2021, 0, [2, 5, 8, 12, 14], [15, 16, 17, 18, 19], [20, 37]),
    year(2022, 1, [2, 5, 8, 12, 14], [15, 16, 17, 18, 19], [20, 37]),
    ...together,
  ],
};

/** Points for a car that runs only on diesel and does not meet RDE2 (ITEPA 2003 s.141). */
export const DIESEL_SUPPLEMENT: LawTable<number> = {
  name: 'diesel supplement',
  rows: [{ from: '2018-04-06', to: null, value: 4, source: DIESEL, isAssumed: false }],
};

/** Highest cc of the first two rows of s.140; above them is a third. */
export const ENGINE_SIZES_WITHOUT_CO2 = [1_400, 2_000] as const;

/**
 * Cars first registered from 1998 that have no CO2 figure at all, by engine size (ITEPA 2003 s.140; Finance Act 2025
 * s.5(4)). 2029-30 follows the point by which the maximum rises in that year; it has not been read.
 */
export const WITHOUT_CO2_PERCENTAGES: LawTable<readonly [small: number, medium: number, large: number]> = {
  name: 'percentage of cars without a CO2 figure',
  rows: [
    {
      from: taxYear(2021).from,
      to: taxYear(2028).to,
      value: [24, 35, 37],
      source: NO_CO2_FIGURE,
      isAssumed: false,
    },
    ofYear(taxYear(2029), [25, 36, 38] as const, NO_CO2_FIGURE),
    ofYear(taxYear(2030), [26, 37, 39] as const, NO_CO2_FIGURE, true),
  ],
};

/**
 * Plug-in hybrids first registered on these days whose CO2 rose with the test: for the whole Chapter of company cars,
 * the rule of salary given up included, the CO2 figure is taken as 1 g/km (ITEPA 2003 s.138A). From `transitionFrom`
 * it holds only for arrangements made before it, until `end`.
 */
export const PLUG_IN_EASEMENT = {
  from: '2025-01-01',
  to: '2028-04-05',
  transitionFrom: '2028-04-06',
  end: '2031-04-05',
  deemedCo2: 1,
  source: EASEMENT,
} as const;
