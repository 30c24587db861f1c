/** The last point of a record's history has the pounds of the record, not another reading of the same edition. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { historyEndWords, historyToValuation } from './history-to-valuation';
import { valuesAlongMileage } from './value-grid';

const grid = [
  [6_000, 5_000],
  [5_000, 4_000],
];
const HISTORY = {
  editions: ['2026-10-01', '2026-11-01'],
  mileages: [40_000, 50_000],
  retail: grid,
  clean: grid,
  average: grid,
  below: grid,
  costNewPounds: null,
};
const VALUED = { day: '2026-11-27', mileage: 46_000, retail: 4_425, clean: 4_375, average: null, below: 4_300 };
const along = (values: readonly (readonly (number | null)[])[], { mileages }: { mileages: readonly number[] }) =>
  valuesAlongMileage(HISTORY.editions, mileages, values, { mileage: 46_000, perMonth: 0, today: '2026-11-01' });

test('it ends with the values of the record, and every earlier edition stays as it was', () => {
  const joined = historyToValuation(HISTORY, VALUED);
  assert.deepEqual(joined.mileages, [40_000, 46_000, 50_000]);
  assert.deepEqual(along(joined.retail, joined), [
    { pounds: 5_400, interpolated: true },
    { pounds: 4_425, interpolated: false },
  ]);
  // A band that the record lacks is read from the edition, as before.
  assert.deepEqual(along(joined.average, joined), along(HISTORY.average, HISTORY));
  assert.deepEqual(historyEndWords(HISTORY, VALUED), [
    'Ends with the values of this valuation, in the guide’s edition of 1 Nov 2026.',
  ]);
});

test('at one of the guide’s own mileages the record’s value stands in its place', () => {
  const joined = historyToValuation(HISTORY, { ...VALUED, mileage: 50_000 });
  assert.deepEqual(joined.mileages, HISTORY.mileages);
  assert.deepEqual(joined.clean, [
    [6_000, 5_000],
    [5_000, 4_375],
  ]);
});

test('a valuation without values leaves the editions as they are and adds no words', () => {
  const none = { ...VALUED, retail: null, clean: null, average: null, below: null };
  const joined = historyToValuation(HISTORY, none);
  for (const band of ['retail', 'clean', 'average', 'below'] as const)
    assert.deepEqual(along(joined[band], joined), along(HISTORY[band], HISTORY));
  assert.deepEqual(historyEndWords(HISTORY, none), []);
  for (const band of ['retail', 'clean', 'average', 'below'] as const)
    assert.equal(historyEndWords(HISTORY, { ...none, [band]: 4_000 }).length, 1);
});

test('a valuation of another month than the last edition changes nothing', () => {
  const older = { ...VALUED, day: '2026-10-27' };
  assert.equal(historyToValuation(HISTORY, older), HISTORY);
  assert.deepEqual(historyEndWords(HISTORY, older), []);
});
