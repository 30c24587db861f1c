/**
 * Vehicle excise duty, pounds for twelve months, by duty year from 1 April (gov.uk vehicle tax rate tables; V149;
 * Finance Acts 2018 s.44, 2019 s.58, 2020 s.83, 2021 s.104, 2022 s.78, 2024 s.24).
 */
import type { LegislationEntry, LegislationTable } from './dated';
import { byYear, dutyYear } from './years';

const GOV = { unit: 'GBP', source: 'gov.uk vehicle tax rate tables' };
const PRINTED_2026 = 'vehicle tax rates from 1 April 2026 as printed by confused.com, The Independent and evo';

/** Upper ends of the bands of CO2, g/km, for cars first registered from 1 April 2017. */
export const firstYearBands = [0, 50, 75, 90, 100, 110, 130, 150, 170, 190, 225, 255, Infinity] as const;

const firstYear = (
  ending: number,
  value: readonly number[],
  source = GOV.source,
): LegislationEntry<readonly number[]> => {
  const { from, to } = dutyYear(ending);
  return { from, to, value, unit: 'GBP', source };
};

/** By band; petrol, and diesel that meets RDE2. */
export const firstYearRates: LegislationTable<readonly number[]> = {
  name: 'first-year vehicle duty',
  rows: [
    firstYear(2018, [0, 10, 25, 100, 120, 140, 160, 200, 500, 800, 1200, 1700, 2000]),
    firstYear(2019, [0, 10, 25, 105, 125, 145, 165, 205, 515, 830, 1240, 1760, 2070]),
    firstYear(2020, [0, 10, 25, 110, 130, 150, 170, 210, 530, 855, 1280, 1815, 2135]),
    firstYear(2021, [0, 10, 25, 110, 135, 155, 175, 215, 540, 870, 1305, 1850, 2175]),
    firstYear(2022, [0, 10, 25, 115, 140, 160, 180, 220, 555, 895, 1345, 1910, 2245]),
    firstYear(2023, [0, 10, 25, 120, 150, 170, 190, 230, 585, 945, 1420, 2015, 2365]),
    firstYear(2024, [0, 10, 30, 130, 165, 185, 210, 255, 645, 1040, 1565, 2220, 2605]),
    firstYear(2025, [0, 10, 30, 135, 175, 195, 220, 270, 680, 1095, 1650, 2340, 2745]),
    firstYear(2026, [10, 110, 130, 270, 350, 390, 440, 540, 1360, 2190, 3300, 4680, 5490]),
    firstYear(2027, [10, 115, 135, 280, 365, 405, 455, 560, 1410, 2270, 3420, 4850, 5690], PRINTED_2026),
  ],
};

/** From this day a diesel that does not meet RDE2 pays its first year in the next higher band. */
export const dieselBandUpFrom = '2018-04-01';

/** The discount of hybrids and gas in a year; ended on 31 March 2025. */
export const alternativeFuelDiscount: LegislationTable<number> = {
  name: 'alternative fuel discount',
  rows: [
    { from: '2017-04-01', to: '2025-03-31', value: 10, ...GOV },
    { from: '2025-04-01', to: null, value: 0, ...GOV },
  ],
};

/** From the second licence. Zero-emission cars paid nothing until 31 March 2025. */
export const standardRates: LegislationTable<number> = {
  name: 'standard vehicle duty',
  rows: byYear(dutyYear, 2018, [140, 140, 145, 150, 155, 165, 180, 190, 195, 200], GOV),
};
export const zeroEmissionFreeUntil = '2025-03-31';

export interface ExpensiveCarSupplement {
  readonly amount: number;
  readonly threshold: number;
  /** null: cars without emissions are exempt. */
  readonly zeroEmission: { readonly threshold: number; readonly registeredFrom: string } | null;
}

const supplement = (amount: number, zeroEmission: ExpensiveCarSupplement['zeroEmission']): ExpensiveCarSupplement => ({
  amount,
  threshold: 40000,
  zeroEmission,
});
const sinceTheStart = { threshold: 40000, registeredFrom: '2017-04-01' };

/** Expensive cars: on top of the standard rate for five years from the second licence. */
export const supplements: LegislationTable<ExpensiveCarSupplement> = {
  name: 'expensive car supplement',
  rows: byYear(
    dutyYear,
    2018,
    [
      supplement(310, sinceTheStart),
      supplement(310, sinceTheStart),
      supplement(320, sinceTheStart),
      supplement(325, null),
      supplement(335, null),
      supplement(355, null),
      supplement(390, null),
      supplement(410, null),
      supplement(425, { threshold: 40000, registeredFrom: '2025-04-01' }),
      // £440: evo, Honest John and others of spring 2026.
      supplement(440, { threshold: 50000, registeredFrom: '2025-04-01' }),
    ],
    { unit: 'GBP', source: 'gov.uk vehicle tax rate tables; press of spring 2026 for 2026-27' },
  ),
};

/** Upper ends of bands A to M, g/km, for cars first registered from 1 March 2001 to 31 March 2017. */
export const bandLetters = 'ABCDEFGHIJKLM';
export const olderBands = [100, 110, 120, 130, 140, 150, 165, 175, 185, 200, 225, 255, Infinity] as const;
/** Above 225 g/km but registered before this day: band K. */
export const bandKUntil = '2006-03-23';

export const olderRates: LegislationTable<readonly number[]> = {
  name: 'vehicle duty by band',
  rows: byYear(
    dutyYear,
    2019,
    [
      [0, 20, 30, 120, 140, 155, 195, 230, 250, 290, 315, 540, 555],
      [0, 20, 30, 125, 145, 160, 200, 235, 260, 300, 325, 555, 570],
      [0, 20, 30, 125, 150, 165, 205, 240, 265, 305, 330, 565, 580],
      [0, 20, 30, 130, 155, 170, 210, 250, 275, 315, 340, 585, 600],
      [0, 20, 30, 135, 165, 180, 220, 265, 290, 330, 360, 615, 630],
      [0, 20, 35, 150, 180, 200, 240, 290, 320, 365, 395, 675, 695],
      [0, 20, 35, 160, 190, 210, 255, 305, 335, 385, 415, 710, 735],
      [20, 20, 35, 165, 195, 215, 265, 315, 345, 395, 430, 735, 760],
      [20, 20, 35, 170, 200, 225, 275, 325, 360, 410, 445, 760, 790],
    ],
    GOV,
  ),
};

/** Before 1 March 2001, cars and vans: up to 1,549 cc, and above. */
export const engineSizeRates: LegislationTable<readonly [upTo1549: number, over: number]> = {
  name: 'vehicle duty by engine size',
  rows: byYear<readonly [number, number]>(
    dutyYear,
    2019,
    [
      [155, 255],
      [160, 265],
      [165, 270],
      [170, 280],
      [180, 295],
      [200, 325],
      [210, 345],
      [220, 360],
      [230, 375],
    ],
    GOV,
  ),
};

/** Light goods vehicles to 3,500 kg from 1 March 2001 (TC39); 2026-27 by the uprating of the other rates. */
export const vanRates: LegislationTable<number> = {
  name: 'van duty',
  rows: [
    ...byYear(dutyYear, 2019, [250, 260, 265, 275, 290, 320, 335, 345], GOV),
    { from: '2026-04-01', to: '2027-03-31', value: 360, unit: 'GBP', source: 'as band I of 2026-27', assumed: true },
  ],
};

/** Early Euro 4 and Euro 5 vans (TC36): not raised since 2013. */
export const earlyVanRate: LegislationTable<number> = {
  name: 'early Euro 4 and 5 van duty',
  rows: [{ from: '2018-04-01', to: '2027-03-31', value: 140, ...GOV }],
};
