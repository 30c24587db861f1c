/** Sums over cars in stock, for the list and for the morning. */
import { z } from 'zod';
import { stockTotalsSchema } from '@/lib/domain/stock-cars/stock-car';

export const totalsRow = stockTotalsSchema.omit({ bands: true });
export const bandRow = z.object({ fromDays: z.int(), cars: z.int(), cleanPounds: z.int() });

/** Cost with preparation of a car `c`; null without a cost. */
export const TOTAL_COST = 'c.cost_pounds + coalesce(c.preparation_pounds, 0)';

/** One row over the cars `c`. Sums in pounds may be more than an integer holds. */
export const TOTALS = `count(*)::integer as cars, coalesce(sum(${TOTAL_COST}), 0)::float8 as "costPounds",
  count(*) filter (where c.cost_pounds is null)::integer as "withoutCost",
  coalesce(sum(c.clean_pounds), 0)::float8 as "cleanPounds", coalesce(sum(c.retail_pounds), 0)::float8 as "retailPounds",
  count(*) filter (where c.clean_pounds is null)::integer as "withoutValue",
  count(*) filter (where c.identifier is null)::integer as unidentified`;

/** The first day of the band that so many days in stock are in. */
export const daysBand = (days: string): string =>
  `case when ${days} > 90 then 91 when ${days} > 60 then 61 when ${days} > 30 then 31 else 0 end`;

/** A row for each band of days in stock, over the cars `c` of `from`. */
export const bandsOver = (days: string, from: string): string =>
  `select ${daysBand(days)} as "fromDays", count(*)::integer as cars,
     coalesce(sum(c.clean_pounds), 0)::float8 as "cleanPounds" from ${from} group by 1 order by 1`;
