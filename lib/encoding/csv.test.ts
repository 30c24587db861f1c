import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { csvCell, csvOf, escapeFormula } from './csv';
import { sheet, type CellKind, type CellValue, type SheetColumn } from '@/lib/domain/exports/sheet';

async function written<Row>(columns: readonly SheetColumn<Row>[], rows: readonly Row[]): Promise<string> {
  let text = '';
  for await (const chunk of csvOf(sheet('A sheet', columns, rows))) text += chunk;
  return text;
}

const TEXT: SheetColumn<{ text: string }> = { header: 'Text', kind: 'text', value: ({ text }) => text };

// OWASP, "CSV Injection": what a spreadsheet takes for a formula, and the ways round a naive check.
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

const PLAIN: readonly [CellValue, CellKind, string][] = [
  [12345, 'pounds', '12345'],
  [-250, 'pounds', '-250'],
  [0, 'count', '0'],
  [12.5, 'decimal', '12.5'],
  [NaN, 'count', ''],
  [null, 'text', ''],
  ['Golf 1.5 TSI', 'text', 'Golf 1.5 TSI'],
  ['5 dr, petrol', 'text', '"5 dr, petrol"'],
  ['a;=1+1', 'text', '"a;=1+1"'],
  ['19" wheels', 'text', '"19"" wheels"'],
  ['2026-04-06', 'day', '2026-04-06'],
  // The British clock: summer time, then winter.
  ['2026-06-05T13:07:09.000Z', 'moment', '2026-06-05T14:07:09+01:00'],
  ['2026-12-05T23:30:00.000Z', 'moment', '2026-12-05T23:30:00+00:00'],
];
for (const [value, kind, expected] of PLAIN) {
  test(`${String(value)} as ${kind} is written ${expected || 'as nothing'}`, () => {
    assert.equal(csvCell(value, kind), expected);
  });
}

test('a file begins with a byte order mark and its lines end as RFC 4180 has it', async () => {
  assert.equal(await written([TEXT], [{ text: 'a' }, { text: 'b' }]), '\ufeffText\r\na\r\nb\r\n');
});

test('whatever text goes in, the reader has as many rows and cells as were written, and no cell is a formula', async () => {
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

test('what is defused once is not defused twice', () => {
  fc.assert(fc.property(fc.string(), (text) => assert.equal(escapeFormula(escapeFormula(text)), escapeFormula(text))));
});

test('rows that come a page at a time are written as they come', async () => {
  async function* pages() {
    for (let number = 1; number <= 1_200; number += 1) yield { text: String(number) };
  }
  let chunks = 0;
  let text = '';
  for await (const chunk of csvOf(sheet('Pages', [TEXT], pages()))) {
    chunks += 1;
    text += chunk;
  }
  assert.ok(chunks > 1);
  assert.equal(parse(text, { bom: true }).length, 1_201);
});
