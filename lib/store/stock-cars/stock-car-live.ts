/** Live values of cars in stock between editions: which to request today, and which have moved. */
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import type { Day } from '@/lib/domain/time/calendar';
import type { SqlDatabase } from '../database';
import { selectRows } from '../rows';
import { stockCarLiveValues } from '../schema/stock-car-values';
import { stockCars } from '../schema/stock-cars';
import { VALUABLE } from './stock-car-values';

const dueRow = z.object({
  id: createSelectSchema(stockCars).shape.id,
  identifier: z.int(),
  registered: z.string(),
  mileage: z.int(),
  mileageOn: z.string(),
  milesPerMonth: createSelectSchema(stockCars).shape.milesPerMonth,
});
export type DueLiveCar = z.infer<typeof dueRow>;

const valueRow = createSelectSchema(stockCarLiveValues).omit({ carId: true });
export type StoredLiveValue = z.infer<typeof valueRow>;

export interface NewLiveValue {
  readonly id: string;
  /** The vehicle of the value: a car that was changed meanwhile does not take it. */
  readonly identifier: number;
  readonly registered: Day;
  readonly requestedOn: Day;
  /** null if the service has no live value for it. */
  readonly value: {
    readonly day: Day;
    readonly mileage: number;
    readonly retail: number | null;
    readonly clean: number | null;
    readonly average: number | null;
    readonly below: number | null;
  } | null;
}

export function openStockCarLive(database: SqlDatabase) {
  return {
    /**
     * The next cars whose live value was not requested on a day, over all organisations; the live service covers only
     * cars.
     */
    due: ({
      on,
      after,
      limit,
    }: {
      readonly on: Day;
      readonly after: string;
      readonly limit: number;
    }): Promise<DueLiveCar[]> =>
      selectRows(
        database,
        dueRow,
        `select c.id, c.identifier, c.registered::text, c.mileage, coalesce(c.mileage_on, c.in_on)::text as "mileageOn",
           c.miles_per_month as "milesPerMonth"
         from stock_cars c where ${VALUABLE} and c.kind = 'car' and c.id > $2::uuid
           and (c.live_requested_on is null or c.live_requested_on < $1::date)
         order by c.id limit $3`,
        [on, after, limit],
      ),

    /** A stored position stays as it is; it is requested again on a later day. */
    save: async (answers: readonly NewLiveValue[]): Promise<void> => {
      await database.query(
        `with g as (
           select * from json_to_recordset($1::json) as g(id uuid, identifier integer, registered date, "requestedOn" date, day date,
             mileage integer, retail integer, clean integer, average integer, below integer)),
         own as (
           update stock_cars c set live_requested_on = g."requestedOn", live_day = g.day, live_retail_pounds = g.retail,
             live_clean_pounds = g.clean
           from g where c.id = g.id and c.identifier = g.identifier and c.registered = g.registered returning c.id)
         insert into stock_car_live_values (car_id, day, mileage, retail_pounds, clean_pounds, average_pounds, below_pounds)
         select g.id, g.day, g.mileage, g.retail, g.clean, g.average, g.below from g join own on own.id = g.id
         where g.day is not null on conflict (car_id, day) do nothing`,
        [JSON.stringify(answers.map(({ value, ...answer }) => ({ ...answer, ...value })))],
      );
    },

    /** The oldest first. */
    values: (carId: string): Promise<StoredLiveValue[]> =>
      selectRows(
        database,
        valueRow,
        `select day::text, mileage, retail_pounds as "retailPounds", clean_pounds as "cleanPounds",
           average_pounds as "averagePounds", below_pounds as "belowPounds"
         from stock_car_live_values where car_id = $1 order by day`,
        [carId],
      ),
  };
}
