/** The charge on company vans (ITEPA 2003, ss.154 to 161), class 1A contributions, and income tax on a benefit. */
import { daysOfYear, latestOrder } from './car-statute.fixture';

/** s.155: the van's sum in pounds, by the first year of each order. */
const VAN_ORDERS = [
  [2018, 3_350],
  [2019, 3_430],
  [2020, 3_490],
  [2021, 3_500],
  [2022, 3_600],
  [2023, 3_960],
  [2025, 4_020],
  [2026, 4_170],
] as const;

/** s.161: fuel for a van, in pounds. */
const VAN_FUEL_ORDERS = [
  [2018, 633],
  [2019, 655],
  [2020, 666],
  [2021, 669],
  [2022, 688],
  [2023, 757],
  [2025, 769],
  [2026, 798],
] as const;

/** s.155(1B), (1C): the percentage of the sum for a van that cannot emit CO2: a fifth more each year, nil from 2021-22. */
const zeroEmissionShare = (year: number): number => (year >= 2021 ? 0 : 20 * (year - 2016));

export interface StatuteVan {
  readonly emitsNothing: boolean;
  readonly privateUsePence: number;
  readonly daysUnavailable: number;
  /** Earnings given up for the van; null where none are. */
  readonly givenUpPence: number | null;
}

/** ss.155 to 158; unrounded pence. With earnings given up, s.154A has no exception for low emissions. */
export function statuteVanBenefit(van: StatuteVan, year: number): number {
  const share = (daysOfYear(year) - van.daysUnavailable) / daysOfYear(year);
  const sum = latestOrder(VAN_ORDERS, year) * (van.emitsNothing ? zeroEmissionShare(year) : 100);
  const charged = sum * share;
  const greater = van.givenUpPence === null ? charged : Math.max(charged, van.givenUpPence);
  return Math.max(0, greater - van.privateUsePence);
}

/** ss.160 to 163: unrounded pence; none for a van that emits nothing. */
export const statuteVanFuelBenefit = (daysUnavailable: number, year: number): number =>
  latestOrder(VAN_FUEL_ORDERS, year) * 100 * ((daysOfYear(year) - daysUnavailable) / daysOfYear(year));

/** Contributions and Benefits Act 1992, s.10: class 1A in hundredths of a percent. */
export function classOneA(year: number): number {
  if (year >= 2025) return 1_500;
  return year === 2022 ? 1_453 : 1_380;
}

/** Income Tax Act 2007, s.6: basic, higher and additional rate. */
export const REST_OF_UK = [20, 40, 45] as const;

/** The Scottish Rate Resolutions: the rates of a year, lowest first. */
export function scottishRates(year: number): readonly number[] {
  const lowest = [19, 20, 21];
  if (year <= 2022) return [...lowest, 41, 46];
  if (year === 2023) return [...lowest, 42, 47];
  return [...lowest, 42, 45, 48];
}
