/** Cars that there was a reason to act on in a month, with what was done about them since. */
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import { TODO_REASONS } from '@/lib/domain/stock-cars/stock-todos';
import type { Day } from '@/lib/domain/time/calendar';
import type { SqlDatabase } from '../database';
import { selectRow, selectRows } from '../rows';
import { stockCars } from '../schema/stock-cars';

const carRow = createSelectSchema(stockCars)
  .pick({
    id: true,
    plate: true,
    title: true,
    status: true,
    costPounds: true,
    preparationPounds: true,
    cleanPounds: true,
    soldPounds: true,
    soldTo: true,
  })
  .extend({
    leftOn: z.string().nullable(),
    reasons: z.array(z.enum(TODO_REASONS)),
    shownOn: z.string(),
    shownCleanPounds: z.int().nullable(),
    /** Whether one of the reasons still holds. */
    isOpen: z.boolean(),
    /** The last change of its asking price since. */
    pricedOn: z.string().nullable(),
    priceBefore: z.int().nullable(),
    priceAfter: z.int().nullable(),
    /** Of a sold car: the newest edition since that has a Clean value. */
    laterEdition: z.string().nullable(),
    laterCleanPounds: z.int().nullable(),
  });
export type StoredTodoCar = z.infer<typeof carRow>;

const CARS_MAX = 10_000;
const britishDay = (instant: string) => `(${instant} at time zone 'Europe/London')::date`;

export const openStockTodos = (database: SqlDatabase) => ({
  /** Those of which a reason held on one of the days, both included; the earliest first. */
  between: (organisationId: string, from: Day, to: Day): Promise<StoredTodoCar[]> =>
    selectRows(
      database,
      carRow,
      `select c.id, c.plate, c.title, c.status, c.cost_pounds as "costPounds", c.preparation_pounds as "preparationPounds",
         c.clean_pounds as "cleanPounds", c.sold_pounds as "soldPounds", c.sold_to as "soldTo", c.left_on::text as "leftOn",
         t.reasons, ${britishDay('t.opened_at')}::text as "shownOn", t.clean as "shownCleanPounds", t.is_open as "isOpen",
         ${britishDay('p.at')}::text as "pricedOn", p.before::integer as "priceBefore", p.after::integer as "priceAfter",
         v.edition::text as "laterEdition", v.clean_pounds as "laterCleanPounds"
       from (
         select car_id, min(opened_at) as opened_at, array_agg(distinct reason order by reason) as reasons,
           bool_or(closed_at is null) as is_open, (array_agg(opened_clean_pounds order by opened_at))[1] as clean
         from stock_todos
         where organisation_id = $1 and ${britishDay('opened_at')} <= $3::date
           and (closed_at is null or ${britishDay('closed_at')} >= $2::date)
         group by car_id) t
       join stock_cars c on c.id = t.car_id
       left join lateral (
         select h.at, h.before, h.after from stock_car_history h
         where h.car_id = c.id and h.field = 'advertisedPounds' and h.at >= t.opened_at order by h.id desc limit 1) p on true
       left join lateral (
         select edition, clean_pounds from stock_car_values l
         where c.status = 'sold' and l.car_id = c.id and l.edition > c.left_on and l.clean_pounds is not null
         order by l.edition desc limit 1) v on true
       order by t.opened_at, c.id limit ${CARS_MAX}`,
      [organisationId, from, to],
    ),

  /** The day of the first reason; null where there was none. */
  async since(organisationId: string): Promise<Day | null> {
    const text = `select min(${britishDay('opened_at')})::text as day from stock_todos where organisation_id = $1`;
    return (await selectRow(database, z.object({ day: z.string().nullable() }), text, [organisationId]))?.day ?? null;
  },
});
