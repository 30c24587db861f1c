/** Cells that could keep the readers of plates, headings and amounts busy for seconds are read like any other. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readInSlices } from '@/lib/features/stock/read-in-slices';
import { findColumns } from '@/lib/domain/stock/columns/stock-columns';
import { stockRowReader } from '@/lib/domain/stock/read-stock-rows';
import { withProfile } from '@/lib/domain/stock-cars/sources/with-profile';
import { pastSaleReader } from '@/lib/domain/stock-cars/past-sales/read-past-sales';
import { columnsByHeading, isHeadingRow, readColumnsText } from '@/lib/domain/stock-cars/past-sales/sale-columns';
import { readRows } from './workbook.fixture';

const TODAY = '2026-11-27';
const COLUMNS = { plate: 0, mileage: 1, reference: 2 };
/**
 * CPU time, so independent of other load. A list like these takes half a second; what is refused took from four seconds
 * to hours.
 */
const PROCESSOR_MAX_MS = 2_500;
const LETTERS = 3_000_000;

const long = (pattern: string): string => pattern.repeat(Math.ceil(LETTERS / pattern.length));
const wide = (cell: string): string => `${`${cell},`.repeat(190)}\n`.repeat(Math.floor(LETTERS / 190 / cell.length));

const TEXTS: Readonly<Record<string, string>> = {
  'a heading of nothing but words that may stand before one': `${long('stock ')}zz\nAB21CDE,2000\n`,
  'brackets that are never closed': `${long('(')}\nAB21CDE,2000\n`,
  'quotes inside a cell': long('"a""'),
  'figures with a unit': long('9 mi'),
  blanks: `Reg,Mileage\n${long(' ')}x,1\n`,
  'a wide table without a mark': wide('12345'),
  'a wide table of what is nearly a mark': wide('AB1C'),
  'a wide table with headings': `Reg,Mileage${',a'.repeat(180)}\n${`AB21CDE,2000${',b'.repeat(180)}\n`.repeat(8_000)}`,
};

for (const [title, text] of Object.entries(TEXTS)) {
  test(`${title}: read without much work`, async () => {
    const table = await readRows(Buffer.from(text));
    assert.ok(table.every(({ cells }) => cells.every((cell) => cell.length <= 300)));
    const before = process.cpuUsage();
    findColumns(table);
    withProfile(table, { plate: 'Mark', mileage: 'Distance' });
    for (const { cells } of table.slice(0, 10)) {
      isHeadingRow(cells);
      columnsByHeading(cells);
    }
    await readInSlices(table, stockRowReader(COLUMNS, TODAY, []));
    await readInSlices(table, pastSaleReader(readColumnsText('0,1,2,3,4,5,6'), 'trade', TODAY, 'all'));
    const { user, system } = process.cpuUsage(before);
    const processorMs = (user + system) / 1_000;
    assert.ok(processorMs < PROCESSOR_MAX_MS, `${processorMs} ms of the processor`);
  });
}
