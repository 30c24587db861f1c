/** Sums over all cars in stock for the morning: read in a few groups, so that each car is read once, and added up here. */
import { z } from 'zod';
import { FORECAST_MONTHS } from '@/lib/domain/stock-cars/expected-values';
import { DAY_BANDS } from '@/lib/domain/stock-cars/days-in-stock';
import type { ExpectedStock } from '@/lib/domain/stock-cars/stock-car';
import { TODAY } from '../today';
import { IDENTIFIED } from './stock-car-values';
import { bandStart, TOTALS, type bandRow, totalsRow } from './stock-totals';

export const carGroupRow = totalsRow.extend({
  fromDays: z.int(),
  edition: z.string().nullable(),
  forecastEdition: z.string().nullable(),
  /** Whether it has what the guide needs: guide ID, registration date and mileage. */
  isIdentified: z.boolean(),
  hasClean: z.boolean(),
  hasForecast: z.boolean(),
  toActOnCars: z.int(),
  pastCars: z.int(),
  outsideCars: z.int(),
  movedCars: z.int(),
  expectedPounds: z.object({ 1: z.int(), 3: z.int(), 6: z.int() }),
  byMonth: z.array(z.int()),
  /** For how many months, from the first, every car has a forecast. */
  wholeMonths: z.int(),
});
export type CarGroup = z.infer<typeof carGroupRow>;

const sumOf = (column: string) => `coalesce(sum(c.${column}), 0)::float8`;
const MONTHS = Array.from({ length: FORECAST_MONTHS }, (_, index) => sumOf(`expected_by_month[${index + 1}]`));

/** A row for each group of the cars in stock of `$1`; the sums of the forecast's months need no condition within a group. */
export const STOCK_GROUPS = `select ${bandStart(`greatest(0, (select ${TODAY}) - c.in_on)`)} as "fromDays", c.edition,
    c.forecast_edition as "forecastEdition",
    ${IDENTIFIED} as "isIdentified",
    c.clean_pounds is not null as "hasClean",
    c.expected_1_pounds + c.expected_3_pounds + c.expected_6_pounds is not null as "hasForecast",
    ${TOTALS}, count(c.at_stake_pounds)::integer as "toActOnCars", count(c.past_pounds)::integer as "pastCars",
    count(coalesce(c.outside_guide_pounds, c.outside_market_pounds))::integer as "outsideCars",
    count(c.live_fall_pounds)::integer as "movedCars",
    json_build_object('1', ${sumOf('expected_1_pounds')}, '3', ${sumOf('expected_3_pounds')},
      '6', ${sumOf('expected_6_pounds')}) as "expectedPounds",
    json_build_array(${MONTHS.join(', ')}) as "byMonth",
    min(coalesce(array_position(c.expected_by_month, null) - 1, cardinality(c.expected_by_month), 0)) as "wholeMonths"
  from stock_cars c where c.organisation_id = $1 and c.left_on is null group by 1, 2, 3, 4, 5, 6`;

const sum = (groups: readonly CarGroup[], figure: (group: CarGroup) => number): number =>
  groups.reduce((total, group) => total + figure(group), 0);

/** The edition of the newest values; null if no car has one. */
export const newestEdition = (groups: readonly CarGroup[]): string | null =>
  groups.reduce<string | null>((newest, { edition }) => ((edition ?? '') > (newest ?? '') ? edition : newest), null);

export const totalsOf = (groups: readonly CarGroup[]): z.infer<typeof totalsRow> => ({
  cars: sum(groups, ({ cars }) => cars),
  valuedCars: sum(groups, ({ valuedCars }) => valuedCars),
  valuedVans: sum(groups, ({ valuedVans }) => valuedVans),
  costPounds: sum(groups, ({ costPounds }) => costPounds),
  withoutCost: sum(groups, ({ withoutCost }) => withoutCost),
  cleanPounds: sum(groups, ({ cleanPounds }) => cleanPounds),
  retailPounds: sum(groups, ({ retailPounds }) => retailPounds),
  withoutValue: sum(groups, ({ withoutValue }) => withoutValue),
  unidentified: sum(groups, ({ unidentified }) => unidentified),
});

/** A row for each band of days in stock that has cars. */
export const daysBandsOf = (groups: readonly CarGroup[]): z.infer<typeof bandRow>[] =>
  DAY_BANDS.map(({ fromDays }) => {
    const inBand = groups.filter((group) => group.fromDays === fromDays);
    return {
      fromDays,
      cars: sum(inBand, ({ cars }) => cars),
      cleanPounds: sum(inBand, ({ cleanPounds }) => cleanPounds),
      withoutValue: sum(inBand, ({ withoutValue }) => withoutValue),
    };
  }).filter(({ cars }) => cars > 0);

/** The number of cars with each reason. */
export const reasonsOf = (groups: readonly CarGroup[]) => ({
  toActOnCars: sum(groups, ({ toActOnCars }) => toActOnCars),
  pastCars: sum(groups, ({ pastCars }) => pastCars),
  outsideCars: sum(groups, ({ outsideCars }) => outsideCars),
  movedCars: sum(groups, ({ movedCars }) => movedCars),
});

/** The first reason why a group's cars are not in the sums of expected values; null if they are. */
function leftOutFor(group: CarGroup, newest: string | null): keyof ExpectedStock['leftOut'] | null {
  if (!group.isIdentified) return 'unidentified';
  if (!group.hasClean || group.edition !== newest) return 'withoutValue';
  if (group.forecastEdition !== newest) return 'notForecast';
  return group.hasForecast ? null : 'withoutForecast';
}

/** The stock's expected values, always over exactly the same cars. */
export function expectedOf(groups: readonly CarGroup[]): ExpectedStock {
  const newest = newestEdition(groups);
  const included = groups.filter((group) => leftOutFor(group, newest) === null);
  const leftOut = (reason: keyof ExpectedStock['leftOut']) =>
    sum(groups, (group) => (leftOutFor(group, newest) === reason ? group.cars : 0));
  const wholeMonths = included.length === 0 ? 0 : Math.min(...included.map((group) => group.wholeMonths));
  return {
    cars: sum(included, ({ cars }) => cars),
    vans: sum(included, ({ valuedVans }) => valuedVans),
    cleanPounds: sum(included, ({ cleanPounds }) => cleanPounds),
    pounds: {
      1: sum(included, ({ expectedPounds }) => expectedPounds[1]),
      3: sum(included, ({ expectedPounds }) => expectedPounds[3]),
      6: sum(included, ({ expectedPounds }) => expectedPounds[6]),
    },
    byMonth: Array.from({ length: wholeMonths }, (_, month) => sum(included, ({ byMonth }) => byMonth[month] ?? 0)),
    leftOut: {
      unidentified: leftOut('unidentified'),
      withoutValue: leftOut('withoutValue'),
      notForecast: leftOut('notForecast'),
      withoutForecast: leftOut('withoutForecast'),
    },
  };
}
