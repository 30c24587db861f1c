/** Vehicle excise duty of cars first registered from 1 April 2017, pounds for twelve months, by duty year (V149). */
import { byYear, ofYear, type DatedLawValue, type LawTable } from './dated-law-values';
import { DUTY_TABLES } from './law-sources';
import { dutyYear } from './fiscal-years';

/** Highest g/km of each band of the first year; above the last there is one more. */
export const DUTY_EDGES = [0, 50, 75, 90, 100, 110, 130, 150, 170, 190, 225, 255] as const;

/** First day of registration of cars with a first-year rate and, after it, a standard rate. */
export const FIRST_YEAR_RATES_FROM = '2017-04-01';
/** First day of registration on WLTP figures; cars of before this use NEDC. */
export const WLTP_DUTY_FROM = '2020-04-01';
export const DIESEL_BAND_UP_FROM = '2018-04-01';

/** By band; petrol, and diesel that meets RDE2. */
export const FIRST_YEAR_RATES: LawTable<readonly number[]> = {
  name: 'first-year vehicle tax',
  rows: [
    ...byYear(
      dutyYear,
      2018,
      [
        [0, 10, 25, 100, 120, 140, 160, 200, 500, 800, 1200, 1700, 2000],
        [0, 10, 25, 105, 125, 145, 165, 205, 515, 830, 1240, 1760, 2070],
        [0, 10, 25, 110, 130, 150, 170, 210, 530, 855, 1280, 1815, 2135],
        [0, 10, 25, 110, 135, 155, 175, 215, 540, 870, 1305, 1850, 2175],
        [0, 10, 25, 115, 140, 160, 180, 220, 555, 895, 1345, 1910, 2245],
        [0, 10, 25, 120, 150, 170, 190, 230, 585, 945, 1420, 2015, 2365],
        [0, 10, 30, 130, 165, 185, 210, 255, 645, 1040, 1565, 2220, 2605],
        [0, 10, 30, 135, 175, 195, 220, 270, 680, 1095, 1650, 2340, 2745],
        [10, 110, 130, 270, 350, 390, 440, 540, 1360, 2190, 3300, 4680, 5490],
        [10, 115, 135, 280, 365, 405, 455, 560, 1410, 2270, 3420, 4850, 5690],
      ],
      DUTY_TABLES,
    ),
  ],
};

/** The yearly discount of hybrids and gas. */
export const ALTERNATIVE_FUEL_DISCOUNT: LawTable<number> = {
  name: 'alternative fuel discount',
  rows: [
    { from: '2017-04-01', to: '2025-03-31', value: 10, source: DUTY_TABLES, isAssumed: false },
    { from: '2025-04-01', to: null, value: 0, source: DUTY_TABLES, isAssumed: false },
  ],
};

/** From the second licence; cars without emissions paid nothing until 31 March 2025. */
export const STANDARD_RATES: LawTable<number> = {
  name: 'standard vehicle tax',
  rows: byYear(dutyYear, 2018, [140, 140, 145, 150, 155, 165, 180, 190, 195, 200], DUTY_TABLES),
};
export const ZERO_EMISSION_FREE_UNTIL = '2025-03-31';

export interface DutySupplement {
  readonly amount: number;
  /** List price above which it is due, pounds. */
  readonly threshold: number;
  /** For cars without emissions; null if they are exempt. */
  readonly zeroEmission: { readonly threshold: number; readonly registeredFrom: string } | null;
}

const supplement = (
  ending: number,
  amount: number,
  zeroEmission: DutySupplement['zeroEmission'],
): DatedLawValue<DutySupplement> => ofYear(dutyYear(ending), { amount, threshold: 40_000, zeroEmission }, DUTY_TABLES);
const sinceTheStart = { threshold: 40_000, registeredFrom: FIRST_YEAR_RATES_FROM };

/** On top of the standard rate, from the second licence to the sixth. */
export const SUPPLEMENTS: LawTable<DutySupplement> = {
  name: 'expensive car supplement',
  rows: [
    supplement(2018, 310, sinceTheStart),
    supplement(2019, 310, sinceTheStart),
    supplement(2020, 320, sinceTheStart),
    supplement(2021, 325, null),
    supplement(2022, 335, null),
    supplement(2023, 355, null),
    supplement(2024, 390, null),
    supplement(2025, 410, null),
    supplement(2026, 425, { threshold: 40_000, registeredFrom: '2025-04-01' }),
    supplement(2027, 440, { threshold: 50_000, registeredFrom: '2025-04-01' }),
  ],
};
