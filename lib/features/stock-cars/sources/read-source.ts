/**
 * Reads a file of another system as rows of stock: fetched or opened, parsed in the upload's thread, and compared.
 * Nothing is written.
 */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { TABLE_FILE_BYTES_MAX, tooLargeWords } from '@/lib/domain/stock/table-file';
import type { ColumnProfile } from '@/lib/domain/stock-cars/sources/column-profile';
import { leftReason } from '@/lib/domain/stock-cars/row-refusals';
import { ownHeadings, withProfile } from '@/lib/domain/stock-cars/sources/with-profile';
import { factColumns, unusedInStock } from '@/lib/domain/stock-cars/list-car';
import { ENTER_OR_IMPORT_BY_HAND } from '@/lib/domain/stock-cars/sources/import-by-hand';
import type { RefusedRow } from '@/lib/domain/stock-cars/sources/stock-source';
import { findColumns } from '@/lib/domain/stock/columns/stock-columns';
import { isCar, refuseTooMany, stockRowReader } from '@/lib/domain/stock/read-stock-rows';
import { britishDay } from '@/lib/domain/time/calendar';
import type { TableRow } from '@/lib/encoding/delimited.mjs';
import { Fault } from '@/lib/fault';
import { readInSlices } from '@/lib/features/stock/read-in-slices';
import { readTable } from '@/lib/features/stock/upload/read-table';
import { uploadTurns } from '@/lib/features/stock/upload/upload-turns';
import type { CarInStockServices } from '@/lib/features/stock-cars/stock-car-view';
import { compareRows } from '@/lib/features/stock-cars/stock-differences';
import { codeOf } from '@/lib/store/embedded/error-code.mjs';
import { fetchFile } from './fetch-file';

/** The operator's settings; see `lib/launch/operating.md`. */
export interface SourceSettings {
  /** Hosts on the operator’s own network, as written in an address: `dms.local:8443`. */
  readonly ownHosts: readonly string[];
  /** A folder on this machine with one subfolder for each organisation, named by its id; null for none. */
  readonly folder: string | null;
}

export interface ReadSourceServices extends Pick<CarInStockServices, 'stockCars' | 'now'> {
  readonly sourceSettings: SourceSettings;
}

export type SourcePlace =
  { readonly kind: 'address'; readonly address: string } | { readonly kind: 'folder'; readonly file: string };

interface FileOfSource {
  readonly organisationId: string;
  readonly place: SourcePlace;
  readonly profile: ColumnProfile;
}

/** A plain file name that cannot lead out of the folder. */
const FILE_NAME = /^[\p{L}\p{N}_][\p{L}\p{N} _.-]{0,119}$/u;

/**
 * The file's cars compared with the stock, and the rows that are refused, in order; among them those of cars that have
 * left the stock. `unused` names the columns that are not used; null if all are.
 * @throws Fault if the file as a whole cannot be read
 */
export async function readSource(
  { organisationId, place, profile }: FileOfSource,
  services: ReadSourceServices,
  signal: AbortSignal,
) {
  const { sourceSettings, now } = services;
  const bytes =
    place.kind === 'address'
      ? await fetchFile(place.address, signal, { ownHosts: sourceSettings.ownHosts })
      : await openFile(organisationId, place.file, sourceSettings);
  const isList = (sheet: readonly TableRow[]) => {
    const profiled = withProfile(sheet, profile);
    return !('missing' in profiled) && findColumns(profiled.table).columns !== null;
  };
  const { rows: raw } = await uploadTurns().take(organisationId, () => readTable(bytes, isList));
  const profiled = withProfile(raw, profile);
  if ('missing' in profiled)
    throw new Fault('invalid_input', {
      message: `The file has no column ${profiled.missing.map((heading) => `“${heading}”`).join(', ')}.`,
      fix: 'Change the headings of the feed, or the file.',
      field: 'profile',
    });
  const { columns, labels, rows: below, missing } = findColumns(profiled.table);
  if (columns === null)
    throw new Fault('invalid_input', {
      message: `No column of ${missing === 'mileage' ? 'mileages' : 'regs'} was found in the file.`,
      fix: ENTER_OR_IMPORT_BY_HAND,
      field: 'profile',
    });
  refuseTooMany(below.length);
  const today = britishDay(now());
  const rows = await readInSlices(below, stockRowReader(columns, today, labels));
  const refused: RefusedRow[] = rows.flatMap(({ number, problem }) =>
    problem === null ? [] : [{ row: number, reason: `${problem.reason} ${problem.next}` }],
  );
  const facts = factColumns(labels, {}, [columns.plate, columns.mileage, columns.reference]);
  const table = { organisationId, rows: rows.filter(isCar), labels, columns: facts, today };
  const { cars, left } = await compareRows(table, services);
  refused.push(...left.map((one) => ({ row: one.row, reason: leftReason(one.left) })));
  const unused = unusedInStock(labels, columns, facts, ownHeadings(labels));
  return { cars, refused: refused.sort((a, b) => a.row - b.row), unused };
}

/** The names of the files in an organisation's folder; empty if there is no such folder. */
export async function filesOf(organisationId: string, { folder }: SourceSettings): Promise<string[]> {
  if (folder === null) return [];
  const entries = await readdir(join(folder, organisationId), { withFileTypes: true }).catch(() => []);
  return entries.flatMap((entry) => (entry.isFile() && FILE_NAME.test(entry.name) ? [entry.name] : [])).sort();
}

async function openFile(organisationId: string, file: string, { folder }: SourceSettings): Promise<Uint8Array> {
  // The organisation's id is ours; a file name that leads elsewhere does not exist.
  if (folder === null) throw noFolder();
  if (!FILE_NAME.test(file)) throw noFile();
  const path = join(folder, organisationId, file);
  const { size } = await stat(path).catch(refuseFile);
  if (size > TABLE_FILE_BYTES_MAX)
    throw new Fault('invalid_input', {
      message: tooLargeWords(),
      fix: 'Have the system write only the columns and cars that are needed.',
      field: 'file',
    });
  return new Uint8Array(await readFile(path).catch(refuseFile));
}

function refuseFile(error: unknown): never {
  throw codeOf(error) === 'ENOENT' ? noFile() : unreadableFile(error);
}

export const noFolder = (): Fault =>
  new Fault('invalid_input', {
    message: 'This server has no folder for feeds.',
    fix: 'Enter an https address, or ask your administrator to set FEED_FOLDER.',
    field: 'file',
  });

const noFile = (): Fault =>
  new Fault('invalid_input', {
    message: 'The file is not in the folder.',
    fix: 'Check whether the other system wrote it, and under which name.',
    field: 'file',
  });

const unreadableFile = (cause: unknown): Fault =>
  new Fault('invalid_input', {
    message: 'The file is in the folder, but cannot be read.',
    fix: 'Have the other system write it so that this server may read it.',
    field: 'file',
    detail: String(cause),
    cause,
  });
