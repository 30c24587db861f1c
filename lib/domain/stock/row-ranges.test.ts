import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRowRanges, ROW_RANGES, writeRowRanges } from './row-ranges';

for (const [rows, text] of [
  [[], ''],
  [[7], '7'],
  [[2, 3, 4], '2-4'],
  [[9, 2, 3, 4, 20, 3], '2-4,9,20'],
  [Array.from({ length: 10_000 }, (_, at) => at + 2), '2-10001'],
] as const)
  test(`${text || 'no row'} is written and read again`, () => {
    assert.equal(writeRowRanges(rows), text);
    assert.match(text, ROW_RANGES);
    const isIncluded = readRowRanges(text);
    for (let row = 0; row < 30; row++)
      assert.equal(
        isIncluded(row),
        rows.some((one) => one === row),
        String(row),
      );
  });

test('anything else is not accepted', () => {
  for (const text of ['AB21CDE', '1,', ',1', '1--2', '1-2-3', ' 1', '-1', '12345678'])
    assert.doesNotMatch(text, ROW_RANGES);
});
