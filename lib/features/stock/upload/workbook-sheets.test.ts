/** Workbooks of several sheets: the list is read wherever it is, and every other sheet with something in it is named. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import writeExcelFile from 'write-excel-file/node';
import { findColumns } from '@/lib/domain/stock/columns/stock-columns';
import { sheetsLeftOutWords } from '@/lib/domain/stock/sheets-left-out';
import { readTable } from './read-table';

type SheetKind = 'cars' | 'vans' | 'cover' | 'blank';
const CONTENTS: Readonly<Record<SheetKind, readonly (readonly (string | number)[])[]>> = {
  cars: [
    ['Reg', 'Mileage'],
    ['AB21CDE', 20_000],
    ['CD20EFG', 31_000],
  ],
  vans: [
    ['Reg', 'Mileage'],
    ['EF19GHI', 50_000],
  ],
  cover: [['Northgate Cars'], ['Stock at the end of the month']],
  blank: [],
};

const workbookOf = async (kinds: readonly SheetKind[]) =>
  new Uint8Array(
    await writeExcelFile(
      kinds.map((kind) => ({ sheet: kind, data: CONTENTS[kind].map((row) => row.map((value) => ({ value }))) })),
    ).toBuffer(),
  );
const isList = (rows: Parameters<typeof findColumns>[0]) => findColumns(rows).columns !== null;

const WORKBOOKS: readonly { sheets: readonly SheetKind[]; read: SheetKind; named: readonly SheetKind[] }[] = [
  { sheets: ['cars'], read: 'cars', named: [] },
  { sheets: ['cover', 'cars'], read: 'cars', named: ['cover'] },
  { sheets: ['blank', 'cars'], read: 'cars', named: [] },
  { sheets: ['cars', 'blank'], read: 'cars', named: [] },
  { sheets: ['cars', 'vans'], read: 'cars', named: ['vans'] },
  { sheets: ['vans', 'cars'], read: 'vans', named: ['cars'] },
  { sheets: ['blank', 'cover', 'vans', 'cars'], read: 'vans', named: ['cover', 'cars'] },
  { sheets: ['blank', 'cover'], read: 'cover', named: [] },
];
for (const { sheets, read, named } of WORKBOOKS) {
  test(`of the sheets ${sheets.join(', ')} ${read} is read and ${named.join(', ') || 'none'} named`, async () => {
    const { rows, sheetsLeftOut } = await readTable(await workbookOf(sheets), isList);
    assert.deepEqual(
      rows.map(({ cells }) => cells),
      CONTENTS[read].map((row) => row.map(String)),
    );
    assert.deepEqual(sheetsLeftOut, named);
    const words = sheetsLeftOutWords(sheetsLeftOut);
    for (const name of named) assert.match(words ?? '', new RegExp(`“${name}”`));
    if (named.length === 0) assert.equal(words, null);
  });
}

test('a workbook of blank sheets is empty', async () => {
  await assert.rejects(readTable(await workbookOf(['blank']), isList), /The file is empty/);
});
