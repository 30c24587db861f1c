/** Data beside the cars in stock: names for a filter, and the values and changes of one car. */
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import type { SqlDatabase } from '../database';
import { selectRow, selectRows } from '../rows';
import { stockCarValues } from '../schema/stock-car-values';
import { stockCarHistory } from '../schema/stock-cars';

const valueRow = createSelectSchema(stockCarValues).omit({ carId: true, marketAt: true });
export type StoredCarValue = z.infer<typeof valueRow>;

const changeRow = createSelectSchema(stockCarHistory)
  .pick({ at: true, field: true, before: true, after: true })
  .extend({ by: z.string().nullable(), isPerson: z.boolean() });
const priceRow = z.object({ at: z.date(), before: z.int().nullable() });
const statusRow = z.object({ status: z.string().nullable() });
const nameRow = z.object({ kind: z.enum(['site', 'make']), name: z.string() });

/** Days with another asking price: more than ten years of them. */
const PRICE_DAYS_MAX = 4_000;

export function openStockCarDetails(database: SqlDatabase) {
  return {
    /** Sites and makes of the cars in stock, for a filter. */
    names: (organisationId: string) =>
      selectRows(
        database,
        nameRow,
        `select 'site' as kind, site as name from stock_cars where organisation_id = $1 and site is not null and left_on is null group by 2
         union all
         select 'make', make from stock_cars where organisation_id = $1 and make is not null and left_on is null group by 2
         order by 1, 2 limit 500`,
        [organisationId],
      ),

    /** The oldest edition first. */
    values: (id: string): Promise<StoredCarValue[]> =>
      selectRows(
        database,
        valueRow,
        `select edition::text, mileage, retail_pounds as "retailPounds", clean_pounds as "cleanPounds",
           average_pounds as "averagePounds", below_pounds as "belowPounds", reason, valued_at as "valuedAt",
           market_low_pounds as "marketLowPounds", market_high_pounds as "marketHighPounds"
         from stock_car_values where car_id = $1 order by edition`,
        [id],
      ),

    /** The newest 200, the newest first: for display. */
    history: (id: string) =>
      selectRows(
        database,
        changeRow,
        `select h.at, h.field, h.before, h.after, u.name as by, h.person_id is not null as "isPerson"
         from stock_car_history h left join "user" u on u.id = h.person_id
         where h.car_id = $1 order by h.id desc limit 200`,
        [id],
      ),

    /** The first change of its asking price on each British day, the newest first, however many other changes it has. */
    priceChanges: (id: string) =>
      selectRows(
        database,
        priceRow,
        `select distinct on ((h.at at time zone 'Europe/London')::date) h.at, h.before::integer as before
         from stock_car_history h where h.car_id = $1 and h.field = 'advertisedPounds'
         order by (h.at at time zone 'Europe/London')::date desc, h.id limit ${PRICE_DAYS_MAX}`,
        [id],
      ),

    /** The status that it had before it last left the stock; null if it never did. */
    async statusBeforeLeaving(id: string): Promise<string | null> {
      const text = `select before as status from stock_car_history
        where car_id = $1 and field = 'status' and after in ('sold', 'removed') order by id desc limit 1`;
      return (await selectRow(database, statusRow, text, [id]))?.status ?? null;
    },
  };
}
