/**
 * Appropriate percentages of company cars by tax year (ITEPA 2003 s.139–141; HMRC 480 appendix 2; FA 2025 s.5–6 for 2028-29
 * and 2029-30). W: first registered from 6 April 2020 on WLTP figures; N: before, on NEDC.
 */
import { taxYear } from './years';
import type { LegislationEntry, LegislationTable } from './dated';

export interface BenefitPercentageRow {
  readonly zeroEmission: number;
  /** 1–50 g/km by electric range: 130 miles and more, 70, 40, 30, under 30. */
  readonly byRange: readonly [number, number, number, number, number];
  /** From 51, 55, 60, 65 and 70 g/km. */
  readonly from51: readonly [number, number, number, number, number];
  /** At 75 g/km; one point more for every 5 g/km. */
  readonly at75: number;
  readonly maximum: number;
}

const APPENDIX = 'HMRC 480 appendix 2; ITEPA 2003 s.139';
const ACT_2025 = 'Finance Act 2025 s.5–6';

const year = (
  ending: number,
  zeroEmission: number,
  byRange: BenefitPercentageRow['byRange'],
  from51: BenefitPercentageRow['from51'],
  [at75, maximum]: readonly [number, number],
  source = APPENDIX,
): LegislationEntry<BenefitPercentageRow> => {
  const { from, to } = taxYear(ending);
  return { from, to, value: { zeroEmission, byRange, from51, at75, maximum }, unit: '%', source };
};

/** From 2022-23 both columns are one. */
const together: readonly LegislationEntry<BenefitPercentageRow>[] = [
  year(2023, 2, [2, 5, 8, 12, 14], [15, 16, 17, 18, 19], [20, 37]),
  year(2024, 2, [2, 5, 8, 12, 14], [15, 16, 17, 18, 19], [20, 37]),
  year(2025, 2, [2, 5, 8, 12, 14], [15, 16, 17, 18, 19], [20, 37]),
  year(2026, 3, [3, 6, 9, 13, 15], [16, 17, 18, 19, 20], [21, 37]),
  year(2027, 4, [4, 7, 10, 14, 16], [17, 18, 19, 20, 21], [21, 37]),
  year(2028, 5, [5, 8, 11, 15, 17], [18, 19, 20, 21, 21], [21, 37]),
  year(2029, 7, [18, 18, 18, 18, 18], [19, 20, 21, 22, 22], [22, 38], ACT_2025),
  year(2030, 9, [19, 19, 19, 19, 19], [20, 21, 22, 23, 23], [23, 39], ACT_2025),
];

export const wltpPercentages: LegislationTable<BenefitPercentageRow> = {
  name: 'company car percentage',
  rows: [
    year(2021, 0, [0, 3, 6, 10, 12], [13, 14, 15, 16, 17], [18, 37]),
    year(2022, 1, [1, 4, 7, 11, 13], [14, 15, 16, 17, 18], [19, 37]),
    ...together,
  ],
};

export const nedcPercentages: LegislationTable<BenefitPercentageRow> = {
  name: 'company car percentage',
  rows: [
    year(2021, 0, [2, 5, 8, 12, 14], [15, 16, 17, 18, 19], [20, 37]),
    year(2022, 1, [2, 5, 8, 12, 14], [15, 16, 17, 18, 19], [20, 37]),
    ...together,
  ],
};

/** Points for a car that runs on diesel alone and does not meet RDE2 (ITEPA 2003 s.141; EIM24855). */
export const dieselSupplement: LegislationTable<number> = {
  name: 'diesel supplement',
  rows: [
    {
      from: '2018-04-06',
      to: null,
      value: 4,
      unit: 'percentage points',
      source: 'ITEPA 2003 s.141, as amended from 2018-19',
    },
  ],
};

/** Registered from 1998 without a CO2 figure: up to 1,400 cc, up to 2,000 cc, above (s.140; FA 2025 s.5(4)). */
export const withoutCo2: LegislationTable<readonly [number, number, number]> = {
  name: 'percentage without a CO2 figure',
  rows: [
    {
      from: '2020-04-06',
      to: '2028-04-05',
      value: [24, 35, 37],
      unit: '%',
      source: 'ITEPA 2003 s.140, F(No.2)A 2017 s.2',
    },
    { from: '2028-04-06', to: '2029-04-05', value: [25, 36, 38], unit: '%', source: 'FA 2025 s.5(4)' },
    { from: '2029-04-06', to: '2030-04-05', value: [26, 37, 39], unit: '%', source: 'FA 2025 s.6', assumed: true },
  ],
};

/** Plug-in hybrids first registered on these days whose CO2 rose with the test: taxed as if it were 1 g/km. */
export const plugInEasement = {
  from: '2025-01-01',
  to: '2028-04-05',
  deemedCo2: 1,
  source: 'ITEPA 2003 s.138A, Finance Act 2026 s.19',
} as const;
