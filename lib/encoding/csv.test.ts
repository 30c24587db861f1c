import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { csvCell, csvOf } from './csv';
import { readDelimited } from './delimited.mjs';
import { sanitiseText } from './sanitise-text';
import { sheet, type CellValue, type SheetColumn } from './sheet';

async function written<Row>(columns: readonly SheetColumn<Row>[], rows: readonly Row[]): Promise<string> {
  let text = '';
  for await (const chunk of csvOf(sheet('A sheet', columns, rows), String)) text += chunk;
  return text;
}

const TEXT: SheetColumn<{ text: string }> = { header: 'Text', kind: 'text', value: ({ text }) => text };

// OWASP, "CSV Injection": texts that a spreadsheet runs as a formula, and the ways round a naive check.
const HOSTILE = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(A1:A9)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '\0=1+1',
  '  =1+1',
  '\u00a0=1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(1)',
  '=HYPERLINK("http://evil.example","car")',
  "=cmd|' /C calc'!A0",
];
for (const text of HOSTILE) {
  test(`${JSON.stringify(text)} is read back as text that begins with an apostrophe`, async () => {
    const [, row] = parse(await written([TEXT], [{ text }]), { bom: true });
    assert.ok(row?.[0]?.startsWith("'"), row?.[0]);
    assert.doesNotMatch(row?.[0] ?? '', /\0/);
  });
}

const PLAIN: readonly [CellValue, string][] = [
  [12345, '12345'],
  [-250, '-250'],
  [0, '0'],
  [12.5, '12.5'],
  [NaN, ''],
  [null, ''],
  ['Golf 1.5 TSI', 'Golf 1.5 TSI'],
  ['5 dr, petrol', '"5 dr, petrol"'],
  ['a;=1+1', '"a;=1+1"'],
  ['a\tb', '"a\tb"'],
  ['1.jpg|2.jpg', '"1.jpg|2.jpg"'],
  ['19" wheels', '"19"" wheels"'],
  ['2026-04-06', '2026-04-06'],
];
for (const [value, expected] of PLAIN) {
  test(`${String(value)} is written ${expected || 'as nothing'}`, () => {
    assert.equal(csvCell(value), expected);
  });
}

test('a moment is written by the text it is given, other columns as they are', async () => {
  const columns: SheetColumn<{ at: string | null }>[] = [
    { header: 'At', kind: 'moment', value: ({ at }) => at },
    { header: 'Text', kind: 'text', value: ({ at }) => at },
  ];
  let text = '';
  const rows = sheet('Moments', columns, [{ at: 'noon' }, { at: null }]);
  for await (const chunk of csvOf(rows, (instant) => `at ${instant}`)) text += chunk;
  assert.deepEqual(parse(text, { bom: true }), [
    ['At', 'Text'],
    ['at noon', 'noon'],
    ['', ''],
  ]);
});

test('a file begins with a byte order mark, and its lines end as RFC 4180 requires', async () => {
  assert.equal(await written([TEXT], [{ text: 'a' }, { text: 'b' }]), '\ufeffText\r\na\r\nb\r\n');
});

test('whatever text is written, a reader finds the same number of rows and cells, and no cell is a formula', async () => {
  const rows = fc.array(fc.record({ text: fc.string({ unit: 'binary' }), more: fc.string() }), { maxLength: 20 });
  const columns: SheetColumn<{ text: string; more: string }>[] = [
    { header: 'Text', kind: 'text', value: ({ text }) => text },
    { header: 'More', kind: 'text', value: ({ more }) => more },
  ];
  await fc.assert(
    fc.asyncProperty(rows, async (given) => {
      const read = parse(await written(columns, given), { bom: true, record_delimiter: '\r\n' });
      assert.equal(read.length, given.length + 1);
      for (const cell of read.flat()) assert.doesNotMatch(cell, /^\s*[=+\-@]/);
    }),
  );
});

/** What a reader of this product's own file finds in a cell: the text itself, apart from blanks around it. */
async function readBack(rows: readonly { text: string; more: string }[]): Promise<(readonly string[])[]> {
  const file = (await written(TWO, rows)).replace('\ufeff', '');
  return readDelimited(file).map(({ cells }) => cells);
}
const TWO: readonly SheetColumn<{ text: string; more: string }>[] = [
  TEXT,
  { header: 'More', kind: 'text', value: ({ more }) => more },
];

const STOCK_NUMBERS = [
  '-7',
  '+44',
  '=1+2',
  '@SUM',
  "'-7",
  "''=1",
  "' '+1",
  "'",
  "''",
  "O'Neill",
  '\t-7',
  "'\tx",
  ' - ',
];
test('a stock number comes back as it was, whatever it begins with', async () => {
  const rows = [...STOCK_NUMBERS, ...HOSTILE].map((text) => ({ text, more: 'x' }));
  assert.deepEqual(await readBack(rows), [
    ['Text', 'More'],
    ...rows.map(({ text }) => [sanitiseText(text).trim(), 'x']),
  ]);
});

test('a table comes back, whatever delimiters, figures and line ends its cells hold', async () => {
  const piece = fc.constantFrom(
    ';',
    '|',
    '\t',
    ',',
    '"',
    '\n',
    '46,000',
    '46',
    '000',
    'Leather; roof',
    '1.jpg|2.jpg',
    'a',
  );
  const text = fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join(''));
  const rows = fc.array(fc.record({ text, more: text }), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(rows, async (given) => {
      const cells = given.map(({ text: first, more }) => [first.trim(), more.trim()]);
      const filled = cells.filter((row) => row.some((cell) => cell !== ''));
      assert.deepEqual(await readBack(given), [['Text', 'More'], ...filled]);
    }),
    { numRuns: 1_000 },
  );
});

test('any text that is written comes back, apart from blanks around it', async () => {
  const signs = fc.string({ unit: fc.constantFrom("'", '=', '-', '\t', ' ', '\n', '"', 'a', '\u2212'), maxLength: 6 });
  const rows = fc.array(fc.record({ text: fc.oneof(signs, fc.string({ unit: 'binary', maxLength: 9 })) }), {
    maxLength: 9,
  });
  await fc.assert(
    fc.asyncProperty(rows, async (given) => {
      const all = given.map((row) => ({ ...row, more: 'x' }));
      const cells = all.map(({ text }) => [sanitiseText(text).trim(), 'x']);
      assert.deepEqual(await readBack(all), [['Text', 'More'], ...cells]);
    }),
    { numRuns: 500 },
  );
});

test('rows that come page by page are written as they come', async () => {
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));
  async function* pages(count: number) {
    for (const text of numbers(count)) yield { text };
  }
  for (const [count, linesOfChunks] of [
    [1_200, [500, 500, 201]],
    [499, [500]],
  ] as const) {
    const chunks: string[] = [];
    for await (const chunk of csvOf(sheet('Pages', [TEXT], pages(count)), String)) chunks.push(chunk);
    assert.deepEqual(
      chunks.map((chunk) => chunk.split('\r\n').length - 1),
      linesOfChunks,
    );
    assert.equal(chunks.join(''), `\ufeffText\r\n${numbers(count).join('\r\n')}\r\n`);
  }
});
