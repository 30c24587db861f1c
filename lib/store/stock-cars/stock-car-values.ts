/** The values of cars by edition: which are still to be requested, and the answers, each saved once. */
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import { FOLLOWED_MONTHS } from '@/lib/domain/stock-cars/acted-on';
import type { Day } from '@/lib/domain/time/calendar';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import type { SqlDatabase } from '../database';
import { selectRows } from '../rows';
import { stockCars } from '../schema/stock-cars';

const columns = createSelectSchema(stockCars).shape;

const dueRow = z.object({
  id: columns.id,
  identifier: z.int(),
  registered: z.string(),
  mileage: z.int(),
  mileageOn: z.string(),
  milesPerMonth: columns.milesPerMonth,
  /** The editions in which it is not valued yet, the newest first. */
  editions: z.array(z.string()),
});
export type DueCar = z.infer<typeof dueRow>;

const unidentifiedRow = z.object({
  id: columns.id,
  organisationId: columns.organisationId,
  plate: columns.plate,
  vin: columns.vin,
});
export type UnidentifiedCar = z.infer<typeof unidentifiedRow>;

const kindRow = z.object({ kind: z.enum(['car', 'van']) });

export interface NewCarValue {
  readonly id: string;
  /** The vehicle of the value: a car that was changed meanwhile does not take it. */
  readonly identifier: number;
  readonly registered: Day;
  readonly edition: Day;
  readonly mileage: number;
  readonly retail: number | null;
  readonly clean: number | null;
  readonly average: number | null;
  readonly below: number | null;
  readonly reason: string | null;
}

/**
 * Editions of `$1` since the month a car came in, and in any case the newest, in which it has no value yet; for a sold
 * car also those of some months after its sale, which show what selling it saved.
 */
const MISSING = `select e.day from unnest($1::date[]) e(day)
  where (e.day >= date_trunc('month', c.in_on) or e.day = (select max(day) from unnest($1::date[]) m(day)))
    and (c.left_on is null or e.day <= c.left_on + interval '${FOLLOWED_MONTHS} months')
    and not exists (select 1 from stock_car_values v where v.car_id = c.id and v.edition = e.day)`;
/** For a car as `c`: it has everything that a valuation needs. */
export const IDENTIFIED = `c.identifier is not null and c.registered is not null and c.mileage is not null`;
export const VALUABLE = `c.left_on is null and ${IDENTIFIED}`;
const VALUED = `(c.left_on is null or c.status = 'sold') and ${IDENTIFIED}`;

export function openStockCarValues(database: SqlDatabase) {
  return {
    /** The kinds of vehicle that have cars to value, over all organisations. */
    kinds: async (): Promise<VehicleKind[]> => {
      const text = `select distinct c.kind from stock_cars c where ${VALUED} and c.kind is not null`;
      return (await selectRows(database, kindRow, text)).map(({ kind }) => kind);
    },

    /** The next due cars, over all organisations, in the order of their ids. */
    due: ({
      kind,
      editions,
      after,
      limit,
    }: {
      readonly kind: VehicleKind;
      readonly editions: readonly Day[];
      /** The last id of the previous page. */
      readonly after: string;
      readonly limit: number;
    }): Promise<DueCar[]> =>
      selectRows(
        database,
        dueRow,
        `select c.id, c.identifier, c.registered::text, c.mileage, coalesce(c.mileage_on, c.in_on)::text as "mileageOn",
           c.miles_per_month as "milesPerMonth", array(select day::text from (${MISSING}) d order by day desc) as editions
         from stock_cars c where ${VALUED} and c.kind = $2 and c.id > $3::uuid and exists (${MISSING})
         order by c.id limit $4`,
        [editions, kind, after, limit],
      ),

    /**
     * The cars are locked meanwhile: one that becomes another vehicle either takes no value, or its trigger drops it.
     * An existing row of a car and edition stays, unless it is to be overwritten on demand, with the current mileage;
     * its market prices are then requested again.
     */
    save: async (values: readonly NewCarValue[], isOver = false): Promise<void> => {
      await database.query(
        `with g as (
           select * from json_to_recordset($1::json) as g(id uuid, identifier integer, registered date, edition date,
             mileage integer, retail integer, clean integer, average integer, below integer, reason text)),
         written as (
           insert into stock_car_values as v (car_id, edition, mileage, retail_pounds, clean_pounds, average_pounds,
             below_pounds, reason, valued_at)
           select g.id, g.edition, g.mileage, g.retail, g.clean, g.average, g.below, g.reason, clock_timestamp()
           from g join stock_cars c on c.id = g.id and c.identifier = g.identifier and c.registered = g.registered
           order by g.id for update of c
           on conflict (car_id, edition) do update set mileage = excluded.mileage, retail_pounds = excluded.retail_pounds,
             clean_pounds = excluded.clean_pounds, average_pounds = excluded.average_pounds,
             below_pounds = excluded.below_pounds, reason = excluded.reason, valued_at = excluded.valued_at,
             market_low_pounds = null, market_high_pounds = null, market_at = null
           where $2 returning 1)
         select count(*) from written`,
        [JSON.stringify(values), isOver],
      );
    },

    /** Cars in stock without a guide ID, page by page, over all organisations. */
    unidentified: (after: string, limit: number): Promise<UnidentifiedCar[]> =>
      selectRows(
        database,
        unidentifiedRow,
        `select id, organisation_id as "organisationId", plate, vin from stock_cars
         where left_on is null and identifier is null and (plate is not null or vin is not null) and id > $1::uuid
         order by id limit $2`,
        [after, limit],
      ),
  };
}
