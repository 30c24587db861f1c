/**
 * Runs of stock lists as a worker sees them. One process works on a run at a time, by a lease it renews with every
 * report: a process that dies loses it within seconds. A row's result is written once, so a row that is valued twice
 * counts once.
 */
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import type { SqlDatabase } from '../database';
import { selectRow, selectRows } from '../rows';
import { IS_VALID_KEY } from '../people/api-keys';
import { member } from '../schema/people';
import { stockRuns } from '../schema/stock';
import type { NewResult } from './stock-results';

const role = createSelectSchema(member).shape.role.nullable();
const columns = createSelectSchema(stockRuns);
const idRow = columns.pick({ id: true });

/** `role` is null if the person who started the run has left the organisation. */
const claimedRow = columns.pick({ listId: true, organisationId: true, fresh: true, reached: true }).extend({
  organisationName: z.string(),
  personId: z.string(),
  personName: z.string().nullable(),
  email: z.string().nullable(),
  role,
  apiKeyId: columns.shape.startedByKey,
  /** True if no key started it. */
  isKeyValid: z.boolean(),
});
export type ClaimedRun = z.infer<typeof claimedRow>;

const carRow = z.object({ number: z.int(), plate: z.string(), mileage: z.int() });
export type RunCar = z.infer<typeof carRow>;

/** `ours` is null if no worker has the run. */
const reportedRow = columns
  .pick({ state: true })
  .extend({ ours: z.boolean().nullable(), role, isKeyValid: z.boolean() });

const GIVEN = `json_to_recordset($5::json) as g(number integer, outcome text, "valuationId" uuid, title text,
  derivative text, registered date, "retailPounds" integer, "cleanPounds" integer, "averagePounds" integer,
  "belowPounds" integer, flag text, "otherFlags" text[], because json, "vehicleKind" text, charged integer, served integer, unknown integer)`;
/** SQL: whether the key that started the run `r` still works; true if a person did. */
const IS_KEY_VALID = `(r.started_by_key is null
  or exists (select 1 from api_keys k where k.id = r.started_by_key and ${IS_VALID_KEY}))`;
const LEASE = `clock_timestamp() + make_interval(secs => $3::integer / 1000.0)`;

export function createStockRunLeases(database: SqlDatabase) {
  return {
    /** Runs that need a worker, whether they have one or not. */
    async running(): Promise<string[]> {
      const text = `select id from stock_runs where state = 'running' order by started_at`;
      return (await selectRows(database, idRow, text)).map(({ id }) => id);
    },

    /** Whether a run needs a worker. */
    async isRunning(runId: string): Promise<boolean> {
      const { rows } = await database.query(`select 1 from stock_runs where id = $1 and state = 'running'`, [runId]);
      return rows.length === 1;
    },

    /** Takes on a run for as long as the lease lasts. Null if it needs no worker, or has one. */
    claim: (runId: string, worker: string, leaseMs: number): Promise<ClaimedRun | null> =>
      selectRow(
        database,
        claimedRow,
        `with r as (
           update stock_runs set worker = $2, leased_until = ${LEASE}
           where id = $1 and state = 'running' and (leased_until is null or leased_until < clock_timestamp()) returning *)
         select r.list_id as "listId", r.organisation_id as "organisationId", o.name as "organisationName",
           r.started_by as "personId", u.name as "personName", u.email, m.role, r.fresh, r.reached,
           r.started_by_key as "apiKeyId", ${IS_KEY_VALID} as "isKeyValid"
         from r join organization o on o.id = r.organisation_id
         left join "user" u on u.id = r.started_by
         left join member m on m.organization_id = r.organisation_id and m.user_id = r.started_by
           and m.deactivated_at is null`,
        [runId, worker, leaseMs],
      ),

    /** The next cars without a result, after one row number and up to another. */
    next: (runId: string, { after, upTo, limit }: { after: number; upTo: number; limit: number }): Promise<RunCar[]> =>
      selectRows(
        database,
        carRow,
        `select s.number, s.plate, s.mileage from stock_runs r
         join stock_rows s on s.list_id = r.list_id and s.problem is null and s.number > $2 and s.number <= $3
         where r.id = $1 and not exists (select 1 from stock_results e where e.run_id = r.id and e.number = s.number)
         order by s.number limit $4`,
        [runId, after, upTo, limit],
      ),

    report: (runId: string, worker: string, leaseMs: number, progress: RunProgressReport) =>
      report(database, runId, worker, leaseMs, progress),

    /** Adds the result of a car to a run that has no worker any more, unless it has one. */
    async addLateResult(runId: string, result: NewResult): Promise<void> {
      await report(database, runId, NO_WORKER, 0, { reached: 0, results: [result] });
    },

    /**
     * Ends the lease, so that another worker may take the run on immediately; `end` is given if the run is over or
     * cannot continue.
     */
    async release(runId: string, worker: string, end?: { state: 'done' | 'stopped'; because: unknown }): Promise<void> {
      await database.query(
        `update stock_runs set worker = null, leased_until = null,
           state = case when state = 'running' then coalesce($3, state) else state end,
           because = case when state = 'running' and $3 is not null then $4::json else because end,
           ended_at = case when state = 'running' and $3 = 'done' then clock_timestamp() else ended_at end
         where id = $1 and worker = $2`,
        [runId, worker, end?.state ?? null, end?.because ? JSON.stringify(end.because) : null],
      );
    },
  };
}

/** Holds no lease. */
const NO_WORKER = '';

interface RunProgressReport {
  /** Rows up to this number are started. */
  reached: number;
  results: readonly NewResult[];
}

/**
 * Writes results, counts them and renews the lease, in one commit.
 * @returns the state, which a person may have changed meanwhile, whether the run is still ours, and its starter's
 * present role, null if they have left; null if the run was deleted with its list
 */
const report = (
  database: SqlDatabase,
  runId: string,
  worker: string,
  leaseMs: number,
  { reached, results }: RunProgressReport,
) =>
  selectRow(
    database,
    reportedRow,
    `with given as (select * from ${GIVEN}),
     added as (
       insert into stock_results (run_id, number, outcome, valuation_id, title, derivative, registered, retail_pounds,
                                  clean_pounds, average_pounds, below_pounds, flag, other_flags, because,
                                  vehicle_kind)
       select $1, g.number, g.outcome, g."valuationId", g.title, g.derivative, g.registered, g."retailPounds",
         g."cleanPounds", g."averagePounds", g."belowPounds", g.flag,
         g."otherFlags", g.because, g."vehicleKind"
       from given g where exists (select 1 from stock_runs where id = $1)
       order by g.number on conflict (run_id, number) do nothing returning number),
     sums as (
       select count(*) filter (where g.outcome = 'valued') as valued,
         count(*) filter (where g.outcome = 'no_value') as without_value,
         count(*) filter (where g.outcome = 'failed') as failed,
         coalesce(sum(g.charged), 0) as charged, coalesce(sum(g.served), 0) as served,
         coalesce(sum(g.unknown), 0) as unknown
       from added a join given g on g.number = a.number)
     update stock_runs r set valued = r.valued + sums.valued, without_value = r.without_value + sums.without_value,
       failed = r.failed + sums.failed, charged = r.charged + sums.charged, served = r.served + sums.served,
       unknown = r.unknown + sums.unknown, reached = greatest(r.reached, $4::integer),
       leased_until = case when r.worker = $2 then ${LEASE} else r.leased_until end
     from sums where r.id = $1
     returning r.state, r.worker = $2 as ours, (
       select m.role from member m
       where m.organization_id = r.organisation_id and m.user_id = r.started_by and m.deactivated_at is null) as role,
       ${IS_KEY_VALID} as "isKeyValid"`,
    [runId, worker, leaseMs, reached, JSON.stringify(results)],
    'stock_report',
  );
