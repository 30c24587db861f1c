import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDelimited, type TableRow } from '@/lib/encoding/delimited.mjs';
import { findColumns } from './columns/stock-columns';
import { countStock, problemRowsWords, valuableWords } from './stock-counts';
import { stockRowReader } from './read-stock-rows';

const TODAY = '2026-06-05';

const readStockRows = (table: readonly TableRow[], ...reader: Parameters<typeof stockRowReader>) =>
  table.map(stockRowReader(...reader));

const TABLES: readonly {
  title: string;
  text: string;
  columns: [number, number, number | null] | null;
  first?: number;
}[] = [
  { title: 'headings in the usual order', text: 'Reg,Mileage\nAB21CDE,46000', columns: [0, 1, null], first: 2 },
  {
    title: 'headings in another order, with a lot',
    text: 'Lot,Colour,Miles,Registration No.\n7,Red,46000,AB21CDE',
    columns: [3, 2, 0],
    first: 2,
  },
  { title: 'VRM and odometer', text: 'Odometer reading;VRM\n46000;AB21CDE', columns: [1, 0, null], first: 2 },
  { title: 'no headings', text: 'AB21CDE,46000\nCD20EFG,12000', columns: [0, 1, null], first: 1 },
  {
    title: 'no headings, miles with pence',
    text: 'AB21CDE,46000.00\nCD20EFG,12000.0',
    columns: [0, 1, null],
    first: 1,
  },
  {
    title: 'no headings, prices with pence before the miles',
    text: 'AB21CDE,12995.00,46000\nCD20EFG,9995.00,12000',
    columns: [0, 2, null],
    first: 1,
  },
  { title: 'no headings, mileage first', text: '46000\tAB21CDE\n12000\tCD20EFG', columns: [1, 0, null], first: 1 },
  {
    title: 'a year beside the mileage',
    text: '2021,AB21CDE,46000\n2020,CD20EFG,12000',
    columns: [1, 2, null],
    first: 1,
  },
  {
    title: 'a title above the headings',
    text: 'Stock of Northgate Cars\n\nRegistration,Mileage\nAB21CDE,46000',
    columns: [0, 1, null],
    first: 4,
  },
  {
    title: 'the dealer’s own headings',
    text: 'Car,Clock\nAB21CDE,46k\nCD20EFG,12k',
    columns: [0, 1, null],
    first: 2,
  },
  {
    title: 'no headings, the first mark with a typing error',
    text: 'AB2ICDE\t46,000\nGO19LFS\t31,000\nEV22CAR\t12,000',
    columns: [0, 1, null],
    first: 1,
  },
  { title: 'no headings, the first mark left out', text: '\t46k\nGO19LFS\t31k', columns: [0, 1, null], first: 1 },
  {
    title: 'no headings, a VIN without a mileage first',
    text: 'WVWZZZ1KZ6W000123\t\nGO19LFS\t31,000\nEV22CAR\t9k',
    columns: [0, 1, null],
    first: 1,
  },
  {
    title: 'two columns of plates: the named one',
    text: 'Old plate,Reg,Mileage\nAB21CDE,CD20EFG,46000',
    columns: [1, 2, null],
    first: 2,
  },
  { title: 'no mileages', text: 'Reg,Colour\nAB21CDE,Red', columns: null },
  { title: 'no plates', text: 'Name,Mileage\nJo,46000', columns: null },
];
for (const { title, text, columns, first } of TABLES) {
  test(`columns are found with ${title}`, () => {
    const found = findColumns(readDelimited(text));
    assert.deepEqual(found.columns && [found.columns.plate, found.columns.mileage, found.columns.reference], columns);
    if (first !== undefined) assert.equal(found.rows[0]?.number, first);
  });
}

const read = (...lines: string[]) =>
  readStockRows(readDelimited(lines.join('\n')), { plate: 0, mileage: 1, reference: null }, TODAY);

const ROWS: readonly { line: string; plate: string | null; mileage: number | null; problem: string | null }[] = [
  { line: 'ab21 cde\t46,000', plate: 'AB21CDE', mileage: 46_000, problem: null },
  { line: 'AB21CDE\t46k', plate: 'AB21CDE', mileage: 46_000, problem: null },
  { line: 'AB21CDE\t46000.00', plate: 'AB21CDE', mileage: 46_000, problem: null },
  { line: 'AB21CDE\t46000.0', plate: 'AB21CDE', mileage: 46_000, problem: null },
  { line: 'AB21CDE\t46.000', plate: 'AB21CDE', mileage: null, problem: 'mileage' },
  { line: 'AB21CDE\t120.000', plate: 'AB21CDE', mileage: null, problem: 'mileage' },
  { line: 'A1\t12', plate: 'A1', mileage: 12, problem: null },
  { line: '\t46000', plate: null, mileage: 46_000, problem: 'plate' },
  { line: 'WVWZZZ1KZ6W000123\t46000', plate: null, mileage: 46_000, problem: 'plate' },
  { line: 'AB1*\t46000', plate: null, mileage: 46_000, problem: 'plate' },
  { line: 'AB2I CDE\t46000', plate: null, mileage: 46_000, problem: 'plate' },
  { line: 'AB76CDE\t46000', plate: 'AB76CDE', mileage: 46_000, problem: 'plate' },
  { line: 'AB21CDE\t', plate: 'AB21CDE', mileage: null, problem: 'mileage' },
  { line: 'AB21CDE\t-5', plate: 'AB21CDE', mileage: null, problem: 'mileage' },
  { line: 'AB21CDE\ttwelve', plate: 'AB21CDE', mileage: null, problem: 'mileage' },
];
for (const { line, plate, mileage, problem } of ROWS) {
  test(`a row of ${JSON.stringify(line)} ${problem ? `has a problem with its ${problem}` : 'is a car'}`, () => {
    const [row] = read(line, 'CD20EFG\t12000');
    assert.deepEqual([row?.plate, row?.mileage, row?.problem?.kind ?? null], [plate, mileage, problem]);
    assert.ok(row?.problem === null || (row?.problem?.reason && row.problem.next));
  });
}

// PostgreSQL accepts neither as text.
test('a long cell cut inside a character, and one with a zero byte, become text that can be stored', () => {
  const long = `${'x'.repeat(199)}🚗`;
  const columns = { plate: 0, mileage: 1, reference: 3 };
  const table = [{ number: 1, cells: ['AB21CDE', '46000', long, `${'y'.repeat(59)}🔥`, 'a\0b'] }];
  const [row] = readStockRows(table, columns, TODAY);
  assert.ok(
    [...(row?.cells ?? []), row?.reference ?? ''].every(
      (cell) => Buffer.from(cell).toString() === cell && !cell.includes('\0'),
    ),
  );
  assert.equal(row?.reference, 'y'.repeat(59));
  assert.equal(row?.cells[4], 'ab');
});

test('a car that stands twice is valued once, by its first row, and both rows are named', () => {
  const rows = read('AB21CDE\t46000', 'CD20EFG\t12000', 'ab21 cde\t47000', 'AB21CDE\t46000');
  assert.deepEqual(
    rows.map(({ problem }) => problem?.kind ?? null),
    [null, null, 'duplicate', 'duplicate'],
  );
  assert.equal(rows[2]?.problem?.reason, 'Duplicate of row 1, which has 46,000 mi.');
  assert.equal(rows[3]?.problem?.reason, 'Duplicate of row 1.');
  assert.match(rows[3]?.problem?.next ?? '', /another car, correct its reg\. If row 1 is wrong, correct the file/);
  assert.deepEqual(countStock(rows), { rows: 4, valuable: 2, duplicates: 2, refused: 0, doubtful: 0, kilometres: 0 });
});

test('a row with a problem does not take its mark from a good row below', () => {
  const rows = read('AB21CDE\t', 'AB21CDE\t46000');
  assert.deepEqual(
    rows.map(({ problem }) => problem?.kind ?? null),
    ['mileage', null],
  );
});

for (const width of [1, 39, 41, 45, 400, 3_000]) {
  test(`the stored part of a row of ${width + 3} columns reads as the row did, and is bounded`, () => {
    const filled = Array.from({ length: width }, () => 'x'.repeat(500));
    const cells = [...filled, ' ab21 cde ', '62,480 miles', 'Lot 7 of the March sale'];
    const columns = { plate: width, mileage: width + 1, reference: width + 2 };
    const [row] = readStockRows([{ number: 2, cells }], columns, TODAY);
    assert.deepEqual([row?.plate, row?.mileage, row?.reference], ['AB21CDE', 62_480, 'Lot 7 of the March sale']);
    const [again] = readStockRows([{ number: 2, cells: row?.cells ?? [] }], columns, TODAY);
    assert.deepEqual(again, row);
    const letters = row?.cells.join('').length ?? Infinity;
    assert.ok(letters <= Math.max(8_000, 24 * cells.length), `${letters} letters`);
  });
}

const PARTED: readonly { title: string; lines: string[]; mileages: (number | null)[] }[] = [
  { title: 'a thousands comma', lines: ['Reg,Mileage', 'AB21CDE,46,000', 'GO19LFS,900'], mileages: [null, 900] },
  { title: 'a thousands comma and its unit', lines: ['Reg,Mileage', 'AB21CDE,46,000 miles'], mileages: [null] },
  { title: 'a thousands comma in quotes', lines: ['Reg,Mileage', 'AB21CDE,"46,000"'], mileages: [46_000] },
  { title: 'a comma in a price before', lines: ['Reg,Price,Doors,Miles', 'AB21CDE,8,995,5,46000'], mileages: [null] },
  {
    title: 'a lot before the mark, and a note',
    lines: ['Lot,CO2,Reg,Miles', '7,120,AB21CDE,46000,Nice'],
    mileages: [46_000],
  },
  { title: 'three digits without any heading', lines: ['AB21CDE,46,120', 'GO19LFS,31,500'], mileages: [null, null] },
  { title: 'a short mileage beside a headed figure', lines: ['Reg,Mileage,CO2', 'AB21CDE,12,120'], mileages: [12] },
  { title: 'a wide row with a whole mileage', lines: ['Reg,Mileage', 'AB21CDE,46000,995'], mileages: [46_000] },
];
for (const { title, lines, mileages } of PARTED) {
  test(`no car is valued at half of a figure: ${title}`, () => {
    const { columns, labels, rows } = findColumns(readDelimited(lines.join('\n')));
    assert.ok(columns);
    const read = readStockRows(rows, columns, TODAY, labels);
    assert.deepEqual(
      read.map(({ mileage }) => mileage),
      mileages,
    );
    assert.deepEqual(
      read.map(({ problem }) => problem?.kind ?? null),
      mileages.map((mileage) => (mileage === null ? 'mileage' : null)),
    );
  });
}

test('a mileage not possible for the age has a warning, and is valued', () => {
  const [row] = read('AB21CDE\t900000', 'CD20EFG\t12000');
  assert.equal(row?.problem, null);
  assert.match(row?.doubt ?? '', /not possible for its age/);
});

test('counts in words leave out kinds without rows', () => {
  assert.equal(problemRowsWords({ duplicates: 14, refused: 1 }), '14 duplicates, 1 row with problems');
  assert.equal(problemRowsWords({ duplicates: 1, refused: 0 }), '1 duplicate');
  assert.equal(problemRowsWords({ duplicates: 0, refused: 0 }), '');
});

for (const [state, outcomes, words] of [
  [null, 0, '150 cars to value'],
  ['running', 64, '150 cars to value'],
  ['paused', 64, '150 cars to value'],
  ['stopped', 64, '150 cars to value'],
  ['cancelled', 64, '86 of 150 cars to value'],
  ['cancelled', 150, '150 cars'],
  ['done', 150, '150 cars'],
] as const)
  test(`a list of 150 cars whose run is ${state ?? 'not started'}, with ${outcomes} outcomes, has ${words}`, () => {
    const run = state && { state, cars: 150, valued: outcomes - 2, withoutValue: outcomes && 1, failed: outcomes && 1 };
    assert.equal(valuableWords({ valuable: 150 }, run), words);
  });

test('no problem of a list speaks of what a list does not do: a VIN is not valued, and a row with a problem is not looked up', () => {
  const marks = ['', 'WVWZZZ1KZAW000001', 'AB21CDEFG', 'ABCDEFG', 'AB21#CDE', 'MAN123', 'J12345', 'AB00CDE', 'AB21CDI'];
  marks.push('1A2B3C', '99ZZ99', 'D ABC 123', '00AA00', 'AB99CDE', 'ZZ21ZZZ', 'ÄB21CDE', 'Q1', '12345678');
  for (const mileage of ['', '20000', 'unknown', '20000 km', '-5', '9999999'])
    for (const { problem, cells } of readStockRows(
      marks.map((mark, index) => ({ number: index + 1, cells: [mark, mileage] })),
      { plate: 0, mileage: 1, reference: null },
      TODAY,
    )) {
      if (problem === null) continue;
      assert.doesNotMatch(problem.next, /VIN/, cells.join());
      assert.doesNotMatch(`${problem.reason} ${problem.next}`, /charged/, cells.join());
    }
});
