/** Stock lists: what was read from a dealer's table, asked for within the organisation it belongs to. */
import type { SqlDatabase } from '../database';
import { UUID } from '../page-cursor';

export interface StoredStockRow {
  number: number;
  plate: string | null;
  mileage: number | null;
  reference: string | null;
  cells: readonly string[];
  /** JSON: why it is not valued; null for a row that is. */
  problem: unknown;
  doubt: string | null;
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
  rows: readonly StoredStockRow[];
}

export interface StoredStockList {
  id: string;
  name: string;
  createdAt: Date;
  createdBy: string;
  /** Null when the person is no longer known. */
  createdByName: string | null;
  labels: string[];
  columns: unknown;
  counts: unknown;
}

const LIST = `l.id, l.name, l.created_at as "createdAt", l.created_by as "createdBy", u.name as "createdByName",
  l.labels, l.columns, l.counts`;
const FROM = `from stock_lists l left join "user" u on u.id = l.created_by`;
const ROW = `number, plate, mileage, reference, cells, problem, doubt`;
const GIVEN_ROWS = `json_to_recordset($2::json) as r(number integer, plate text, mileage integer, reference text,
  cells json, problem json, doubt text)`;
const ADD_ROWS = `insert into stock_rows (list_id, number, plate, mileage, reference, cells, problem, doubt)
  select l.id, r.number, r.plate, r.mileage, r.reference, r.cells, r.problem, r.doubt`;
const PAGE = 1_000;

export type StockStore = ReturnType<typeof createStockStore>;

export function createStockStore(database: SqlDatabase) {
  return {
    /** All or nothing, in one commit. The same key gives the list that was made first. */
    async addList(list: NewStockList): Promise<string> {
      await database.query(
        `with l as (
           insert into stock_lists (id, organisation_id, created_by, created_at, idempotency_key, name, labels, columns, counts)
           values ($1, $3, $4, date_trunc('milliseconds', clock_timestamp()), $5, $6, $7, $8, $9)
           on conflict (organisation_id, idempotency_key) do nothing returning id)
         ${ADD_ROWS} from l cross join ${GIVEN_ROWS}`,
        [
          ...[list.id, JSON.stringify(list.rows), list.organisationId, list.createdBy, list.idempotencyKey, list.name],
          ...[list.labels, list.columns, list.counts].map((value) => JSON.stringify(value)),
        ],
      );
      const { rows } = await database.query<{ id: string }>(
        'select id from stock_lists where organisation_id = $1 and idempotency_key = $2',
        [list.organisationId, list.idempotencyKey],
      );
      if (!rows[0]) throw new Error('A stock list was neither added nor found');
      return rows[0].id;
    },

    /** The same rows, read by other columns. */
    async changeColumns(id: string, to: Pick<NewStockList, 'columns' | 'counts' | 'rows'>): Promise<void> {
      await database.query(
        `with l as (update stock_lists set columns = $3, counts = $4 where id = $1 returning id),
           given as (select l.id as list_id, r.* from l cross join ${GIVEN_ROWS})
         update stock_rows s set plate = g.plate, mileage = g.mileage, reference = g.reference,
           problem = g.problem, doubt = g.doubt
         from given g where s.list_id = g.list_id and s.number = g.number`,
        [id, JSON.stringify(to.rows), JSON.stringify(to.columns), JSON.stringify(to.counts)],
      );
    },

    async list({ organisationId, id }: { organisationId: string; id: string }): Promise<StoredStockList | null> {
      if (!UUID.test(id)) return null;
      const { rows } = await database.query<StoredStockList>(
        `select ${LIST} ${FROM} where l.organisation_id = $1 and l.id = $2`,
        [organisationId, id],
      );
      return rows[0] ?? null;
    },

    /** The newest first. */
    async lists({ organisationId, limit }: { organisationId: string; limit: number }): Promise<StoredStockList[]> {
      const { rows } = await database.query<StoredStockList>(
        `select ${LIST} ${FROM} where l.organisation_id = $1 order by l.created_at desc limit $2`,
        [organisationId, limit],
      );
      return rows;
    },

    /** With its rows, its runs and their results. False when there is none, or a run of it is under way. */
    async remove({ organisationId, id }: { organisationId: string; id: string }): Promise<boolean> {
      const { rows } = await database.query(
        `delete from stock_lists l where organisation_id = $1 and id = $2 and not exists (
           select 1 from stock_runs where list_id = l.id and state = 'running') returning id`,
        [organisationId, id],
      );
      return rows.length === 1;
    },

    /** The cars of a list, in its order. */
    async cars(listId: string): Promise<{ number: number; plate: string; mileage: number }[]> {
      const { rows } = await database.query<{ number: number; plate: string; mileage: number }>(
        `select number, plate, mileage from stock_rows where list_id = $1 and problem is null order by number`,
        [listId],
      );
      return rows;
    },

    /** Of either kind so many, the first ones. */
    async flaggedRows(listId: string, kind: 'problem' | 'doubt', limit: number): Promise<StoredStockRow[]> {
      const { rows } = await database.query<StoredStockRow>(
        `select ${ROW} from stock_rows where list_id = $1 and ${kind} is not null order by number limit $2`,
        [listId, limit],
      );
      return rows;
    },

    /** Every row, a page at a time. */
    async *rows(listId: string): AsyncGenerator<StoredStockRow> {
      for (let after = 0; ;) {
        const { rows } = await database.query<StoredStockRow>(
          `select ${ROW} from stock_rows where list_id = $1 and number > $2 order by number limit ${PAGE}`,
          [listId, after],
        );
        yield* rows;
        const last = rows.at(-1);
        if (rows.length < PAGE || !last) return;
        after = last.number;
      }
    },
  };
}
