/** Tables as files: CSV, streamed row by row, or a workbook with typed cells. Shared by every feature that exports. */
import { Readable } from 'node:stream';
import writeExcelFile, { type CellObject } from 'write-excel-file/node';
import type { FileAnswer } from '@/lib/api/file-answer';
import { britishClockDate, britishMoment, dateOfDay, isDay } from '@/lib/domain/time/calendar';
import { csvOf } from '@/lib/encoding/csv';
import type { CellKind, CellValue, Sheet } from '@/lib/encoding/sheet';
import { sanitiseText } from '@/lib/encoding/sanitise-text';
import { Fault } from '@/lib/fault';

/** A workbook is built in memory; larger exports must be CSV, which is streamed. */
const WORKBOOK_ROWS_MAX = 50_000;
/** The longest text that a cell of a workbook may hold. */
const CELL_LETTERS_MAX = 32_767;

const NUMBER_FORMATS = { count: '#,##0', pounds: '£#,##0', decimal: '#,##0.00', identifier: '0' } as const;

/**
 * A CSV file holds only the first sheet; a workbook holds all of them.
 * @param name of the file, without its extension: letters, digits and hyphens
 * @throws Fault when there are more rows than a workbook may hold
 */
export async function fileOf(format: 'csv' | 'xlsx', name: string, sheets: readonly [Sheet, ...Sheet[]]) {
  return format === 'csv' ? csvFile(name, sheets[0]) : workbookFile(name, sheets);
}

function csvFile(name: string, sheet: Sheet): FileAnswer {
  return { name: `${name}.csv`, type: 'text/csv; charset=utf-8', body: csvOf(sheet, britishMoment) };
}

async function workbookFile(name: string, sheets: readonly Sheet[]): Promise<FileAnswer> {
  const written: Awaited<ReturnType<typeof sheetData>>[] = [];
  for (const sheet of sheets) written.push(await sheetData(sheet));
  const bytes = await writeExcelFile(written).toBuffer();
  return {
    name: `${name}.xlsx`,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    length: bytes.byteLength,
    body: Readable.from([bytes]),
  };
}

async function sheetData({ name, columns, rows }: Sheet) {
  const data: (CellObject | null)[][] = [
    columns.map(({ header, kind }) => ({
      ...textCell(header),
      fontWeight: 'bold' as const,
      align: kind in NUMBER_FORMATS ? ('right' as const) : ('left' as const),
    })),
  ];
  const widths = columns.map(({ header }) => header.length);
  for await (const row of rows) {
    if (data.length > WORKBOOK_ROWS_MAX) throw tooManyRows();
    data.push(row.map((value, index) => workbookCell(value, columns[index]?.kind ?? 'text')));
    row.forEach((value, index) => (widths[index] = Math.max(widths[index] ?? 0, String(value ?? '').length)));
  }
  return {
    sheet: name.replace(/[[\]/\\:*?]/g, ' ').slice(0, 31),
    data,
    columns: widths.map((width) => ({ width: Math.min(Math.max(width + 2, 8), 60) })),
    stickyRowsCount: 1,
  };
}

/** Every cell states its type: a text that looks like a formula, a number or a day stays text. */
function workbookCell(value: CellValue, kind: CellKind): CellObject | null {
  if (value === null || value === '') return null;
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return null;
    return { value, type: Number, format: numberFormat(kind) };
  }
  if (kind === 'day' && isDay(value.slice(0, 10))) {
    return { value: dateOfDay(value.slice(0, 10)), type: Date, format: 'dd/mm/yyyy' };
  }
  if (kind === 'moment') {
    // Spreadsheets have no time zones: the cell shows British time.
    return { value: britishClockDate(value), type: Date, format: 'dd/mm/yyyy hh:mm:ss' };
  }
  return textCell(value);
}

function numberFormat(kind: CellKind): string {
  return kind === 'count' || kind === 'pounds' || kind === 'identifier' ? NUMBER_FORMATS[kind] : NUMBER_FORMATS.decimal;
}

function textCell(text: string): CellObject {
  const value = sanitiseText(text, CELL_LETTERS_MAX);
  // The library stores its texts in a plain object, where these names are taken.
  return { value: value in {} ? `${value} ` : value, type: String };
}

const tooManyRows = (): Fault =>
  new Fault('invalid_input', {
    message: `An Excel export can have ${WORKBOOK_ROWS_MAX.toLocaleString('en-GB')} rows at most.`,
    fix: 'Choose CSV, which has no such limit, or a shorter period.',
    field: 'format',
  });
