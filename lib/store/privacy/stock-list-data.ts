/**
 * Stock list rows of one vehicle, with their results and auction sheet entries, for export. `listed` are the vehicle's
 * rows, `result` the results; see `plate-data.ts`.
 */
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import { auctionEntries, stockLists, stockResults, stockRows } from '../schema/stock';

const list = createSelectSchema(stockLists).shape.name;

export const stockRow = createSelectSchema(stockRows, { cells: z.unknown(), problem: z.unknown() })
  .pick({ number: true, mileage: true, reference: true, cells: true, problem: true, doubt: true })
  .extend({ list });

export const STOCK_ROWS = `select l.name as list, r.number, r.mileage, r.reference, r.cells, r.problem, r.doubt from listed o
  join stock_rows r on r.list_id = o.list_id and r.number = o.number join stock_lists l on l.id = r.list_id
  order by l.created_at, r.number`;

export const resultRow = createSelectSchema(stockResults, { because: z.unknown() })
  .omit({ sequence: true })
  .extend({ list });

export const STOCK_RESULTS = `select l.name as list, e.run_id as "runId", e.number, e.outcome, e.valuation_id as "valuationId", e.title,
    e.derivative, e.registered::text, e.retail_pounds as "retailPounds", e.clean_pounds as "cleanPounds",
    e.average_pounds as "averagePounds", e.below_pounds as "belowPounds", e.flag, e.other_flags as "otherFlags",
    e.because, e.vehicle_kind as "vehicleKind"
  from result f join stock_results e on e.run_id = f.run_id and e.number = f.number
  join stock_runs n on n.id = e.run_id join stock_lists l on l.id = n.list_id order by n.started_at, e.number`;

export const auctionRow = createSelectSchema(auctionEntries)
  .pick({ number: true, field: true, text: true, changedAt: true })
  .extend({ list });

/** Entries of the vehicle's own lots, as `e`. */
export const OWN_LOTS = `auction_entries e join listed o on o.own and o.list_id = e.list_id and o.number = e.number`;

export const AUCTION_ENTRIES = `select l.name as list, e.number, e.field, e.text, e.changed_at as "changedAt" from ${OWN_LOTS}
  join stock_lists l on l.id = e.list_id order by l.created_at, e.number, e.field`;

/** Why a row whose car was erased is not valued, as JSON. */
export const ERASED_ROW = JSON.stringify({
  kind: 'erased',
  reason: 'The plate of this row was erased.',
  next: 'Nothing to do.',
});

/** Why a car has no value whose result was of an erased vehicle: its row has another plate. As JSON. */
export const ERASED_RESULT = JSON.stringify({
  reason: 'The result of this row was erased.',
  next: 'It is valued again with the list.',
});

export const listIdRow = createSelectSchema(stockLists).pick({ id: true });

/**
 * Before the rows are erased, in the same commit: a correction that is based on them waits, and is made again on what is
 * left.
 */
export const TOUCH_LISTS = `update stock_lists l set version = l.version + 1 from (
    -- In one order, as another plate may be erased from the same lists.
    select id from stock_lists where id in (select list_id from listed) order by id for update) o
  where l.id = o.id returning l.id`;

/** After that: how many rows of each kind the lists `$1` have, as `countStock` counts them. */
export const RECOUNT_LISTS = `update stock_lists l set version = l.version + 1, counts = (
  select json_build_object('rows', count(*), 'valuable', count(*) filter (where r.problem is null),
    'duplicates', count(*) filter (where r.problem->>'kind' = 'duplicate'),
    'refused', count(*) filter (where r.problem->>'kind' <> 'duplicate'),
    'doubtful', count(r.doubt), 'kilometres', count(*) filter (where r.problem->>'kind' = 'kilometres'))
  from stock_rows r where r.list_id = l.id)
  where l.id = any ($1::uuid[])`;

/** A worker's report writes its results and its run in one commit: from here on it waits. */
export const LOCK_RUNS =
  'select id from stock_runs where list_id = any ($1::uuid[]) or id = any ($2::uuid[]) order by id for update';

/** Of rows whose car was erased, in the lists `$1`. */
export const DELETE_ERASED_RESULTS = `delete from stock_results e using stock_runs r, stock_rows s
  where r.list_id = any ($1::uuid[]) and e.run_id = r.id and s.list_id = r.list_id and s.number = e.number
    and s.problem->>'kind' = 'erased'`;

/** After that, the runs `$2`, and each of the lists `$1`, count the cars that are left; what was charged stays. */
export const RECOUNT_RUNS = `update stock_runs r set cars = left_over.cars, valued = left_over.valued,
    without_value = left_over.without_value, failed = left_over.failed
  from (
    select n.id, (select count(*) from stock_rows s where s.list_id = n.list_id and s.problem is null)::integer as cars,
      count(*) filter (where e.outcome = 'valued')::integer as valued,
      count(*) filter (where e.outcome = 'no_value')::integer as without_value,
      count(*) filter (where e.outcome = 'failed')::integer as failed
    from stock_runs n left join stock_results e on e.run_id = n.id
    where n.list_id = any ($1::uuid[]) or n.id = any ($2::uuid[]) group by n.id, n.list_id) left_over
  where r.id = left_over.id`;
