import { join } from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { Fault } from '@/lib/fault';
import * as schema from './schema/people';

/** The longest wait for a connection, and for a statement on a server. */
const CONNECT_MS = 5_000;
const STATEMENT_MS = 10_000;
/** For a connection at the start, when the machine is busy with it. */
const FIRST_CONNECT_MS = 30_000;
/** The client gives up a little later than the server would, for servers that cannot interrupt. */
const ANSWER_MS = 15_000;
const MIGRATE_LOCK = 7_236_041;

export interface QueryRows {
  /** Rows as the driver returns them; rows.ts parses them by a schema. */
  rows: unknown[];
  rowCount: number | null;
}

export interface SqlDatabase {
  /**
   * One statement with its values. Failures of storage are Faults. A named statement is planned once per connection,
   * which pays for the few that run constantly.
   */
  query(text: string, values?: readonly unknown[], name?: string): Promise<QueryRows>;
  /**
   * Several statements in one commit, each of which sees what was committed before it began. None of them counts where
   * the work throws.
   */
  transaction<T>(work: (step: Pick<SqlDatabase, 'query'>) => Promise<T>): Promise<T>;
  /** For typed queries: wrap each use in `guarded`, so that a lost database is a Fault. */
  drizzle: NodePgDatabase<typeof schema>;
  guarded<T>(work: () => Promise<T>): Promise<T>;
  /** The pool's connections at this moment. */
  connections(): { total: number; idle: number; waiting: number };
  close(): Promise<void>;
}

/** Opens a pool on a `postgresql://` address. Nothing is connected until the first query. */
export function openDatabase(url: string, { connections = 10 }: { connections?: number } = {}): SqlDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: 30_000,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: STATEMENT_MS,
    query_timeout: ANSWER_MS,
    application_name: 'vehicle-valuations',
  });
  // An idle connection that breaks is replaced at the next query, which then has its own result.
  pool.on('error', () => undefined);

  return {
    query: async (...statement) => guarded(() => pool.query(queryOf(...statement))),
    transaction: (work) => guarded(() => inTransaction(pool, work)),
    drizzle: drizzle(pool, { schema }),
    guarded,
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

const queryOf = (text: string, values: readonly unknown[] = [], name?: string) => ({
  text,
  values: [...values],
  ...(name === undefined ? {} : { name }),
});

async function inTransaction<T>(pool: pg.Pool, work: (step: Pick<SqlDatabase, 'query'>) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  // The statement under way reports a lost connection.
  const ignore = () => undefined;
  client.on('error', ignore);
  let isUsable = false;
  try {
    await client.query('begin');
    const result = await work({ query: (...statement) => client.query(queryOf(...statement)) });
    await client.query('commit');
    isUsable = true;
    return result;
  } catch (error) {
    isUsable = await client.query('rollback').then(
      () => true,
      () => false,
    );
    throw error;
  } finally {
    client.off('error', ignore);
    client.release(!isUsable);
  }
}

/** Applies the missing migrations. If several instances start at the same time, one of them does it. */
export async function migrate(url: string, folder = join(process.cwd(), 'lib/store/migrations')): Promise<void> {
  // A separate connection, as building an index may outlast the pool's time-outs.
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: FIRST_CONNECT_MS });
  client.on('error', () => undefined);
  await guarded(async () => {
    await client.connect();
    try {
      // Held by the transaction, not the session: the embedded database has one session for all clients. The
      // migrator runs inside it and ends it, so that all migrations are applied or none is.
      await client.query('begin');
      await client.query('select pg_advisory_xact_lock($1)', [MIGRATE_LOCK]);
      await refuseNewer(client, folder);
      await applyMigrations(drizzle(client), { migrationsFolder: folder });
    } finally {
      await client.end().catch(() => undefined);
    }
  });
}

/** The migrator passes over migrations that it does not know, and this version would work by other rules of the ledger. */
async function refuseNewer(client: pg.Client, folder: string): Promise<void> {
  const { rows } = await client.query(`select to_regclass('drizzle.__drizzle_migrations') is not null as there`);
  if (rows[0]?.there !== true) return;
  const newest = Math.max(...readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis }) => folderMillis));
  const found = await client.query('select 1 from drizzle.__drizzle_migrations where created_at > $1', [newest]);
  if (found.rows.length === 0) return;
  throw new Fault('conflict', {
    message: 'The database was changed by a newer version of the product.',
    fix: 'Start that version or a newer one; or restore the backup from before the upgrade into a new database.',
  });
}

async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw storageFault(error) ?? error;
  }
}

const UNIQUE_VIOLATION = '23505';

/** Whether a row was refused because of a unique constraint. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;

/**
 * SQLSTATE classes of a database that is unavailable or cannot work: connection, resources, shutdown, disk; and 25006,
 * of a server that only reads, as a stand-by does until it has taken over.
 */
const DOWN = /^(08|25006|53|57P|58|XX001)/;
const STATEMENT_CANCELLED = '57014';
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOENT']);
/** The driver's messages, which have no code, for a connection that is lost or cannot be made. */
const DRIVER =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Cannot use a pool after calling end/;

/** The Fault for a failure that means "storage is down", or null when the error is about something else. */
export function storageFault(error: unknown): Fault | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    if (DOWN.test(code) || code === STATEMENT_CANCELLED || NETWORK.has(code) || DRIVER.test(cause.message)) {
      return new Fault('storage_down', {
        message: 'The database cannot be reached at the moment.',
        fix: 'Try again in a moment; if it keeps failing, contact your administrator.',
        detail: `${code} ${cause.message}`.trim(),
        cause: error,
      });
    }
  }
  return null;
}
