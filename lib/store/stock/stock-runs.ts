/** Runs of stock lists as a person sees them: started, watched, paused, resumed, cancelled. */
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import type { SqlDatabase } from '../database';
import { selectRows } from '../rows';
import { member } from '../schema/people';
import { stockRuns } from '../schema/stock';
import { carKeyOf, createStockResults, isOpen, LOOK_UP_COUNTS } from './stock-results';
import { createStockRunLeases } from './stock-run-leases';
import { unrecordedCars, type UnrecordedCar } from './unrecorded-cars';

const runRow = createSelectSchema(stockRuns, { because: z.unknown() })
  .omit({ organisationId: true, startedByKey: true, idempotencyKey: true })
  .omit({ worker: true, leasedUntil: true, reached: true })
  .extend({
    /** Null if the person is no longer known. */
    startedByName: z.string().nullable(),
    isSettled: z.boolean(),
    /** Cars that were sent before it was paused, stopped or cancelled, and whose answers are not in its results yet. */
    answering: z.int(),
    /** What its starter may do now; null where they have left. */
    starterRole: createSelectSchema(member).shape.role.nullable(),
  });
export type StoredStockRun = z.infer<typeof runRow>;

const stateRow = createSelectSchema(stockRuns).pick({ state: true }).extend({ count: z.int() });

export interface NewStockRun {
  id: string;
  listId: string;
  organisationId: string;
  startedBy: string;
  /** The key of the API that it is started with; absent for a person. */
  startedByKey?: string | undefined;
  idempotencyKey: string;
  fresh: boolean;
  /** Of the list as its rows were read. */
  version: number;
}

interface RunChange {
  readonly from: readonly string[];
  readonly to: 'running' | 'paused' | 'cancelled';
  /** The key of the API that makes it; null for a person. */
  readonly byKey: string | null;
}

/** In SQL: whether a worker still has the run `r`, and records what was under way as it was paused or cancelled. */
const HAS_WORKER = 'coalesce(r.leased_until >= clock_timestamp(), false)';

/**
 * A cancelled run may have calls under way: its worker records their results, and late replies come up to a minute after
 * that. What is paid for becomes a result within seconds of it. A charge that is still unknown by then may stay so.
 */
const SETTLED = `(r.state = 'done' or r.state = 'cancelled'
  and not ${HAS_WORKER}
  and (r.unknown + apart.unknown + apart.charged = 0 or r.ended_at < clock_timestamp() - interval '2 minutes'))`;
const RUN = `r.id, r.list_id as "listId", r.state, r.started_at as "startedAt", r.started_by as "startedBy",
  u.name as "startedByName", m.role as "starterRole", r.ended_at as "endedAt", r.fresh, r.because, r.cars, r.valued, r.without_value as "withoutValue",
  r.failed, r.charged + apart.charged as charged, r.served + apart.served as served, r.unknown + apart.unknown as unknown,
  apart.answering, ${SETTLED} as "isSettled"`;
/**
 * For a run that is paused, stopped or cancelled: what the ledger has on its cars without a result, which count nowhere
 * else.
 */
const FROM = `from stock_runs r left join "user" u on u.id = r.started_by
  left join member m on m.organization_id = r.organisation_id and m.user_id = r.started_by and m.deactivated_at is null
  cross join lateral (
    select ${LOOK_UP_COUNTS}, count(distinct s.number) filter (where ${HAS_WORKER} or ${isOpen('clock_timestamp()')})::integer as answering
    from stock_rows s
    -- Car by car, by its key: two look-ups each.
    cross join lateral (
      select state, awaited_until from look_ups where idempotency_key = ${carKeyOf('r.id', 's.number')}
        and organisation_id = r.organisation_id and state not in ('RELEASED', 'DENIED') limit 2) l
    where r.state in ('paused', 'stopped', 'cancelled') and s.list_id = r.list_id and s.problem is null
      and s.number <= r.reached
      and not exists (select 1 from stock_results e where e.run_id = r.id and e.number = s.number)) apart`;

export type StockRunStore = ReturnType<typeof createStockRunStore>;

export function createStockRunStore(database: SqlDatabase) {
  const runs = (where: string, values: unknown[]): Promise<StoredStockRun[]> =>
    selectRows(database, runRow, `select ${RUN} ${FROM} where ${where}`, values);

  return {
    ...createStockResults(database),
    ...createStockRunLeases(database),

    unrecordedCars: (now: Date, after?: UnrecordedCar | null) => unrecordedCars(database, now, after),

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

    /** The run that this key has started, if it has. */
    async startedBy({
      organisationId,
      idempotencyKey,
      listId,
    }: Pick<NewStockRun, 'organisationId' | 'idempotencyKey' | 'listId'>) {
      const where = 'r.organisation_id = $1 and r.idempotency_key = $2 and r.list_id = $3';
      return (await runs(where, [organisationId, idempotencyKey, listId]))[0] ?? null;
    },

    /**
     * False when another run of the list is under way, the key was used for another list, the list was deleted, or its
     * rows have changed since they were read. Raises the version: a change of rows that was read before is refused.
     */
    async start(run: NewStockRun): Promise<boolean> {
      const { rowCount } = await database.query(
        `with l as (update stock_lists set version = version + 1 where id = $2 and version = $7 and removed_at is null
           returning id)
         insert into stock_runs (id, list_id, organisation_id, started_by, started_by_key, started_at, idempotency_key, fresh, state, cars)
         select $1, l.id, $3, $4, $8, date_trunc('milliseconds', clock_timestamp()), $5, $6, 'running',
           (select count(*) from stock_rows where list_id = $2 and problem is null) from l
         on conflict do nothing`,
        [
          run.id,
          run.listId,
          run.organisationId,
          run.startedBy,
          run.idempotencyKey,
          run.fresh,
          run.version,
          run.startedByKey ?? null,
        ],
      );
      return rowCount === 1;
    },

    /**
     * A change from one of these states to another. A run that is resumed goes on with the key that resumed it, or with
     * none. False if the run is in none of them, or its list was deleted. Locks the list first, so that a deletion and a
     * resumption never both happen.
     */
    async change(runId: string, { from, to, byKey }: RunChange): Promise<boolean> {
      const { rowCount } = await database.query(
        `with l as (
           select id from stock_lists
           where id = (select list_id from stock_runs where id = $1) and removed_at is null for share)
         update stock_runs r set state = $3, because = null,
           ended_at = case when $3 = 'cancelled' then clock_timestamp() end,
           started_by_key = case when $3 = 'running' then $4::uuid else r.started_by_key end
         from l where r.id = $1 and r.list_id = l.id and r.state = any ($2)`,
        [runId, from, to, byKey],
      );
      return rowCount === 1;
    },

    /** The number of runs in each state. */
    countByState: () =>
      selectRows(
        database,
        stateRow,
        'select state, count(*)::integer as count from stock_runs group by state order by state',
      ),
  };
}
