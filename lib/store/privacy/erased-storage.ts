/** What was erased from tables is still in the files of a database: in dead rows, in samples of columns, in its log. */
import { z } from 'zod';
import type { ErasedStorage } from '@/lib/domain/privacy/erasure-places';
import type { SqlDatabase } from '../database';
import { selectRow, selectRows } from '../rows';
import { TEXT_PLACES } from './text-places';

/** Rewriting a table keeps everyone waiting: as `embedded/upkeep.mjs`, larger ones are left alone. */
const TABLE_BYTES_MAX = 64 * 1024 * 1024;

/** Those that erasing changes. */
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
 * Rewrites the tables from which was erased, and lets go of the log so far. Of the embedded database alone: on a server it
 * would stop other clients, and its log may be needed by replicas.
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
  // One by one: between them waiting clients have their turn.
  for (const { name, isLarge } of tables) if (!isLarge) await database.query(`vacuum (full, analyze) ${name}`);
  await database.query('vacuum full pg_catalog.pg_statistic');
  // A segment of the log that is taken up again keeps what it held until it is written over.
  await database.query('set wal_recycle = off');
  await database.query('checkpoint');
  await database.query('select pg_switch_wal()');
  await database.query('checkpoint');
  await database.query('reset wal_recycle');
  return tables.some(({ isLarge }) => isLarge) ? 'too_large' : 'rewritten';
}
