/** Sums over cars in stock, for the list and for the morning. */
import { z } from 'zod';
import { DAY_BANDS } from '@/lib/domain/stock-cars/days-in-stock';
import { stockTotalsSchema } from '@/lib/domain/stock-cars/stock-car';

export const totalsRow = stockTotalsSchema.omit({ bands: true });
export const bandRow = z.object({ fromDays: z.int(), cars: z.int(), cleanPounds: z.int(), withoutValue: z.int() });

/** Cost with preparation of a car `c`; null without a cost. */
export const TOTAL_COST = 'c.cost_pounds + coalesce(c.preparation_pounds, 0)';

/** One row over the cars `c`. Sums in pounds may be more than an integer holds. */
export const TOTALS = `count(*)::integer as cars, count(coalesce(c.clean_pounds, c.retail_pounds))::integer as "valuedCars",
  count(coalesce(c.clean_pounds, c.retail_pounds)) filter (where c.kind = 'van')::integer as "valuedVans",
  coalesce(sum(${TOTAL_COST}), 0)::float8 as "costPounds",
  count(*) filter (where c.cost_pounds is null)::integer as "withoutCost",
  coalesce(sum(c.clean_pounds), 0)::float8 as "cleanPounds", coalesce(sum(c.retail_pounds), 0)::float8 as "retailPounds",
  count(*) filter (where c.clean_pounds is null)::integer as "withoutValue",
  count(*) filter (where c.identifier is null)::integer as unidentified`;

/** SQL that gives `valueOf` for the band of a number of days in stock. @param days SQL, never below 0 */
export const daysBand = (days: string, valueOf: (band: (typeof DAY_BANDS)[number]) => string): string =>
  `case ${DAY_BANDS.toReversed()
    .map((band) => `when ${days} >= ${band.fromDays} then ${valueOf(band)}`)
    .join(' ')} end`;

/** The first day of that band. */
export const bandStart = (days: string): string => daysBand(days, ({ fromDays }) => String(fromDays));

/** A row for each band of days in stock, over the cars `c` of `from`. */
export const bandsOver = (days: string, from: string): string =>
  `select ${bandStart(days)} as "fromDays", count(*)::integer as cars,
     coalesce(sum(c.clean_pounds), 0)::float8 as "cleanPounds",
     count(*) filter (where c.clean_pounds is null)::integer as "withoutValue" from ${from} group by 1 order by 1`;
