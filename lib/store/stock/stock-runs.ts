/**
 * Runs of stock lists. One process works on a run at a time, by a lease it renews with every report: who dies loses it
 * in a few seconds. What a run came to in a row is written once, so a row taken up twice counts once.
 */
import type { Role } from '@/lib/access';
import type { SqlDatabase } from '../database';
import { carKeyOf, createStockResults, type NewResult } from './stock-results';

export interface StoredStockRun {
  id: string;
  listId: string;
  state: string;
  startedAt: Date;
  startedBy: string;
  /** Null when the person is no longer known. */
  startedByName: string | null;
  endedAt: Date | null;
  /** Uses no kept answer. */
  fresh: boolean;
  because: unknown;
  cars: number;
  valued: number;
  withoutValue: number;
  failed: number;
  charged: number;
  kept: number;
  unknown: number;
}

/** A run taken on, with who it is for; a starter who has left the organisation has no role. */
export interface ClaimedRun {
  listId: string;
  organisationId: string;
  organisationName: string;
  personId: string;
  personName: string | null;
  email: string | null;
  role: Role | null;
  fresh: boolean;
  reached: number;
}

export interface RunCar {
  number: number;
  plate: string;
  mileage: number;
}

const RUN = `r.id, r.list_id as "listId", r.state, r.started_at as "startedAt", r.started_by as "startedBy",
  u.name as "startedByName", r.ended_at as "endedAt", r.fresh, r.because, r.cars, r.valued, r.without_value as "withoutValue",
  r.failed, r.charged + apart.charged as charged, r.kept + apart.kept as kept, r.unknown + apart.unknown as unknown`;
/** Where a run stands or was cancelled, the ledger knows what its cars without a result have cost: they have no other. */
const FROM = `from stock_runs r left join "user" u on u.id = r.started_by
  cross join lateral (
    select count(*) filter (where l.state = 'SETTLED')::integer as charged,
      count(*) filter (where l.state = 'SERVED')::integer as kept,
      count(*) filter (where l.state not in ('SETTLED', 'SERVED'))::integer as unknown
    from stock_rows s
    -- Car by car, by their keys: two questions each.
    cross join lateral (
      select state from look_ups where idempotency_key = ${carKeyOf('r.id', 's.number')}
        and organisation_id = r.organisation_id and state not in ('RELEASED', 'DENIED') limit 2) l
    where r.state in ('paused', 'stopped', 'cancelled') and s.list_id = r.list_id and s.problem is null
      and s.number <= r.reached
      and not exists (select 1 from stock_results e where e.run_id = r.id and e.number = s.number)) apart`;
const GIVEN = `json_to_recordset($5::json) as g(number integer, outcome text, "valuationId" uuid, title text,
  derivative text, registered date, "retailPounds" integer, "cleanPounds" integer, "averagePounds" integer,
  "belowPounds" integer, flag text, because json, charged integer, kept integer, unknown integer)`;
const LEASE = `clock_timestamp() + make_interval(secs => $3::integer / 1000.0)`;

export type StockRunStore = ReturnType<typeof createStockRunStore>;

export function createStockRunStore(database: SqlDatabase) {
  const runs = async (where: string, values: unknown[]) =>
    (await database.query<StoredStockRun>(`select ${RUN} ${FROM} where ${where}`, values)).rows;

  return {
    ...createStockResults(database),

    /** The newest run of each of these lists. */
    latest: (listIds: readonly string[]) =>
      runs(
        `r.id in (select distinct on (list_id) id from stock_runs where list_id = any ($1::uuid[])
           order by list_id, started_at desc)`,
        [listIds],
      ),

    /** All runs of a list, the newest first. */
    ofList: (listId: string) => runs('r.list_id = $1 order by r.started_at desc', [listId]),

    async one(listId: string, id: string): Promise<StoredStockRun | null> {
      return (await runs('r.list_id = $1 and r.id = $2', [listId, id]))[0] ?? null;
    },

    /** Null when another run of the list is under way, or the key was used for another list. */
    async start(run: {
      id: string;
      listId: string;
      organisationId: string;
      startedBy: string;
      idempotencyKey: string;
      fresh: boolean;
    }): Promise<StoredStockRun | null> {
      await database.query(
        `insert into stock_runs (id, list_id, organisation_id, started_by, started_at, idempotency_key, fresh, state, cars)
         select $1, $2, $3, $4, date_trunc('milliseconds', clock_timestamp()), $5, $6, 'running',
           (select count(*) from stock_rows where list_id = $2 and problem is null)
         on conflict do nothing`,
        [run.id, run.listId, run.organisationId, run.startedBy, run.idempotencyKey, run.fresh],
      );
      const startKey = [run.organisationId, run.idempotencyKey, run.listId];
      return (await runs('r.organisation_id = $1 and r.idempotency_key = $2 and r.list_id = $3', startKey))[0] ?? null;
    },

    /** A person's word: from one of these states to another. False when the run is in none of them. */
    async change(runId: string, from: readonly string[], to: 'running' | 'paused' | 'cancelled'): Promise<boolean> {
      const { rows } = await database.query(
        `update stock_runs set state = $3, because = null,
           ended_at = case when $3 = 'cancelled' then clock_timestamp() end
         where id = $1 and state = any ($2) returning id`,
        [runId, from, to],
      );
      return rows.length === 1;
    },

    /** Runs that want a worker and have none. */
    async waiting(): Promise<string[]> {
      const { rows } = await database.query<{ id: string }>(
        `select id from stock_runs where state = 'running'
           and (worked_until is null or worked_until < clock_timestamp()) order by started_at limit 100`,
      );
      return rows.map(({ id }) => id);
    },

    /** Takes a run on, for as long as the lease lasts. Null when it wants no worker, or has one. */
    async claim(runId: string, worker: string, leaseMs: number): Promise<ClaimedRun | null> {
      const { rows } = await database.query<ClaimedRun>(
        `with r as (
           update stock_runs set worker = $2, worked_until = ${LEASE}
           where id = $1 and state = 'running' and (worked_until is null or worked_until < clock_timestamp()) returning *)
         select r.list_id as "listId", r.organisation_id as "organisationId", o.name as "organisationName",
           r.started_by as "personId", u.name as "personName", u.email, m.role, r.fresh, r.reached
         from r join organization o on o.id = r.organisation_id
         left join "user" u on u.id = r.started_by
         left join member m on m.organization_id = r.organisation_id and m.user_id = r.started_by
           and m.deactivated_at is null`,
        [runId, worker, leaseMs],
      );
      return rows[0] ?? null;
    },

    /** The next cars without a result, of those after and up to these row numbers. */
    async next(
      runId: string,
      { after, upTo, limit }: { after: number; upTo: number; limit: number },
    ): Promise<RunCar[]> {
      const { rows } = await database.query<RunCar>(
        `select s.number, s.plate, s.mileage from stock_runs r
         join stock_rows s on s.list_id = r.list_id and s.problem is null and s.number > $2 and s.number <= $3
         where r.id = $1 and not exists (select 1 from stock_results e where e.run_id = r.id and e.number = s.number)
         order by s.number limit $4`,
        [runId, after, upTo, limit],
      );
      return rows;
    },

    /**
     * Writes results down, counts them and renews the lease, in one commit.
     * @returns the state a person may have changed meanwhile, whether the run is still ours, and what its starter may do
     *   now, null where they have left; null when the run is gone with its list
     */
    async report(
      runId: string,
      worker: string,
      leaseMs: number,
      { reached, results }: { reached: number; results: readonly NewResult[] },
    ): Promise<{ state: string; ours: boolean; role: Role | null } | null> {
      const { rows } = await database.query<{ state: string; ours: boolean; role: Role | null }>(
        `with given as (select * from ${GIVEN}),
         added as (
           insert into stock_results (run_id, number, outcome, valuation_id, title, derivative, registered, retail_pounds,
                                      clean_pounds, average_pounds, below_pounds, flag, because)
           select $1, g.number, g.outcome, g."valuationId", g.title, g.derivative, g.registered, g."retailPounds",
             g."cleanPounds", g."averagePounds", g."belowPounds", g.flag, g.because
           from given g where exists (select 1 from stock_runs where id = $1)
           order by g.number on conflict (run_id, number) do nothing returning number),
         sums as (
           select count(*) filter (where g.outcome = 'valued') as valued,
             count(*) filter (where g.outcome = 'no_value') as without_value,
             count(*) filter (where g.outcome = 'failed') as failed,
             coalesce(sum(g.charged), 0) as charged, coalesce(sum(g.kept), 0) as kept,
             coalesce(sum(g.unknown), 0) as unknown
           from added a join given g on g.number = a.number)
         update stock_runs r set valued = r.valued + sums.valued, without_value = r.without_value + sums.without_value,
           failed = r.failed + sums.failed, charged = r.charged + sums.charged, kept = r.kept + sums.kept,
           unknown = r.unknown + sums.unknown, reached = greatest(r.reached, $4::integer),
           worked_until = case when r.worker = $2 then ${LEASE} else r.worked_until end
         from sums where r.id = $1
         returning r.state, r.worker = $2 as ours, (
           select m.role from member m
           where m.organization_id = r.organisation_id and m.user_id = r.started_by and m.deactivated_at is null) as role`,
        [runId, worker, leaseMs, reached, JSON.stringify(results)],
        'stock_report',
      );
      return rows[0] ?? null;
    },

    /** Lets go of a run, so that another worker may take it on at once; `end` where it is over or cannot go on. */
    async release(runId: string, worker: string, end?: { state: 'done' | 'stopped'; because: unknown }): Promise<void> {
      await database.query(
        `update stock_runs set worker = null, worked_until = null,
           state = case when state = 'running' then coalesce($3, state) else state end,
           because = case when state = 'running' and $3 is not null then $4::json else because end,
           ended_at = case when state = 'running' and $3 = 'done' then clock_timestamp() else ended_at end
         where id = $1 and worker = $2`,
        [runId, worker, end?.state ?? null, end?.because ? JSON.stringify(end.because) : null],
      );
    },
  };
}
