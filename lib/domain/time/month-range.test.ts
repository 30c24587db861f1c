/** The months of a report's address: in order, none of them in the future, in whichever order they are given. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMonthRange } from './calendar-schemas';

const NOW = '2026-11';
const MONTHS = ['2024-01', '2026-01', '2026-10', '2026-11', '2026-12', '2027-05', '', 'x'];

for (const from of MONTHS)
  for (const to of MONTHS)
    test(`from “${from}” to “${to}” is in order and not in the future`, () => {
      const months = readMonthRange({ from, to }, NOW);
      assert.ok(months.from <= months.to && months.to <= NOW, JSON.stringify(months));
      assert.deepEqual(readMonthRange(months, NOW), months);
    });

test('months the wrong way round are swapped, and a future one is this month', () => {
  assert.deepEqual(readMonthRange({ from: '2026-12', to: '2026-01' }, NOW), { from: '2026-01', to: '2026-11' });
  assert.deepEqual(readMonthRange({}, NOW), { from: '2025-12', to: '2026-11' });
});
