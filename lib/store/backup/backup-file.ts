/**
 * A backup's file: compressed lines of JSON. A header, then each table's rows as texts in column order, each table
 * closed by its count and hash, and at the end the hash of all lines, without which the file is incomplete.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { Fault } from '@/lib/fault';

export const FORMAT = 'vehicle-valuations backup 1';

const columnSchema = z.object({ name: z.string(), type: z.string() });
const tableSchema = z.object({ name: z.string(), columns: z.array(columnSchema) });
export type BackupTable = z.output<typeof tableSchema>;

const headerSchema = z.object({
  format: z.literal(FORMAT),
  at: z.iso.datetime(),
  /** The number of the database's migrations, and the journal time of the last one. */
  migrations: z.object({ count: z.int(), last: z.number() }),
  /** In an order in which rows may be inserted. */
  tables: z.array(tableSchema),
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
  /** Files of the data directory, by path: the generated secret and the sandbox's journal. */
  files: z.array(z.object({ path: z.string().regex(/^[\w.-]+(\/[\w.-]+)*$/), base64: z.string() })),
  /** Shows whether APP_SECRET is the one that the hashes were made with. */
  secretCheck: z.string(),
});
export type BackupHeader = z.output<typeof headerSchema>;

const rowSchema = z.array(z.string().nullable());
export type BackupRow = z.output<typeof rowSchema>;
const closingSchema = z.object({ table: z.string(), rows: z.int(), hash: z.string() });
export type TableClosing = z.output<typeof closingSchema>;
const endSchema = z.object({ end: z.string() });

/** An order-independent hash of rows: the sum of their hashes. */
export class RowsHash {
  #sum = 0n;
  #rows = 0;

  add(line: string): void {
    this.#sum += BigInt(`0x${createHash('sha256').update(line).digest('hex')}`);
    this.#rows += 1;
  }

  closing(table: string): TableClosing {
    return { table, rows: this.#rows, hash: BigInt.asUintN(256, this.#sum).toString(16).padStart(64, '0') };
  }
}

const broken = (detail: string): Fault =>
  new Fault('invalid_input', {
    message: 'This file is not a whole backup: it was cut short or changed.',
    fix: 'Take another backup; nothing was restored.',
    detail,
  });

/** The backup of a version that this one does not know, by its form or its migrations. */
export const ofOtherVersion = (): Fault =>
  new Fault('conflict', {
    message: 'This backup was made by another version of the product, which this one does not know.',
    fix: 'Restore it with that version or a newer one.',
  });

const otherFormatSchema = z.object({
  format: z
    .string()
    .regex(/^vehicle-valuations backup \d+$/)
    .refine((format) => format !== FORMAT),
});

const unreadable = (code: string): Fault =>
  new Fault('invalid_input', {
    message: `This file cannot be read (${code}).`,
    fix: 'Name a file that this user may read; nothing was restored.',
  });

export type BackupPart =
  | { readonly kind: 'header'; readonly header: BackupHeader }
  | { readonly kind: 'row'; readonly row: BackupRow; readonly line: string }
  | { readonly kind: 'closing'; readonly closing: TableClosing };

/**
 * The parts of a file, in order. The end is checked after the last part.
 * @throws Fault invalid_input if the file is not a complete backup
 */
export async function* readBackup(file: string): AsyncGenerator<BackupPart> {
  const hash = createHash('sha256');
  let hasHeader = false;
  let isEnded = false;
  try {
    for await (const line of linesIn(file)) {
      if (isEnded) throw broken('lines after the end');
      const value: unknown = JSON.parse(line);
      const end = endSchema.safeParse(value);
      if (end.success) {
        if (end.data.end !== hash.digest('hex')) throw broken('hash of all lines');
        isEnded = true;
        continue;
      }
      hash.update(`${line}\n`);
      if (!hasHeader && otherFormatSchema.safeParse(value).success) throw ofOtherVersion();
      if (!hasHeader) yield { kind: 'header', header: headerSchema.parse(value) };
      else if (Array.isArray(value)) yield { kind: 'row', row: rowSchema.parse(value), line };
      else yield { kind: 'closing', closing: closingSchema.parse(value) };
      hasHeader = true;
    }
  } catch (error) {
    if (error instanceof Fault) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (/^E[A-Z]+$/.test(code)) throw unreadable(code);
    throw broken(error instanceof Error ? error.message : String(error));
  }
  if (!isEnded) throw broken('no end');
}

async function* linesIn(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip().setEncoding('utf8');
  // A failure of either surfaces when the text is read.
  pipeline(createReadStream(file), unpacked, () => undefined);
  let rest = '';
  for await (const text of unpacked) {
    const lines = `${rest}${text}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') throw broken('a line without its end');
}
