import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nothingToValueWords } from './stock-counts';
import { overWords, sumOf } from './stock-sum';

const SUMS: readonly [values: (number | null)[], pounds: number | undefined, over: string | null][] = [
  [[], undefined, null],
  [[null, null], undefined, null],
  [[0], 0, null],
  [[5_000, 7_000], 12_000, null],
  [[5_000, null, 7_000], 12_000, 'over 2 of 3 cars'],
];
for (const [values, pounds, over] of SUMS) {
  test(`the sum of ${JSON.stringify(values)} is ${pounds ?? 'none, and no £0'}${over ? `, ${over}` : ''}`, () => {
    const sum = sumOf(values);
    assert.equal(sum?.pounds, pounds);
    assert.equal(overWords(sum, values.length), over);
  });
}

test('a file with headings alone has no rows to fix', () => {
  assert.match(nothingToValueWords({ rows: 0 }), /no rows below/);
  assert.match(nothingToValueWords({ rows: 3 }), /Fix the rows below/);
});
