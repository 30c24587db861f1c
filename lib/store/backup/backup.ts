/** Writes a backup of a database that may be in use. */
import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { finished } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import pg from 'pg';
import { z } from 'zod';
import { Fault } from '@/lib/fault';
import { FORMAT, RowsHash, type BackupHeader, type TableClosing } from './backup-file';
import { requireReplaceable, targetFault } from './backup-target';
import { rowsOf, tablesOf, TEXT_SETTINGS } from './tables';

export interface BackupOptions {
  readonly url: string;
  readonly dataDirectory: string;
  readonly secret: string;
  /** Written under another name first, so that a file with this name is always complete. */
  readonly file: string;
  readonly now: Date;
}

/** In the data directory, but not part of a backup: the database itself, and other backups. */
const NOT_COPIED = new Set(['postgres', 'backups']);

/** Shows whether a backup was made with this secret, without revealing it. */
export const secretCheck = (secret: string): string =>
  createHmac('sha256', secret).update('vehicle-valuations backup').digest('hex').slice(0, 16);

/** @returns the count and hash of each table, as of one moment */
export async function writeBackup({ url, dataDirectory, secret, file, now }: BackupOptions): Promise<TableClosing[]> {
  requireReplaceable(file);
  const client = new pg.Client({ connectionString: url, application_name: 'vehicle-valuations backup' });
  client.on('error', () => undefined);
  await client.connect();
  const aside = `${file}.part`;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    // All as of one moment, whatever is written meanwhile.
    await client.query('begin isolation level repeatable read read only');
    await client.query(TEXT_SETTINGS);
    const header: BackupHeader = {
      format: FORMAT,
      at: now.toISOString(),
      migrations: requireProduct(await migrationsOf(client)),
      tables: await tablesOf(client),
      sequences: await sequencesOf(client),
      files: filesIn(dataDirectory),
      secretCheck: secretCheck(secret),
    };
    const closings = await writeFile(aside, header, client);
    renameSync(aside, file);
    return closings;
  } catch (error) {
    const fault = targetFault(error, file);
    // In a conflict it is the other backup's.
    if (fault?.code !== 'conflict' && existsSync(aside)) rmSync(aside);
    throw fault ?? error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function writeFile(file: string, header: BackupHeader, client: pg.Client): Promise<TableClosing[]> {
  // On the embedded database others wait for this, so little time is spent on compression.
  const packed = createGzip({ level: constants.Z_BEST_SPEED });
  const output = createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true });
  packed.pipe(output);
  const written = finished(output);
  const hash = createHash('sha256');
  const write = async (line: string) => {
    hash.update(`${line}\n`);
    if (!packed.write(`${line}\n`)) await Promise.race([once(packed, 'drain'), written]);
  };
  await write(JSON.stringify(header));
  const closings: TableClosing[] = [];
  for (const table of header.tables) {
    const rowsHash = new RowsHash();
    for await (const rows of rowsOf(client, table)) {
      for (const row of rows) {
        const line = JSON.stringify(row);
        rowsHash.add(line);
        await write(line);
      }
    }
    const closing = rowsHash.closing(table.name);
    await write(JSON.stringify(closing));
    closings.push(closing);
  }
  await client.query('commit');
  packed.end(`${JSON.stringify({ end: hash.digest('hex') })}\n`);
  await written;
  return closings;
}

/** For commands that have only the address. @returns null if the database is not the product's */
export async function readMigrations(url: string): Promise<BackupHeader['migrations'] | null> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await migrationsOf(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

const migrationsRow = z.object({ count: z.int(), last: z.string().transform(Number) });

async function migrationsOf(client: pg.Client): Promise<BackupHeader['migrations'] | null> {
  const { rows } = await client.query(`select to_regclass('drizzle.__drizzle_migrations') is not null as there`);
  if (z.array(z.object({ there: z.boolean() })).parse(rows)[0]?.there !== true) return null;
  const found = await client.query(
    'select count(*)::integer as count, coalesce(max(created_at), 0)::text as last from drizzle.__drizzle_migrations',
  );
  return migrationsRow.parse(found.rows[0]);
}

function requireProduct(migrations: BackupHeader['migrations'] | null): BackupHeader['migrations'] {
  if (migrations !== null) return migrations;
  throw new Fault('not_found', {
    message: 'This database is not one of the product: there is nothing to back up.',
    fix: 'Check DATABASE_URL and DATA_DIRECTORY.',
  });
}

async function sequencesOf(client: pg.Client): Promise<BackupHeader['sequences']> {
  const { rows } = await client.query(
    `select sequencename as name, last_value::text as last from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  );
  return z.array(z.object({ name: z.string(), last: z.string() })).parse(rows);
}

function filesIn(dataDirectory: string): BackupHeader['files'] {
  if (!existsSync(dataDirectory)) return [];
  return readdirSync(dataDirectory, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dataDirectory, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !NOT_COPIED.has(path.split('/')[0] ?? '') && !path.endsWith('.part'))
    .sort()
    .map((path) => ({ path, base64: readFileSync(join(dataDirectory, path)).toString('base64') }));
}
