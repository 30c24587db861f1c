/** The tables that a backup holds, and their rows as texts. */
import type pg from 'pg';
import { z } from 'zod';
import type { BackupRow, BackupTable } from './backup-file';

/** Settings under which a text is read back as the same value everywhere. */
export const TEXT_SETTINGS = `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`;

const columnRow = z.object({ table: z.string(), name: z.string(), type: z.string() });
const referenceRow = z.object({ table: z.string(), needs: z.string() });

/** @returns the tables of the schema `public`, each after those it refers to */
export async function tablesOf(client: pg.ClientBase): Promise<BackupTable[]> {
  const columns = z.array(columnRow).parse(
    (
      await client.query(`
        select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type
        from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
        where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by c.relname, a.attnum`)
    ).rows,
  );
  const references = z.array(referenceRow).parse(
    (
      await client.query(`
        select r.relname as table, f.relname as needs
        from pg_constraint k join pg_class r on r.oid = k.conrelid join pg_class f on f.oid = k.confrelid
        join pg_namespace n on n.oid = r.relnamespace
        where k.contype = 'f' and n.nspname = 'public' and r.oid <> f.oid`)
    ).rows,
  );
  const tables = new Map<string, BackupTable>();
  for (const { table, name, type } of columns) {
    const known = tables.get(table) ?? { name: table, columns: [] };
    known.columns.push({ name, type });
    tables.set(table, known);
  }
  const ordered = new Set<BackupTable>();
  const place = (name: string) => {
    const table = tables.get(name);
    if (table === undefined || ordered.has(table)) return;
    tables.delete(name); // so that cycles end
    for (const { table: from, needs } of references) if (from === name) place(needs);
    ordered.add(table);
  };
  for (const name of tables.keys()) place(name);
  return [...ordered];
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const ROWS_AT_A_TIME = 1_000;
const rowsSchema = z.array(z.array(z.string().nullable()));

/** The rows of a table, inside a transaction. */
export async function* rowsOf(client: pg.ClientBase, { name, columns }: BackupTable): AsyncGenerator<BackupRow[]> {
  const texts = columns.map((column) => `${quoted(column.name)}::text`).join(', ');
  await client.query(`declare backup_rows no scroll cursor for select ${texts} from ${quoted(name)}`);
  for (;;) {
    const { rows } = await client.query({ text: `fetch ${ROWS_AT_A_TIME} from backup_rows`, rowMode: 'array' });
    if (rows.length === 0) break;
    yield rowsSchema.parse(rows);
  }
  await client.query('close backup_rows');
}
