/** What runs of stock lists came to, row by row. */
import type { SqlDatabase } from '../database';

export interface NewResult {
  number: number;
  outcome: 'valued' | 'no_value' | 'failed';
  valuationId: string | null;
  title: string | null;
  derivative: string | null;
  registered: string | null;
  retailPounds: number | null;
  cleanPounds: number | null;
  averagePounds: number | null;
  belowPounds: number | null;
  flag: string | null;
  because: unknown;
  /** Of its look-ups: charged, from kept answers, not known. */
  charged: number;
  kept: number;
  unknown: number;
}

export interface StoredResult extends Omit<NewResult, 'charged' | 'kept' | 'unknown'> {
  sequence: number;
  reference: string | null;
  /** Null once they were erased. */
  plate: string | null;
  mileage: number | null;
  /** What the newest of the list's earlier runs that valued it came to. */
  before: { retailPounds: number | null; cleanPounds: number | null } | null;
}

/** The idempotency key of a car's look-ups in a run; in SQL, by these columns, as `carKeyOf`. */
export const carKey = (runId: string, number: number) => `stock-${runId}-${number}`;
export const carKeyOf = (runId: string, number: string) => `'stock-' || ${runId} || '-' || ${number}`;

export function createStockResults(database: SqlDatabase) {
  return {
    /** Results in the order they came, each beside what its car came to before. */
    async results(runId: string, { after, limit }: { after: number; limit: number }): Promise<StoredResult[]> {
      const { rows } = await database.query<StoredResult & { sequence: string }>(
        `select e.sequence, e.number, s.reference, s.plate, s.mileage, e.outcome,
           case when s.plate is null then null else e.valuation_id end as "valuationId",
           e.title, e.derivative, e.registered::text, e.retail_pounds as "retailPounds", e.clean_pounds as "cleanPounds",
           e.average_pounds as "averagePounds", e.below_pounds as "belowPounds", e.flag, e.because, b.before
         from stock_runs r
         join stock_results e on e.run_id = r.id
         join stock_rows s on s.list_id = r.list_id and s.number = e.number
         left join lateral (
           select json_build_object('retailPounds', b.retail_pounds, 'cleanPounds', b.clean_pounds) as before
           from stock_runs p join stock_results b on b.run_id = p.id and b.number = e.number and b.outcome = 'valued'
           where p.list_id = r.list_id and p.started_at < r.started_at order by p.started_at desc limit 1) b on true
         where r.id = $1 and e.sequence > $2 order by e.sequence limit $3`,
        [runId, after, limit],
      );
      // bigint comes as text.
      return rows.map((row) => ({ ...row, sequence: Number(row.sequence) }));
    },
  };
}
