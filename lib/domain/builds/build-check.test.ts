import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BuildChanges } from './build-changes';
import { areasText, areaWords, BUILD_AREAS, changedAreas, readAreas, type BuildArea } from './build-check';

const NOTHING = {
  date: '2026-11-25',
  totalBeforePence: 100,
  totalNowPence: 100,
  isOnApplication: { before: false, now: false },
  price: [],
  options: [],
  rules: [],
  fitted: [],
  equipment: [],
  unread: [],
  // oxlint-disable-next-line code/plain-words -- the name stands in the public API
  troubles: [],
};

test('each kind of change belongs to one area, and none of them to another', () => {
  const cases: readonly (readonly [Partial<BuildChanges>, readonly BuildArea[]])[] = [
    [{}, []],
    [{ price: ['The vehicle: £1, now £2.'] }, ['price']],
    [{ options: ['x'] }, ['options']],
    [{ rules: ['x'] }, ['rules']],
    [{ fitted: ['x'] }, ['order']],
    // oxlint-disable-next-line code/plain-words -- the name stands in the public API
    [{ troubles: ['x'] }, ['order']],
    [{ equipment: ['x'] }, ['equipment']],
    [{ equipment: null }, []],
    [{ equipment: ['x'], price: ['x'], fitted: ['x'] }, ['price', 'order', 'equipment']],
  ];
  for (const [changes, areas] of cases)
    assert.deepEqual(changedAreas({ ...NOTHING, ...changes }), areas, JSON.stringify(changes));
});

test('areas are read as they are stored, and stand in a sentence', () => {
  for (const [areas, words] of [
    [['price'], 'price'],
    [['price', 'rules'], 'price and rules'],
    [BUILD_AREAS, 'price, options, rules, what can be ordered together and standard equipment'],
  ] as const satisfies readonly (readonly [readonly BuildArea[], string])[]) {
    assert.deepEqual(readAreas(areasText(areas)), areas);
    assert.equal(areaWords(areas), words);
  }
  assert.deepEqual(readAreas('colours,price'), ['price']);
});
