/** The stock in groups, for charts: value, cost, days in stock and age of the vehicles. Without schemas: pages load it. */
import { formatCount, formatPlural, formatPounds } from '@/lib/format';

export const STOCK_GROUPINGS = ['make', 'site', 'days', 'age'] as const;
export type StockGrouping = (typeof STOCK_GROUPINGS)[number];
export const GROUPING_WORDS: Readonly<Record<StockGrouping, string>> = {
  make: 'make',
  site: 'site',
  days: 'days in stock',
  age: 'age of vehicle',
};

/** Sums over the cars of a group; missing figures add nothing. */
export interface StockGroup {
  readonly name: string;
  readonly cars: number;
  readonly cleanPounds: number;
  /** Cars without a value at Clean. */
  readonly withoutValue: number;
  readonly retailPounds: number;
  /** With preparation. */
  readonly costPounds: number;
  /** Cars without a cost. */
  readonly withoutCost: number;
  readonly days: number;
  /** Cars with a date of first registration, and the sum of their days since then. */
  readonly agedCars: number;
  readonly ageDays: number;
}

/** Further groups are merged into one, so that every bar is legible. */
export const GROUPS_DRAWN = 20;

/** In the order given; those beyond the maximum are merged. */
export function groupsDrawn(groups: readonly StockGroup[]): StockGroup[] {
  if (groups.length <= GROUPS_DRAWN) return [...groups];
  const others = groups.slice(GROUPS_DRAWN - 1);
  const sum = (figure: (group: StockGroup) => number) => others.reduce((total, group) => total + figure(group), 0);
  return [
    ...groups.slice(0, GROUPS_DRAWN - 1),
    {
      name: formatPlural(others.length, 'other'),
      cars: sum(({ cars }) => cars),
      cleanPounds: sum(({ cleanPounds }) => cleanPounds),
      withoutValue: sum(({ withoutValue }) => withoutValue),
      retailPounds: sum(({ retailPounds }) => retailPounds),
      costPounds: sum(({ costPounds }) => costPounds),
      withoutCost: sum(({ withoutCost }) => withoutCost),
      days: sum(({ days }) => days),
      agedCars: sum(({ agedCars }) => agedCars),
      ageDays: sum(({ ageDays }) => ageDays),
    },
  ];
}

/** What the cars of a group cost; a car without a cost does not count as £0. */
export function groupCostWords({
  cars,
  costPounds,
  withoutCost,
}: Pick<StockGroup, 'cars' | 'costPounds' | 'withoutCost'>) {
  if (withoutCost === cars) return 'no cost entered';
  return `cost ${formatPounds(costPounds)}${forSome(cars, withoutCost)}`;
}

/** " for 3", where a sum is not of all cars. */
const forSome = (cars: number, without: number): string => (without === 0 ? '' : ` for ${formatCount(cars - without)}`);

/**
 * A sum over cars of which some have no figure: "£9,000 Clean", "£9,000 Clean for 3", "Clean not known".
 * @param without of the cars those without a figure
 */
export function partialSumWords(name: string, pounds: number, { cars, without }: { cars: number; without: number }) {
  if (cars > 0 && without === cars) return `${name} not known`;
  return `${formatPounds(pounds)} ${name}${forSome(cars, without)}`;
}

/** "14 cars", "14 cars, 3 without a value". */
export const groupCarsWords = ({ cars, withoutValue }: Pick<StockGroup, 'cars' | 'withoutValue'>): string =>
  withoutValue === 0
    ? formatPlural(cars, 'car')
    : `${formatPlural(cars, 'car')}, ${formatCount(withoutValue)} without a value`;

/** The value at Clean of a group, for a bar; null where none of its cars has one. */
export const groupCleanPounds = ({
  cars,
  cleanPounds,
  withoutValue,
}: Pick<StockGroup, 'cars' | 'cleanPounds' | 'withoutValue'>): number | null =>
  withoutValue === cars ? null : cleanPounds;

/** Whole days; a group has at least one car. */
export const averageDays = ({ days, cars }: Pick<StockGroup, 'days' | 'cars'>): number => Math.round(days / cars);

/** Whole months; null if no car has a date of first registration. */
export const averageAgeMonths = ({ ageDays, agedCars }: Pick<StockGroup, 'ageDays' | 'agedCars'>): number | null =>
  agedCars === 0 ? null : Math.round(ageDays / agedCars / (365.25 / 12));
