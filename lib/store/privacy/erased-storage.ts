/** Data erased from tables is still in a database's files: in dead rows, in samples of columns, and in its log. */
import { z } from 'zod';
import type { ErasedStorage } from '@/lib/domain/privacy/erasure-places';
import type { SqlDatabase } from '../database';
import { selectRow, selectRows } from '../rows';
import { TEXT_PLACES } from './text-places';

/** Rewriting a table makes everyone wait: 58 MB of records took 0.5 to 0.8 s, on two cores with other work. */
const QUICK_BYTES_MAX = 64 * 1024 * 1024;
/** Larger ones are left alone even at night: a client would give up waiting. */
const NIGHT_BYTES_MAX = 256 * 1024 * 1024;

const CHECKPOINT_BYTES = 1024 * 1024;

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

const begunRow = z.object({
  isEmbedded: z.boolean(),
  /** As the database writes it: a Date would lose digits. */
  at: z.string(),
  isAnyWaiting: z.boolean(),
});
const tableRow = z.object({ name: z.string(), bytes: z.number() });

const IS_WAITING = `storage in ('tonight', 'too_large')`;

/**
 * Rewrites the small tables from which data was erased, and discards the log so far. Only for the embedded database: on a
 * server it would stop other clients, and replicas may need the log. @returns what is left for the night, or for good
 */
export async function rewriteErasedStorage(database: SqlDatabase): Promise<ErasedStorage> {
  const begun = await begin(database);
  if (!begun.isEmbedded) return mark(database, begun, 'server');
  const left = await rewriteTables(database, QUICK_BYTES_MAX);
  if (left === 0) return mark(database, begun, 'rewritten');
  return mark(database, begun, left > NIGHT_BYTES_MAX ? 'too_large' : 'tonight');
}

/** At night: the larger ones too. Null if nothing was erased since they were rewritten. */
export async function rewriteWaitingStorage(database: SqlDatabase): Promise<Exclude<ErasedStorage, 'tonight'> | null> {
  const begun = await begin(database);
  if (!begun.isAnyWaiting) return null;
  if (!begun.isEmbedded) return mark(database, begun, 'server');
  return mark(database, begun, (await rewriteTables(database, NIGHT_BYTES_MAX)) === 0 ? 'rewritten' : 'too_large');
}

async function begin(database: SqlDatabase): Promise<z.infer<typeof begunRow>> {
  const begun = await selectRow(
    database,
    begunRow,
    `select version() like '%PGlite%' as "isEmbedded", clock_timestamp()::text as at,
       exists (select 1 from erasures where ${IS_WAITING}) as "isAnyWaiting"`,
  );
  if (!begun) throw new Error('A statement of one row had none');
  return begun;
}

/** Of every organisation: they share the files. */
async function mark<Storage extends ErasedStorage>(
  database: SqlDatabase,
  { at }: z.infer<typeof begunRow>,
  storage: Storage,
): Promise<Storage> {
  await database.query(`update erasures set storage = $1 where at <= $2::timestamptz and ${IS_WAITING}`, [storage, at]);
  return storage;
}

/** @returns the bytes of the largest table that was left as it is; 0 if none was */
async function rewriteTables(database: SqlDatabase, bytesMax: number): Promise<number> {
  const tables = await selectRows(
    database,
    tableRow,
    `select t.name, pg_total_relation_size(t.name::regclass)::double precision as bytes from unnest($1::text[]) t(name)`,
    [TABLES],
  );
  // A recycled segment of the log retains its contents until it is overwritten.
  await database.query('set wal_recycle = off');
  try {
    // One by one, so that waiting clients get their turns in between.
    for (const { name, bytes } of tables) {
      if (bytes > bytesMax) continue;
      await database.query(`vacuum (full) ${name}`);
      await database.query(`analyze ${name}`);
      // Part by part, as one checkpoint after all of them would take as long as rewriting did.
      if (bytes > CHECKPOINT_BYTES) await database.query('checkpoint');
    }
    await database.query('vacuum full pg_catalog.pg_statistic');
    await discardLog(database);
  } finally {
    await database.query('reset wal_recycle');
  }
  return Math.max(0, ...tables.filter(({ bytes }) => bytes > bytesMax).map(({ bytes }) => bytes));
}

/** Without recycling. Segments that were recycled earlier come after the current one: they are used up first. */
async function discardLog(database: SqlDatabase): Promise<void> {
  const later = await selectRows(
    database,
    z.object({ name: z.string() }),
    `select name from pg_ls_waldir()
     where name ~ '^[0-9A-F]{24}$' and name >= pg_walfile_name(pg_current_wal_insert_lsn())`,
  );
  await database.query('checkpoint');
  for (const _ of later) {
    // An empty segment would not be left.
    await database.query(`select pg_logical_emit_message(false, '', '')`);
    await database.query('select pg_switch_wal()');
  }
  await database.query('checkpoint');
}
