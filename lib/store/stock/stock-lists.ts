/** Stock lists: what was read from a dealer's table. Every query names the organisation, or a list found within it. */
import { setImmediate } from 'node:timers/promises';
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import type { SqlDatabase } from '../database';
import { UUID } from '../page-cursor';
import { selectRow, selectRows } from '../rows';
import { stockLists, stockRows } from '../schema/stock';

/** `problem` is JSON: why the row is not valued; null for a row that is. */
const stockRow = createSelectSchema(stockRows, { cells: z.array(z.string()), problem: z.unknown() }).omit({
  listId: true,
});
export type StoredStockRow = z.infer<typeof stockRow>;

const carRow = stockRow.pick({ number: true }).extend({ plate: z.string(), mileage: z.int() });

const listRow = createSelectSchema(stockLists, {
  labels: z.array(z.string()),
  columns: z.unknown(),
  counts: z.unknown(),
})
  .omit({ organisationId: true, idempotencyKey: true, removedAt: true })
  .extend({
    /** Null if the person is no longer known. */
    createdByName: z.string().nullable(),
  });
export type StoredStockList = z.infer<typeof listRow>;

const idRow = listRow.pick({ id: true });

interface ReadRow extends Omit<StoredStockRow, 'cells'> {
  cells: readonly string[];
}

export interface NewStockList {
  id: string;
  organisationId: string;
  createdBy: string;
  idempotencyKey: string;
  name: string;
  labels: readonly string[];
  columns: unknown;
  counts: unknown;
  rows: readonly ReadRow[];
}

interface ListKey {
  organisationId: string;
  id: string;
}

const LIST = `l.id, l.name, l.created_at as "createdAt", l.created_by as "createdBy", u.name as "createdByName",
  l.labels, l.columns, l.counts, l.version`;
const FROM = `from stock_lists l left join "user" u on u.id = l.created_by`;
const ROW = `number, plate, mileage, reference, cells, problem, doubt`;
const GIVEN_ROWS = `json_to_recordset($2::json) as r(number integer, plate text, mileage integer, reference text,
  cells json, problem json, doubt text)`;
const PAGE = 1_000;
const ROWS_PER_SLICE = 250;

export type StockStore = ReturnType<typeof createStockStore>;

export function createStockStore(database: SqlDatabase) {
  return {
    addList: (list: NewStockList) => addList(database, list),
    changeRows: (id: string, change: RowsChange): Promise<boolean> => changeRows(database, id, change),

    async list({ organisationId, id }: ListKey): Promise<StoredStockList | null> {
      if (!UUID.test(id)) return null;
      const text = `select ${LIST} ${FROM} where l.organisation_id = $1 and l.id = $2 and l.removed_at is null`;
      return selectRow(database, listRow, text, [organisationId, id]);
    },

    /** The newest first. */
    lists: ({ organisationId, limit }: { organisationId: string; limit: number }): Promise<StoredStockList[]> =>
      selectRows(
        database,
        listRow,
        `select ${LIST} ${FROM} where l.organisation_id = $1 and l.removed_at is null order by l.created_at desc limit $2`,
        [organisationId, limit],
      ),

    /**
     * Hides the list with its rows, runs and results; it can be restored until upkeep erases it. False if there is no
     * such list, or a run of it is under way: a start or a resumption that comes first is waited for, and then seen by
     * the second statement.
     */
    remove: ({ organisationId, id }: ListKey): Promise<boolean> =>
      database.transaction(async (step) => {
        await step.query('select 1 from stock_lists where organisation_id = $1 and id = $2 for update', [
          organisationId,
          id,
        ]);
        const { rowCount } = await step.query(
          `update stock_lists l set removed_at = clock_timestamp()
           where organisation_id = $1 and id = $2 and removed_at is null and not exists (
             select 1 from stock_runs where list_id = l.id and state = 'running')`,
          [organisationId, id],
        );
        return rowCount === 1;
      }),

    /** False if there is no removed list with this id. */
    async restore({ organisationId, id }: ListKey): Promise<boolean> {
      const { rowCount } = await database.query(
        'update stock_lists set removed_at = null where organisation_id = $1 and id = $2 and removed_at is not null',
        [organisationId, id],
      );
      return rowCount === 1;
    },

    /** The cars of a list, in order. */
    cars: (listId: string) =>
      selectRows(
        database,
        carRow,
        `select number, plate, mileage from stock_rows where list_id = $1 and problem is null order by number`,
        [listId],
      ),

    /** The first rows of either kind. */
    flaggedRows: (listId: string, kind: 'problem' | 'doubt', limit: number): Promise<StoredStockRow[]> =>
      selectRows(
        database,
        stockRow,
        `select ${ROW} from stock_rows where list_id = $1 and ${kind} is not null order by number limit $2`,
        [listId, limit],
      ),

    firstRows: (listId: string, limit: number): Promise<StoredStockRow[]> =>
      selectRows(database, stockRow, `select ${ROW} from stock_rows where list_id = $1 order by number limit $2`, [
        listId,
        limit,
      ]),

    /** Every row, page by page. */
    async *rows(listId: string): AsyncGenerator<StoredStockRow> {
      for (let after = 0; ;) {
        const text = `select ${ROW} from stock_rows where list_id = $1 and number > $2 order by number limit ${PAGE}`;
        const rows = await selectRows(database, stockRow, text, [listId, after]);
        yield* rows;
        const last = rows.at(-1);
        if (rows.length < PAGE || !last) return;
        after = last.number;
      }
    },
  };
}

/**
 * Adds the whole list or nothing. Its rows are inserted in slices, so that others get their turns at the database in
 * between: until the last slice the list is hidden like a removed one, under another key, and upkeep erases what a dead
 * process left of it. The same key gives the list that was made first.
 */
async function addList(database: SqlDatabase, list: NewStockList): Promise<string> {
  const { id, organisationId, idempotencyKey } = list;
  const key = [organisationId, idempotencyKey];
  const found = () => selectRow(database, idRow, LIST_OF_KEY, key);
  const earlier = await found();
  if (earlier) return earlier.id;
  await database.query(
    `insert into stock_lists (id, organisation_id, created_by, created_at, idempotency_key, name, labels, columns, counts, removed_at)
     values ($1, $2, $3, date_trunc('milliseconds', clock_timestamp()), $4, $5, $6, $7, $8, clock_timestamp())`,
    [
      id,
      organisationId,
      list.createdBy,
      `being added ${id}`,
      list.name,
      JSON.stringify(list.labels),
      JSON.stringify(list.columns),
      JSON.stringify(list.counts),
    ],
  );
  for (let at = 0; at < list.rows.length; at += ROWS_PER_INSERT) {
    const slice = list.rows.slice(at, at + ROWS_PER_INSERT);
    await database.query(ADD_ROWS, [id, await jsonOfRows(slice)]);
  }
  const shown = await database.query(SHOW_LIST, [id, ...key]).catch(async (error: unknown) => {
    // Another submission with the same key was published at the same moment.
    if (await found()) return { rowCount: 0 };
    throw error;
  });
  if (shown.rowCount === 1) return id;
  const first = await found();
  if (!first) throw new Error('A stock list was neither added nor found');
  return first.id;
}

/** About 50 ms each: the embedded database serves one at a time. */
const ROWS_PER_INSERT = 500;
const LIST_OF_KEY = 'select id from stock_lists where organisation_id = $1 and idempotency_key = $2';
const ADD_ROWS = `insert into stock_rows (list_id, number, plate, mileage, reference, cells, problem, doubt)
  select $1::uuid, r.number, r.plate, r.mileage, r.reference, r.cells, r.problem, r.doubt from ${GIVEN_ROWS}`;
const SHOW_LIST = `update stock_lists set removed_at = null, idempotency_key = $3
  where id = $1 and organisation_id = $2
    and not exists (select 1 from stock_lists where organisation_id = $2 and idempotency_key = $3)`;

/** Lets other requests run: the rows of a large list are many megabytes. */
async function jsonOfRows(rows: readonly ReadRow[]): Promise<string> {
  const slices: string[] = [];
  for (let at = 0; at < rows.length; at += ROWS_PER_SLICE) {
    slices.push(
      rows
        .slice(at, at + ROWS_PER_SLICE)
        .map((row) => JSON.stringify(row))
        .join(),
    );
    await setImmediate();
  }
  return `[${slices.join()}]`;
}

interface RowsChange extends Pick<NewStockList, 'columns' | 'counts' | 'rows'> {
  /** Of the list as its rows were read. */
  version: number;
}

/**
 * The same rows, read by other columns, or with a cell put right. False, and nothing changed, where another change came
 * first, or the list was deleted. An erased row stays as it is.
 */
async function changeRows(
  database: SqlDatabase,
  id: string,
  { columns, counts, rows, version }: RowsChange,
): Promise<boolean> {
  const changed = await database.query(
    `with l as (
       update stock_lists set columns = $3, counts = $4, version = version + 1 where id = $1 and version = $5 and removed_at is null
       returning id),
       given as (select l.id as list_id, r.* from l cross join ${GIVEN_ROWS}),
       changed as (
         update stock_rows s set plate = g.plate, mileage = g.mileage, reference = g.reference,
           cells = g.cells, problem = g.problem, doubt = g.doubt
         from given g where s.list_id = g.list_id and s.number = g.number
           and s.problem->>'kind' is distinct from 'erased')
     select id from l`,
    [id, await jsonOfRows(rows), JSON.stringify(columns), JSON.stringify(counts), version],
  );
  return changed.rowCount === 1;
}
