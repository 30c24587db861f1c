/** Results of runs of stock lists, row by row. */
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import type { SqlDatabase } from '../database';
import { hasUncertainDerivative } from '../records/record-conditions';
import { selectRows } from '../rows';
import { stockResults, stockRows } from '../schema/stock';

const columns = createSelectSchema(stockResults, { sequence: z.coerce.number().int(), because: z.unknown() }).omit({
  runId: true,
});
const figures = columns.pick({ retailPounds: true, cleanPounds: true });
const resultRow = columns
  .extend(createSelectSchema(stockRows).pick({ reference: true, plate: true, mileage: true }).shape)
  .extend({
    /** The result of the newest earlier run of the list that valued the car. */
    before: figures.nullable(),
    isDerivativeUncertain: z.boolean(),
  });
export type StoredResult = z.infer<typeof resultRow>;

export interface NewResult extends Omit<z.infer<typeof columns>, 'sequence'> {
  /** The look-ups it took: charged, served from cached answers, unknown. */
  charged: number;
  served: number;
  unknown: number;
}

/** The idempotency key of a car's look-ups in a run; in SQL, by these columns, as `carKeyOf`. */
export const carKey = (runId: string, number: number) => `stock-${runId}-${number}`;
export const carKeyOf = (runId: string, number: string) => `'stock-' || ${runId} || '-' || ${number}`;

/**
 * In SQL: how many look-ups `l` of cars without a result are paid for, served from earlier answers, and not certain. A run
 * shows them until its results include them.
 */
export const LOOK_UP_COUNTS = `count(*) filter (where l.state = 'SETTLED')::integer as charged,
  count(*) filter (where l.state = 'SERVED')::integer as served,
  count(*) filter (where l.state not in ('SETTLED', 'SERVED'))::integer as unknown`;

/** In SQL: whether a look-up `l` may still be answered. @param now by the clock of the ledger, in SQL */
export const isOpen = (now: string) => `(l.state = 'SENT' or l.state = 'UNKNOWN' and l.awaited_until > ${now})`;

export function createStockResults(database: SqlDatabase) {
  return {
    /** Results in the order they came, each with its car's previous result. Plate and mileage are null once erased. */
    results: (runId: string, { after, limit }: { after: number; limit: number }): Promise<StoredResult[]> =>
      selectRows(
        database,
        resultRow,
        `select e.sequence, e.number, s.reference, s.plate, s.mileage, e.outcome,
           case when s.plate is null then null else e.valuation_id end as "valuationId",
           e.title, e.derivative, e.registered::text, e.retail_pounds as "retailPounds", e.clean_pounds as "cleanPounds",
           e.average_pounds as "averagePounds", e.below_pounds as "belowPounds", e.flag,
           e.other_flags as "otherFlags", e.because, e.vehicle_kind as "vehicleKind", b.before,
           ${hasUncertainDerivative('e.valuation_id')} as "isDerivativeUncertain"
         from stock_runs r
         join stock_results e on e.run_id = r.id
         join stock_rows s on s.list_id = r.list_id and s.number = e.number
         left join lateral (
           select json_build_object('retailPounds', b.retail_pounds, 'cleanPounds', b.clean_pounds) as before
           from stock_runs p join stock_results b on b.run_id = p.id and b.number = e.number and b.outcome = 'valued'
           where p.list_id = r.list_id and p.started_at < r.started_at order by p.started_at desc limit 1) b on true
         where r.id = $1 and e.sequence > $2 order by e.sequence limit $3`,
        [runId, after, limit],
      ),
  };
}
