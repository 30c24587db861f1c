/** A dealer's file as a table of texts, read in a thread with limits of memory and time. */
import { once } from 'node:events';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { HEADING_WITHIN_ROWS } from '@/lib/domain/stock/columns/plain-heading';
import { refuseTooMany, STOCK_ROWS_MAX } from '@/lib/domain/stock/read-stock-rows';
import type { TableRow } from '@/lib/encoding/delimited.mjs';
import { sanitiseText } from '@/lib/encoding/sanitise-text';
import { Fault } from '@/lib/fault';
import type { FileSheet, TableRefusal } from './file-table.mjs';
import type { BatchAnswer, ReadOrder, RefusedAnswer } from './read-table.worker.mjs';

const SHEET_NAME_LETTERS = 60;

export interface ReadLimits {
  /** Time for the whole file. */
  readonly milliseconds: number;
  /** The thread's heap; data unpacked outside it has its own limit. */
  readonly heapMegabytes: number;
}
const LIMITS: ReadLimits = { milliseconds: 20_000, heapMegabytes: 256 };

interface UploadedTable {
  /** Every row that is not blank. */
  readonly rows: TableRow[];
  /** Names of the workbook's other sheets that hold something. */
  readonly sheetsLeftOut: string[];
}

/**
 * The first sheet that is a list; without one, that with the most rows.
 * @param isList whether the rows of a sheet are a list, and not a cover sheet
 * @throws Fault for what is not a table, or is more than the limits allow
 */
export async function readTable(
  bytes: Uint8Array,
  isList: (rows: readonly TableRow[]) => boolean,
  limits: ReadLimits = LIMITS,
): Promise<UploadedTable> {
  const rowsMax = STOCK_ROWS_MAX + HEADING_WITHIN_ROWS;
  const order: ReadOrder = { bytes, rowsMax };
  const worker = startWorker(order, limits);
  const signal = AbortSignal.timeout(limits.milliseconds);
  try {
    const sheets: FileSheet[] = [];
    let rows: TableRow[] = [];
    for (;;) {
      worker.postMessage('next');
      const [answer] = (await once(worker, 'message', { signal })) as [RefusedAnswer | BatchAnswer]; // what it posts
      if ('refused' in answer) throw unreadable(...REFUSALS[answer.refused]);
      rows.push(...answer.rows);
      if (answer.endsSheet) {
        if (answer.count > 0) sheets.push({ name: answer.name, rows, count: answer.count });
        rows = [];
      }
      if (answer.last) break;
    }
    const chosen = (sheets.length > 1 ? sheets.find((sheet) => isList(sheet.rows)) : undefined) ?? mostRows(sheets);
    if (!chosen) throw unreadable('The file is empty.', 'Upload a table with plates and mileages.');
    refuseTooMany(chosen.count, HEADING_WITHIN_ROWS);
    const others = sheets.filter((sheet) => sheet !== chosen);
    return { rows: chosen.rows, sheetsLeftOut: others.map(({ name }) => sanitiseText(name, SHEET_NAME_LETTERS)) };
  } catch (error) {
    throw error instanceof Fault ? error : faultOfWorker(error, signal);
  } finally {
    void worker.terminate();
  }
}

const mostRows = (sheets: readonly FileSheet[]): FileSheet | undefined =>
  sheets.toSorted((a, b) => b.count - a.count)[0];

/**
 * Started by path rather than through the bundler, so that tests and product start the same file. The bundler follows
 * an imported `Worker` despite its ignore comments; it does not recognise this one.
 */
function startWorker(order: ReadOrder, { heapMegabytes }: ReadLimits): Worker {
  const program = join(process.cwd(), 'lib', 'features', 'stock', 'upload', 'read-table.worker.mjs');
  const threads = process.getBuiltinModule('node:worker_threads');
  return new threads.Worker(program, {
    workerData: order,
    // Without our settings and the tests' loader.
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: heapMegabytes / 8 },
  });
}

function faultOfWorker(cause: unknown, signal: AbortSignal): Fault {
  if (signal.aborted) return unreadable('The file took too long to read.', 'Save only the list, as CSV.');
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') return unreadable(...REFUSALS.too_large);
  return unreadable(...REFUSALS.broken, cause);
}

const REFUSALS: Readonly<Record<TableRefusal, readonly [message: string, fix: string]>> = {
  old_excel: ['This is an old Excel file (XLS), or one with a password.', 'Save it as XLSX or CSV.'],
  pdf: ['This is a PDF.', 'Use an XLSX or CSV file, or copy the rows and paste them.'],
  broken: ['The workbook cannot be read.', 'Open it, save it again as XLSX or CSV, and upload that.'],
  too_large: ['The workbook is too large to open.', 'Save only the list, as CSV.'],
  too_many_elements: [
    'The workbook has more rows and cells than a list can have, filled or not.',
    'Copy only the list into a new sheet, or save it as CSV.',
  ],
  doctype: [
    'The workbook has a document type declaration, which no spreadsheet program writes.',
    'Open it, save it again as XLSX or CSV, and upload that.',
  ],
  far_cells: [
    'The workbook has cells far below or far to the right of the list.',
    'Copy only the list into a new sheet, or save it as CSV.',
  ],
  too_wide: ['The table has more than 200 columns.', 'Save only the columns of the list, as CSV or XLSX.'],
};

function unreadable(message: string, fix: string, cause?: unknown): Fault {
  return new Fault('invalid_input', { message, fix, field: 'file', ...(cause === undefined ? {} : { cause }) });
}
