/** Data erased from tables is still in a database's files: in dead rows, in samples of columns, and in its log. */
import { z } from 'zod';
import type { ErasedStorage } from '@/lib/domain/privacy/erasure-places';
import type { SqlDatabase } from '../database';
import { selectRow, selectRows } from '../rows';
import { TEXT_PLACES } from './text-places';

/** Rewriting a table makes everyone wait, so larger ones are left alone, as in `embedded/upkeep.mjs`. */
const TABLE_BYTES_MAX = 64 * 1024 * 1024;

/** The tables that erasing changes. */
const TABLES = [
  'valuations',
  'valued_vehicles',
  'registrations',
  'shares',
  'submissions',
  'look_ups',
  'stock_rows',
  'stock_results',
  'appraisal_photos',
  ...TEXT_PLACES.map(({ table }) => table),
];

const versionRow = z.object({ isEmbedded: z.boolean() });
const tableRow = z.object({ name: z.string(), isLarge: z.boolean() });

/**
 * Rewrites the tables from which data was erased, and discards the log so far. Only for the embedded database: on a
 * server it would stop other clients, and replicas may need the log.
 */
export async function rewriteErasedStorage(database: SqlDatabase): Promise<ErasedStorage> {
  const version = await selectRow(database, versionRow, `select version() like '%PGlite%' as "isEmbedded"`);
  if (version?.isEmbedded !== true) return 'server';
  const tables = await selectRows(
    database,
    tableRow,
    `select t.name, pg_total_relation_size(t.name::regclass) > $2 as "isLarge" from unnest($1::text[]) t(name)`,
    [TABLES, TABLE_BYTES_MAX],
  );
  // One by one, so that waiting clients get their turns in between.
  for (const { name, isLarge } of tables) {
    if (isLarge) continue;
    await database.query(`vacuum (full) ${name}`);
    await database.query(`analyze ${name}`);
  }
  await database.query('vacuum full pg_catalog.pg_statistic');
  // A recycled log segment retains its contents until it is overwritten.
  await database.query('set wal_recycle = off');
  await database.query('checkpoint');
  await database.query('select pg_switch_wal()');
  await database.query('checkpoint');
  await database.query('reset wal_recycle');
  return tables.some(({ isLarge }) => isLarge) ? 'too_large' : 'rewritten';
}
