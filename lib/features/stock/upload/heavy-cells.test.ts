/** Texts in cells that a reader of plates, headings or sums would look at for seconds: nobody else waits for them. */
import assert from 'node:assert/strict';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { readInSlices } from '@/lib/features/stock/read-in-slices';
import { findColumns } from '@/lib/domain/stock/stock-columns';
import { stockRowReader } from '@/lib/domain/stock/read-stock-rows';
import { withProfile } from '@/lib/domain/stock-cars/sources/column-profile';
import { pastSaleReader } from '@/lib/domain/stock-cars/past-sales/read-past-sales';
import { columnsByHeading, isHeadingRow, readColumnsText } from '@/lib/domain/stock-cars/past-sales/sale-columns';
import { readTable } from './read-table';

const TODAY = '2026-11-27';
const COLUMNS = { plate: 0, mileage: 1, reference: 2 };
/** On a busy machine; what it guards against took from four seconds to hours. */
const BLOCKED_MAX_MILLISECONDS = 700;
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
  test(`${title}: the thread of the requests is free`, async () => {
    const table = await readTable(Buffer.from(text));
    assert.ok(table.every(({ cells }) => cells.every((cell) => cell.length <= 300)));
    const delays = monitorEventLoopDelay({ resolution: 5 });
    delays.enable();
    const steps: (() => unknown)[] = [
      () => findColumns(table),
      () => withProfile(table, { plate: 'Mark', mileage: 'Distance' }),
      () => table.slice(0, 10).map(({ cells }) => [isHeadingRow(cells), columnsByHeading(cells)]),
      () => readInSlices(table, stockRowReader(COLUMNS, TODAY, [])),
      () => readInSlices(table, pastSaleReader(readColumnsText('0,1,2,3,4,5,6'), 'trade', TODAY)),
    ];
    for (const step of steps) {
      await step();
      await sleep(10);
    }
    delays.disable();
    const blocked = delays.max / 1_000_000;
    assert.ok(blocked < BLOCKED_MAX_MILLISECONDS, `blocked for ${blocked} ms`);
  });
}
