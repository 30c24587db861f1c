/**
 * Past sales from uploaded files that still lack the vehicle, its name, or the guide's value on their day; and the
 * answers.
 */
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import type { Day } from '@/lib/domain/time/calendar';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import type { SqlDatabase } from '../database';
import { selectRows } from '../rows';
import { pastSales } from '../schema/past-sales';

const columns = createSelectSchema(pastSales).shape;

const dueRow = z.object({
  id: columns.id,
  kind: z.enum(['car', 'van']),
  identifier: z.int(),
  registered: z.string(),
  mileage: z.int(),
  soldOn: columns.soldOn,
  soldTo: columns.soldTo,
});
export type DueSale = z.infer<typeof dueRow>;

const unidentifiedRow = z.object({
  id: columns.id,
  organisationId: columns.organisationId,
  plate: z.string(),
  registered: columns.registered,
  mileage: columns.mileage,
  soldOn: columns.soldOn,
});
const unnamedRow = dueRow.pick({ id: true, kind: true, identifier: true });

/** What an organisation's records say about a sold car. */
export interface SoldVehicle {
  readonly id: string;
  readonly title: string;
  readonly make: string | null;
  readonly kind: VehicleKind;
  readonly identifier: number;
  readonly registered: Day | null;
  readonly mileage: number | null;
}

/** The value that a sale is compared with; both null if the guide gives none. */
export interface SaleValue {
  readonly id: string;
  readonly edition: Day | null;
  readonly guidePounds: number | null;
}

/** For a sale as `s`: it has everything that a valuation needs. */
export const IS_COMPLETE = 's.identifier is not null and s.registered is not null and s.mileage is not null';

export function openPastSaleVehicles(database: SqlDatabase) {
  return {
    /** Sales without a guide ID that have a plate, page by page, over all organisations. */
    unidentified: (after: string, limit: number) =>
      selectRows(
        database,
        unidentifiedRow,
        `select s.id, s.organisation_id as "organisationId", s.plate, s.registered::text, s.mileage, s.sold_on::text as "soldOn"
         from past_sales s
         where s.identifier is null and s.plate is not null and s.id > $1::uuid order by s.id limit $2`,
        [after, limit],
      ),

    /** The date and mileage from the file stay. */
    identify: async (vehicles: readonly SoldVehicle[]): Promise<void> => {
      await database.query(
        `update past_sales s set title = g.title, make = g.make, kind = g.kind, identifier = g.identifier,
           registered = coalesce(s.registered, g.registered), mileage = coalesce(s.mileage, g.mileage)
         from json_to_recordset($1::json) as g(id uuid, title text, make text, kind text, identifier integer,
           registered date, mileage integer)
         where s.id = g.id and s.identifier is null`,
        [JSON.stringify(vehicles)],
      );
    },

    /** Sales by guide ID whose make is not known, page by page, over all organisations. */
    unnamed: (after: string, limit: number) =>
      selectRows(
        database,
        unnamedRow,
        `select s.id, s.kind, s.identifier from past_sales s
         where s.make is null and s.identifier is not null and s.id > $1::uuid order by s.id limit $2`,
        [after, limit],
      ),

    /** An empty make means that the guide has no such vehicle; it is not requested again. */
    name: async (names: readonly { readonly id: string; readonly make: string; readonly title: string }[]) => {
      await database.query(
        `update past_sales s set title = g.title, make = g.make
         from json_to_recordset($1::json) as g(id uuid, make text, title text) where s.id = g.id`,
        [JSON.stringify(names)],
      );
    },
  };
}

export function openPastSaleValues(database: SqlDatabase) {
  return {
    /** The next sales without an answer from the guide, over all organisations, in the order of their ids. */
    due: (after: string, limit: number): Promise<DueSale[]> =>
      selectRows(
        database,
        dueRow,
        `select s.id, s.kind, s.identifier, s.registered::text, s.mileage, s.sold_on::text as "soldOn", s.sold_to as "soldTo"
         from past_sales s where s.valued_at is null and ${IS_COMPLETE} and s.id > $1::uuid order by s.id limit $2`,
        [after, limit],
      ),

    /** Saves the answers, each once. */
    save: async (values: readonly SaleValue[]): Promise<void> => {
      await database.query(
        `update past_sales s set edition = g.edition, guide_pounds = g."guidePounds", valued_at = clock_timestamp()
         from json_to_recordset($1::json) as g(id uuid, edition date, "guidePounds" integer)
         where s.id = g.id and s.valued_at is null`,
        [JSON.stringify(values)],
      );
    },
  };
}
