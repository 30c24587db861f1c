/**
 * Erases for good what people deleted and did not restore, each organisation's by itself and some rows a statement, like
 * `erase-older.ts`.
 */
import { z } from 'zod';
import type { SqlDatabase } from '../database';
import { selectRows } from '../rows';
import { LISTS } from './erase-older';
import { hasUnrecordedCars } from '../stock/unrecorded-cars';

/** How long a deletion can be undone. */
const RESTORABLE_MINUTES = 60;
const IS_OVER = `removed_at < clock_timestamp() - interval '${RESTORABLE_MINUTES} minutes'`;

const idRow = z.object({ id: z.string() });

/**
 * What is erased of a table, `limit` rows a statement: ids are read first, so that those that have to stay are not looked
 * at again for every batch. Rows are locked in the order of ids, so that two instances never wait for each other.
 * @param condition of the row `t`
 */
const removalOf = (table: 'builds' | 'stock_lists', limit: number, condition = 'true') => ({
  limit,
  ids: `select id from ${table} where organisation_id = $1 and ${IS_OVER} order by removed_at, id`,
  deletion: `delete from ${table} where id in (
    select t.id from ${table} t where t.organisation_id = $1 and t.id = any ($2::uuid[]) and t.${IS_OVER} and ${condition}
    order by t.id for update)`,
});

const REMOVALS = [removalOf('builds', 500), removalOf('stock_lists', LISTS, `not ${hasUnrecordedCars('t')}`)];

/** Organisations with something to erase: a deletion that can no longer be undone. */
export const organisationsWithRemoved = async (database: SqlDatabase): Promise<string[]> => {
  const text = `select organisation_id as id from builds where ${IS_OVER}
    union select organisation_id from stock_lists where ${IS_OVER} order by id`;
  return (await selectRows(database, idRow, text)).map(({ id }) => id);
};

export interface RemovedScope {
  readonly organisationId: string;
  /** The process is about to stop: the rest is left to the next run. */
  readonly signal?: AbortSignal | undefined;
}

/** With all rows; a list once what it paid for is recorded. */
export async function eraseRemoved(database: SqlDatabase, { organisationId, signal }: RemovedScope): Promise<void> {
  for (const { ids: text, limit, deletion } of REMOVALS) {
    const ids = (await selectRows(database, idRow, text, [organisationId])).map(({ id }) => id);
    for (let from = 0; from < ids.length && !signal?.aborted; from += limit)
      await database.query(deletion, [organisationId, ids.slice(from, from + limit)]);
  }
}
