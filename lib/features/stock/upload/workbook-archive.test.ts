/** Workbooks whose bytes are not what they claim to be. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Fault } from '@/lib/fault';
import { inSheet, packed, readRows, workbook } from './workbook.fixture';

const LIST = [
  { number: 1, cells: ['Reg', 'Mileage'] },
  { number: 2, cells: ['AB21CDE', '20000'] },
];

const row = (place: string, cell: string) =>
  inSheet((text) => text.replace('</sheetData>', `<row r="${place}"><c r="${cell}"><v>5</v></c></row></sheetData>`));
/** They follow a `>` inside a value, which does not end the element. */
const attributes = (count: number, equals = '=') =>
  inSheet((text) => {
    const written = Array.from({ length: count - 1 }, (_, index) => ` a${index}${equals}"1"`).join('');
    return text.replace('</sheetData>', `<row b${equals}'>'${written}/></sheetData>`);
  });
/** 300 MB of blanks, in 300 KB. */
const bomb = (stated?: number) =>
  packed((name, content) => (name.endsWith('sheet1.xml') ? Buffer.alloc(300_000_000, ' ') : content), stated);

test('a workbook is read, by whichever program it was packed', async () => {
  assert.deepEqual(await readRows(workbook), LIST);
  assert.deepEqual(await readRows(packed((_, content) => content)), LIST);
});

test('a workbook that states wrong sizes is read by what it holds', async () => {
  assert.deepEqual(await readRows(packed((_, content) => content, 1)), LIST);
});

test('a row with as many attributes as there may be is read', async () => {
  assert.deepEqual(await readRows(attributes(200)), LIST);
});

test('a sheet that claims a million rows has only its actual rows', async () => {
  const claiming = inSheet((text) => text.replace('<sheetData>', '<dimension ref="A1:XFD1048576"/><sheetData>'));
  assert.deepEqual(await readRows(claiming), LIST);
});

for (const [what, bytes, message] of [
  ['grows to 300 MB, and states so', bomb(), /too large to open/],
  ['grows to 300 MB, and states 1 KB', bomb(1_000), /too large to open/],
  ['has a cell in the last row there can be', row('1048576', 'B1048576'), /far below or far to the right/],
  ['has a cell in the last row and column there can be', row('1048576', 'XFD1048576'), /far below or far to the right/],
  ['writes the address of a cell with entities', row('&#49;048576', 'B&#49;048576'), /far below or far to the right/],
  ['has 200,000 attributes in one row', attributes(200_000), /cannot be read/],
  ['has 201 attributes in one row, spaced out', attributes(201, ' = '), /cannot be read/],
  ['ends in the middle', workbook.subarray(0, workbook.length / 2), /cannot be read/],
  [
    'has a directory that points to no file',
    Buffer.concat([workbook.subarray(0, 40), workbook.subarray(60)]),
    /cannot be read/,
  ],
] as const) {
  test(`a workbook that ${what} is refused with what to do instead, and fills no memory`, async () => {
    const before = process.memoryUsage().rss;
    await assert.rejects(
      readRows(bytes),
      (error) =>
        error instanceof Fault && error.code === 'invalid_input' && message.test(error.message) && error.fix !== '',
    );
    assert.ok(process.memoryUsage().rss - before < 250_000_000);
  });
}
