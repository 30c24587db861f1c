/** Restores a backup into an empty database, and proves that it is complete. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { z } from 'zod';
import { Fault } from '@/lib/fault';
import { migrate } from '@/lib/store/database';
import { secretCheck } from './backup';
import {
  ofOtherVersion,
  readBackup,
  RowsHash,
  type BackupHeader,
  type BackupRow,
  type BackupTable,
  type TableClosing,
} from './backup-file';
import { brokenLedgerRules } from './ledger-rules';
import { quoted, rowsOf, tablesOf, TEXT_SETTINGS } from './tables';

const MIGRATIONS = join('lib', 'store', 'migrations');

/** The header of a file, which is checked to its end before anything is written. */
export async function checkedBackup(file: string): Promise<{ header: BackupHeader; closings: TableClosing[] }> {
  let header: BackupHeader | null = null;
  const closings: TableClosing[] = [];
  for await (const part of readBackup(file)) {
    if (part.kind === 'header') header = part.header;
    else if (part.kind === 'closing') closings.push(part.closing);
  }
  if (header !== null) return { header, closings };
  throw new Fault('invalid_input', { message: 'This file is empty.', fix: 'Name the file of a backup.' });
}

/** Writes a backup's files of the data directory; those that exist already must be the same. */
export function restoreFiles({ files }: BackupHeader, dataDirectory: string): void {
  for (const { path, base64 } of files) {
    const file = join(dataDirectory, path);
    const bytes = Buffer.from(base64, 'base64');
    if (existsSync(file) && !readFileSync(file).equals(bytes)) {
      throw new Fault('conflict', {
        message: `The data directory has another ${path} already.`,
        fix: 'Restore into an empty DATA_DIRECTORY.',
      });
    }
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(file, bytes, { mode: 0o600 });
  }
}

/**
 * Restores the tables, and brings them to this version.
 * @returns the count and hash of each table, equal to those that the backup states
 * @throws Fault if the database is not empty, the file is of a newer version, or the restored data differs from the
 * backup; the database is then empty again
 */
export async function restoreDatabase(file: string, url: string, secret: string): Promise<TableClosing[]> {
  const { header, closings } = await checkedBackup(file);
  if (secretCheck(secret) !== header.secretCheck) {
    throw new Fault('conflict', {
      message: 'APP_SECRET is not the one under which this backup was made: no plate would be found again.',
      fix: 'Set APP_SECRET to that one.',
    });
  }
  const client = new pg.Client({ connectionString: url, application_name: 'vehicle-valuations restore' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await requireEmpty(client);
    try {
      await migrateTo(url, header);
      await load(client, file, header);
      requireNone(await differences(client, closings));
      await migrate(url);
      // The rules of this version, after the migrations: an older one had another state.
      requireNone(await brokenLedgerRules(client));
    } catch (error) {
      // It was empty before.
      await client.query('rollback');
      await client.query('drop schema public cascade; create schema public; drop schema if exists drizzle cascade');
      throw error;
    }
    return closings;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function requireEmpty(client: pg.Client): Promise<void> {
  if ((await tablesOf(client)).length === 0) return;
  throw new Fault('conflict', {
    message: 'The database is not empty: nothing was restored.',
    fix: 'Restore into a new one, by another DATA_DIRECTORY or DATABASE_URL.',
  });
}

const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ when: z.number() })) });

/** Makes the tables as they were at the time of the backup, as its rows fit no others. */
async function migrateTo(url: string, { migrations }: BackupHeader): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'restore-migrations-'));
  try {
    cpSync(join(process.cwd(), MIGRATIONS), folder, { recursive: true });
    const file = join(folder, 'meta', '_journal.json');
    const journal = journalSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    const entries = journal.entries.filter(({ when }) => when <= migrations.last);
    if (entries.length !== migrations.count || entries.at(-1)?.when !== migrations.last) {
      throw ofOtherVersion();
    }
    writeFileSync(file, JSON.stringify({ ...journal, entries }));
    await migrate(url, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const BYTES_AT_A_TIME = 4 * 1024 * 1024;
const ROWS_AT_A_TIME = 1_000;

/**
 * Writes all rows in one commit, without the triggers, which allow the ledger to be written only look-up by look-up.
 */
async function load(client: pg.Client, file: string, header: BackupHeader): Promise<void> {
  await client.query('begin');
  await client.query(TEXT_SETTINGS);
  for (const { name } of header.tables) await client.query(`alter table ${quoted(name)} disable trigger user`);
  let tableIndex = 0;
  let batch: BackupRow[] = [];
  let bytes = 0;
  const flush = async () => {
    const table = header.tables[tableIndex];
    if (table !== undefined && batch.length > 0) await insert(client, table, batch);
    [batch, bytes] = [[], 0];
  };
  for await (const part of readBackup(file)) {
    if (part.kind === 'row') {
      batch.push(part.row);
      bytes += part.line.length;
      if (bytes >= BYTES_AT_A_TIME || batch.length >= ROWS_AT_A_TIME) await flush();
    } else if (part.kind === 'closing') {
      await flush();
      tableIndex += 1;
    }
  }
  for (const { name, last } of header.sequences)
    await client.query('select setval(quote_ident($1)::regclass, $2::bigint)', [name, last]);
  for (const { name } of header.tables) await client.query(`alter table ${quoted(name)} enable trigger user`);
  await client.query('commit');
}

async function insert(client: pg.Client, { name, columns }: BackupTable, rows: readonly BackupRow[]): Promise<void> {
  const names = columns.map((column) => quoted(column.name));
  const values = columns.map(({ type }, index) => `c${index}::${type}`);
  const parameters = columns.map((_column, index) => `$${index + 1}::text[]`);
  const aliases = columns.map((_column, index) => `c${index}`);
  await client.query(
    `insert into ${quoted(name)} (${names.join(', ')}) overriding system value
     select ${values.join(', ')} from unnest(${parameters.join(', ')}) as given(${aliases.join(', ')})`,
    columns.map((_column, index) => rows.map((row) => row[index] ?? null)),
  );
}

/** Reads everything again, and compares it with what the backup states. */
async function differences(client: pg.Client, closings: readonly TableClosing[]): Promise<string[]> {
  await client.query('begin isolation level repeatable read read only');
  await client.query(TEXT_SETTINGS);
  const restored = new Map<string, TableClosing>();
  for (const table of await tablesOf(client)) {
    const hash = new RowsHash();
    for await (const rows of rowsOf(client, table)) for (const row of rows) hash.add(JSON.stringify(row));
    restored.set(table.name, hash.closing(table.name));
  }
  const different = closings.filter(({ table, rows, hash }) => {
    const found = restored.get(table);
    return found?.rows !== rows || found.hash !== hash;
  });
  await client.query('commit');
  return different.map(({ table }) => `the table ${table} differs from the backup`);
}

function requireNone(problems: readonly string[]): void {
  if (problems.length === 0) return;
  throw new Fault('unexpected', {
    message: ['The restored database was given up:', ...problems].join('\n  '),
    fix: 'Restore an older backup, and show this message to those who look after the product.',
  });
}
