import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unzipSync } from 'fflate';
import readExcelFile from 'read-excel-file/node';
import { sheet, type Sheet, type SheetColumn } from '@/lib/encoding/sheet';
import { Fault } from '@/lib/fault';
import { STOCK_COLUMNS } from '@/lib/features/stock-cars/stock-columns';
import { fileOf } from './spreadsheet';

interface SpreadsheetRow {
  readonly what: string;
  readonly retail: number | null;
  readonly day: string | null;
  readonly at: string | null;
}
const COLUMNS: readonly SheetColumn<SpreadsheetRow>[] = [
  { header: 'What', kind: 'text', value: ({ what }) => what },
  { header: 'Retail', kind: 'pounds', value: ({ retail }) => retail },
  { header: 'Registered', kind: 'day', value: ({ day }) => day },
  { header: 'Valued', kind: 'moment', value: ({ at }) => at },
];

async function read(body: AsyncIterable<Uint8Array | string>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of body) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}

async function bytesOf(sheets: readonly [Sheet, ...Sheet[]]): Promise<Buffer> {
  const { body } = await fileOf('xlsx', 'stock', sheets);
  return read(body);
}

test('numbers and days are read back as numbers and days, moments by the British clock', async () => {
  const rows = [{ what: 'Golf', retail: 12_345, day: '2021-03-15', at: '2026-06-05T13:07:09.000Z' }];
  const [sheetRead] = await readExcelFile(await bytesOf([sheet('Stock', COLUMNS, rows)]));
  assert.deepEqual(sheetRead?.data[0], ['What', 'Retail', 'Registered', 'Valued']);
  assert.deepEqual(sheetRead?.data[1]?.slice(0, 3), ['Golf', 12_345, new Date('2021-03-15T00:00:00Z')]);
  const valued = sheetRead?.data[1]?.[3];
  assert.ok(valued instanceof Date);
  assert.equal(valued.toISOString(), '2026-06-05T14:07:09.000Z');
});

test('no text becomes a formula, and texts that are names of object properties stay as they are', async () => {
  const hostile = ['=1+1', '+1', '-1', '@SUM(1)', '\t=1', '\0=1', '__proto__', 'constructor', 'toString', '1e5', '007'];
  const rows = hostile.map((what) => ({ what, retail: null, day: null, at: null }));
  const bytes = await bytesOf([sheet('Stock', COLUMNS, rows)]);
  const parts = Object.entries(unzipSync(bytes)).map(([name, part]) => ({ name, xml: Buffer.from(part).toString() }));
  assert.deepEqual(
    parts.filter(({ name, xml }) => name.includes('worksheets/') && /<f[ >/]/.test(xml)),
    [],
  );
  const [sheetRead] = await readExcelFile(bytes);
  assert.deepEqual(
    sheetRead?.data.slice(1).map(([text]) => String(text).trim()),
    hostile.map((text) => text.replace('\0', '').trim()),
  );
  assert.ok(sheetRead?.data.slice(1).every(([text]) => typeof text === 'string'));
});

test('a guide ID has no thousands separators, a count has', async () => {
  const columns: readonly SheetColumn<number>[] = [
    { header: 'Guide ID', kind: 'identifier', value: (number) => number },
    { header: 'Mileage', kind: 'count', value: (number) => number },
  ];
  const parts = unzipSync(await bytesOf([sheet('Stock', columns, [50_031])]));
  const xml = (name: string) => Buffer.from(parts[`xl/${name}`] ?? []).toString();
  const formats = new Map(
    [...xml('styles.xml').matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]+)"/g)].map(([, id, code]) => [id, code]),
  );
  const styles = [...xml('styles.xml').matchAll(/<xf (?:numFmtId="(\d+)")?/g)].map(([, id]) => formats.get(id));
  const cells = [...xml('worksheets/sheet1.xml').matchAll(/<c r="[AB]2"[^>]* s="(\d+)"/g)];
  assert.deepEqual(
    cells.map(([, style]) => styles[Number(style)]),
    ['0', '#,##0'],
  );
});

test('no identifier of a stock file is written as a quantity', () => {
  const identifiers = STOCK_COLUMNS.filter(({ header }) => /\b(ID|number|code|year)\b/i.test(header));
  assert.ok(identifiers.length > 1);
  for (const { header, kind } of identifiers) assert.ok(kind === 'text' || kind === 'identifier', header);
});

test('a workbook has a sheet for each table, named as spreadsheets allow', async () => {
  const bytes = await bytesOf([
    sheet('Per month', COLUMNS, []),
    sheet('By [VRM]: a/b? and more than 31 letters', COLUMNS, []),
  ]);
  const names = (await readExcelFile(bytes)).map(({ sheet: name }) => name);
  assert.equal(names[0], 'Per month');
  assert.equal(names[1]?.length, 31);
  assert.doesNotMatch(names[1] ?? '', /[[\]/\\:*?]/);
});

test('a workbook with more rows than fit in memory is refused with an alternative', async () => {
  function* many() {
    for (let row = 0; row <= 50_000; row += 1) yield { what: 'a', retail: row, day: null, at: null };
  }
  await assert.rejects(bytesOf([sheet('Many', COLUMNS, many())]), (error) => {
    assert.ok(error instanceof Fault);
    assert.match(error.fix, /CSV/);
    return true;
  });
});

test('CSV contains only the first table', async () => {
  const rows = [{ what: '=1+1', retail: -5, day: '2021-03-15', at: null }];
  const { name, body } = await fileOf('csv', 'stock', [sheet('Stock', COLUMNS, rows), sheet('Other', COLUMNS, [])]);
  assert.equal(name, 'stock.csv');
  const text = (await read(body)).toString('utf8');
  assert.equal(text, "\ufeffWhat,Retail,Registered,Valued\r\n'=1+1,-5,2021-03-15,\r\n");
});
