/**
 * Vehicle excise duty of cars first registered before 1 April 2017 and of light vans, pounds for twelve months, by duty
 * year. A figure not found in a publication has no row.
 */
import { byYear, ofYear, type LawTable } from './dated-law-values';
import { DERIVED_DUTY, DUTY_TABLES } from './law-sources';
import { dutyYear } from './fiscal-years';

/** First day of registration of cars taxed by a band of CO2; before it, by engine size. */
export const BANDS_FROM = '2001-03-01';
export const BAND_LETTERS = 'ABCDEFGHIJKLM';
/** Highest g/km of each band; above the last is band M. */
export const BAND_EDGES = [100, 110, 120, 130, 140, 150, 165, 175, 185, 200, 225, 255] as const;
/** Above 225 g/km but registered before this day: band K. */
export const BAND_K_UNTIL = '2006-03-23';

export const BAND_RATES: LawTable<readonly number[]> = {
  name: 'vehicle tax by band',
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
    DUTY_TABLES,
  ),
};

export const SMALL_ENGINE_UP_TO_CC = 1549;

/** Registered before March 2001: up to 1,549 cc, and above. */
export const ENGINE_SIZE_RATES: LawTable<readonly [small: number, large: number]> = {
  name: 'vehicle tax by engine size',
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
    DUTY_TABLES,
  ),
};

/**
 * Light goods vehicles to 3,500 kg registered from March 2001 (TC39). 2026-27 is derived: band I rose from the same £345
 * to £360, and so did eight other rates by the same factor.
 */
export const VAN_RATES: LawTable<number> = {
  name: 'van tax',
  rows: [
    ...byYear(dutyYear, 2019, [250, 260, 265, 275, 290, 320, 335, 345], DUTY_TABLES),
    ofYear(dutyYear(2027), 360, DERIVED_DUTY, true),
  ],
};

/** Early Euro 4 and Euro 5 vans (TC36): not raised since 2013. */
export const EARLY_VAN_RATES: LawTable<number> = {
  name: 'tax of an early Euro 4 or 5 van',
  rows: byYear(dutyYear, 2019, [140, 140, 140, 140, 140, 140, 140, 140, 140], DUTY_TABLES),
};
