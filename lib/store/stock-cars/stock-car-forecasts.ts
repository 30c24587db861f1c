/** Forecasts for cars: which are still to be requested, and the answers. */
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import type { ExpectedClean } from '@/lib/domain/stock-cars/expected-values';
import type { Day } from '@/lib/domain/time/calendar';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import type { SqlDatabase } from '../database';
import { selectRows } from '../rows';
import { stockCars } from '../schema/stock-cars';
import { VALUABLE } from './stock-car-values';

const vehicleRow = z.object({ identifier: z.int(), registered: z.string() });
export type DueVehicle = z.infer<typeof vehicleRow>;

const carRow = z.object({
  id: z.string(),
  registered: z.string(),
  mileage: z.int(),
  mileageOn: z.string(),
  milesPerMonth: createSelectSchema(stockCars).shape.milesPerMonth,
});
export type ForecastCarRow = z.infer<typeof carRow>;

/** An edition of a kind of vehicle. */
export interface KindEdition {
  readonly kind: VehicleKind;
  readonly edition: Day;
}

export interface NewExpected {
  readonly id: string;
  /** The vehicle of the forecast: a car that was changed meanwhile does not take it. */
  readonly identifier: number;
  readonly registered: Day;
  readonly edition: Day;
  readonly forecastDay: Day | null;
  readonly expected: ExpectedClean;
  /** Values for the months after the edition, in order; null if there is no forecast. */
  readonly byMonth: readonly (number | null)[] | null;
}

/** Cars answered before 0043 have no values by month. */
const DUE = `${VALUABLE} and c.kind = $1 and (c.forecast_edition is null or c.forecast_edition < $2::date
    or c.expected_1_pounds is not null and c.expected_by_month is null)`;

export function openStockCarForecasts(database: SqlDatabase) {
  return {
    /** Derivatives, with registration dates, that have cars due for an edition, over all organisations. */
    dueVehicles: ({ kind, edition }: KindEdition): Promise<DueVehicle[]> =>
      selectRows(
        database,
        vehicleRow,
        `select distinct c.identifier, c.registered::text from stock_cars c where ${DUE} order by 1, 2`,
        [kind, edition],
      ),

    /** The due cars of one derivative and some dates of registration, over all organisations. */
    dueCars: (
      { kind, edition }: KindEdition,
      identifier: number,
      registered: readonly Day[],
    ): Promise<ForecastCarRow[]> =>
      selectRows(
        database,
        carRow,
        `select c.id, c.registered::text, c.mileage, coalesce(c.mileage_on, c.in_on)::text as "mileageOn",
           c.miles_per_month as "milesPerMonth"
         from stock_cars c where ${DUE} and c.identifier = $3 and c.registered = any ($4::date[]) order by c.id`,
        [kind, edition, identifier, registered],
      ),

    save: async (answers: readonly NewExpected[]): Promise<void> => {
      await database.query(
        `update stock_cars c set expected_1_pounds = g."in1", expected_3_pounds = g."in3", expected_6_pounds = g."in6",
           expected_by_month = g."byMonth", forecast_edition = g.edition, forecast_day = g."forecastDay"
         from json_to_recordset($1::json) as g(id uuid, identifier integer, registered date, edition date,
           "forecastDay" date, "byMonth" integer[], "in1" integer, "in3" integer, "in6" integer)
         where c.id = g.id and c.identifier = g.identifier and c.registered = g.registered`,
        [
          JSON.stringify(
            answers.map(({ expected, ...answer }) => ({
              ...answer,
              in1: expected[1],
              in3: expected[3],
              in6: expected[6],
            })),
          ),
        ],
      );
    },
  };
}
