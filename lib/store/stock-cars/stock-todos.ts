/** Cars with a reason to act on them in a month, and what was done about them since. */
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import { TODO_OUTCOMES } from '@/lib/domain/stock-cars/acted-on';
import { TODO_REASONS } from '@/lib/domain/stock-cars/stock-todos';
import type { Day } from '@/lib/domain/time/calendar';
import type { SqlDatabase } from '../database';
import { selectRow, selectRows } from '../rows';
import { stockCars } from '../schema/stock-cars';
import { TOTAL_COST } from './stock-totals';
import { isWithoutVat } from './value-vat';

const carRow = createSelectSchema(stockCars)
  .pick({ id: true, plate: true, title: true, soldPounds: true, soldTo: true })
  .extend({
    outcome: z.enum(TODO_OUTCOMES),
    reasons: z.array(z.enum(TODO_REASONS)),
    shownOn: z.string(),
    leftOn: z.string().nullable(),
    /** The last change of its asking price after it was shown. */
    pricedOn: z.string().nullable(),
    priceBefore: z.int().nullable(),
    priceAfter: z.int().nullable(),
    /**
     * For a sold car, Clean when it left and in the newest edition since; for another, when it was first shown and now.
     */
    fromPounds: z.int().nullable(),
    toPounds: z.int().nullable(),
    isWithoutVat: z.boolean(),
    days: z.int(),
    totalCost: z.int().nullable(),
  });
export type StoredTodoCar = z.infer<typeof carRow>;

const sumRow = z.object({
  outcome: z.enum(TODO_OUTCOMES),
  cars: z.int(),
  /** Cars whose two values are both known, over which the sums below are. */
  compared: z.int(),
  changePounds: z.int(),
  days: z.int(),
  /** The sum of each car's cost times its days, in pound-days, to which the yearly cost of money applies. */
  costDays: z.int(),
});
export type StoredTodoSum = z.infer<typeof sumRow>;

export interface TodoDays {
  /** Both days included. */
  readonly from: Day;
  readonly to: Day;
  readonly today: Day;
}

const britishDay = (instant: string) => `(${instant} at time zone 'Europe/London')::date`;
const startOf = (day: string) => `((${day})::timestamp at time zone 'Europe/London')`;

/**
 * A row for each car with a reason that held on a day from `$2` to `$3`; today is `$4`. A sold car comes with its
 * newest edition with a value since it left.
 * @param alsoOf what else to read from the car's reasons
 */
const shownCars = (alsoOf = '') => `select c.id, t.*, ${TOTAL_COST} as cost,
    case when c.status in ('sold', 'removed') then c.status when c.priced_at >= t.opened_at then 'price'
      when t.is_open then 'open' else 'ended' end as outcome,
    case when c.left_on is null then t.clean else c.clean_pounds end as from_pounds,
    case when c.left_on is null then c.clean_pounds else v.clean_pounds end as to_pounds,
    greatest(0, case when c.left_on is null then $4::date - ${britishDay('t.opened_at')} else v.edition - c.left_on end) as days
  from (
    select car_id, min(opened_at) as opened_at, bool_or(closed_at is null) as is_open,
      (array_agg(opened_clean_pounds order by opened_at))[1] as clean${alsoOf}
    from stock_todos
    where organisation_id = $1 and opened_at < ${startOf('$3::date + 1')}
      and (closed_at is null or closed_at >= ${startOf('$2::date')})
    group by car_id) t
  join stock_cars c on c.id = t.car_id
  left join (
    select distinct on (l.car_id) l.car_id, l.edition, l.clean_pounds
    from stock_cars s join stock_car_values l on l.car_id = s.id and l.edition > s.left_on and l.clean_pounds is not null
    where s.organisation_id = $1 and s.status = 'sold' order by l.car_id, l.edition desc) v on v.car_id = c.id`;

export const openStockTodos = (database: SqlDatabase) => ({
  /** One row for each outcome that occurs. */
  sums: (organisationId: string, { from, to, today }: TodoDays): Promise<StoredTodoSum[]> =>
    selectRows(
      database,
      sumRow,
      `select outcome, count(*)::integer as cars, count(change)::integer as compared,
         coalesce(sum(change), 0)::float8 as "changePounds",
         coalesce(sum(days) filter (where change is not null), 0)::float8 as days,
         coalesce(sum(days::float8 * cost) filter (where change is not null), 0)::float8 as "costDays"
       from (select *, to_pounds - from_pounds as change from (${shownCars()}) s) s group by outcome`,
      [organisationId, from, to, today],
    ),

  /** The earliest shown come first. */
  between: (organisationId: string, { from, to, today }: TodoDays, limit: number): Promise<StoredTodoCar[]> =>
    selectRows(
      database,
      carRow,
      `select c.id, c.plate, c.title, c.sold_pounds as "soldPounds", c.sold_to as "soldTo", s.outcome, s.reasons,
         ${britishDay('s.opened_at')}::text as "shownOn", c.left_on::text as "leftOn", s.from_pounds as "fromPounds",
         s.to_pounds as "toPounds", ${isWithoutVat('c.kind')} as "isWithoutVat", s.days, s.cost as "totalCost", ${britishDay('p.at')}::text as "pricedOn",
         p.before::integer as "priceBefore", p.after::integer as "priceAfter"
       from (select * from (${shownCars(', array_agg(distinct reason) as reasons')}) s order by opened_at, id limit $5) s
       join stock_cars c on c.id = s.id
       left join lateral (
         select h.at, h.before, h.after from stock_car_history h
         where h.car_id = c.id and h.field = 'advertisedPounds' and h.at >= s.opened_at order by h.id desc limit 1) p on true
       order by s.opened_at, s.id`,
      [organisationId, from, to, today, limit],
    ),

  /** The day of the first reason; null if there was none. */
  async since(organisationId: string): Promise<Day | null> {
    const text = `select ${britishDay('opened_at')}::text as day from stock_todos
      where organisation_id = $1 order by opened_at limit 1`;
    return (await selectRow(database, z.object({ day: z.string() }), text, [organisationId]))?.day ?? null;
  },

  /** The last day on which a reason held, or today while one does; null if there was none. */
  async latest(organisationId: string, today: Day): Promise<Day | null> {
    const text = `select max(coalesce(${britishDay('closed_at')}, $2::date))::text as day from stock_todos
      where organisation_id = $1`;
    const row = await selectRow(database, z.object({ day: z.string().nullable() }), text, [organisationId, today]);
    return row?.day ?? null;
  },
});
