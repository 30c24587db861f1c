/** Market prices of cars in stock for their newest value: which are still to be requested, and the answers. */
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import type { SqlDatabase } from '../database';
import { selectRows } from '../rows';
import { stockCars } from '../schema/stock-cars';
import { VALUABLE } from './stock-car-values';

const dueRow = z.object({
  id: createSelectSchema(stockCars).shape.id,
  identifier: z.int(),
  registered: z.string(),
  edition: z.string(),
  /** The mileage of the value. */
  mileage: z.int(),
});
export type DueMarketCar = z.infer<typeof dueRow>;

export interface NewMarketRange extends DueMarketCar {
  readonly lowPounds: number | null;
  readonly highPounds: number | null;
}

export interface DuePage {
  readonly kind: VehicleKind;
  /** The last id of the previous page. */
  readonly after: string;
  readonly limit: number;
}

export function openStockCarMarket(database: SqlDatabase) {
  return {
    /** The next cars that have a value in an edition and no market price answer for it, over all organisations. */
    due: ({ kind, after, limit }: DuePage): Promise<DueMarketCar[]> =>
      selectRows(
        database,
        dueRow,
        `select c.id, c.identifier, c.registered::text, c.edition::text, v.mileage
         from stock_cars c join stock_car_values v on v.car_id = c.id and v.edition = c.edition
         where ${VALUABLE} and c.kind = $1 and c.id > $2::uuid and v.market_at is null order by c.id limit $3`,
        [kind, after, limit],
      ),

    /** A car whose value was overwritten meanwhile, at another mileage, waits for its own answer. */
    save: async (ranges: readonly NewMarketRange[]): Promise<void> => {
      await database.query(
        `update stock_car_values v set market_low_pounds = g."lowPounds", market_high_pounds = g."highPounds",
           market_at = clock_timestamp()
         from json_to_recordset($1::json) as g(id uuid, identifier integer, registered date, edition date, mileage integer,
           "lowPounds" integer, "highPounds" integer)
         join stock_cars c on c.id = g.id and c.identifier = g.identifier and c.registered = g.registered
         where v.car_id = g.id and v.edition = g.edition and v.mileage = g.mileage`,
        [JSON.stringify(ranges)],
      );
    },
  };
}
