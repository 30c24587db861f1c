import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StockResult } from './stock-list';
import { movementOf, filterAndSort, noMovementWords, type StockResultView } from './stock-result-view';

const car = (
  row: number,
  plate: string,
  cleanPounds: number | null,
  overrides: Partial<StockResult> = {},
): StockResult => ({
  sequence: row,
  row,
  reference: null,
  plate,
  mileage: 10_000 * row,
  outcome: 'valued',
  valuationId: null,
  vehicleKind: 'car',
  title: 'Volkswagen Golf',
  derivative: 'Match TSI',
  isDerivativeUncertain: false,
  registered: '2021-03-15',
  flag: null,
  otherFlags: [],
  because: null,
  before: null,
  retailPounds: cleanPounds,
  cleanPounds,
  averagePounds: null,
  belowPounds: null,
  ...overrides,
});
const CARS = [
  car(2, 'AB21CDE', 9_000),
  car(3, 'CD20EFG', null, { outcome: 'no_value', title: null }),
  car(4, 'EF19GHJ', 12_000, {
    title: 'Ford Focus',
    flag: 'Scrapped',
    before: { retailPounds: 1, cleanPounds: 12_500 },
  }),
];
const ALL: StockResultView = { sort: 'row', descending: false, show: 'all', age: '', search: '' };
const VIEWS: readonly { title: string; view: Partial<StockResultView>; rows: number[] }[] = [
  { title: 'all by row', view: {}, rows: [2, 3, 4] },
  { title: 'by clean, the cheapest first, those without last', view: { sort: 'clean' }, rows: [2, 4, 3] },
  {
    title: 'by clean, the dearest first, those without last too',
    view: { sort: 'clean', descending: true },
    rows: [4, 2, 3],
  },
  { title: 'by vehicle', view: { sort: 'vehicle' }, rows: [4, 2, 3] },
  { title: 'those without a value', view: { show: 'without' }, rows: [3] },
  { title: 'those with a red flag', view: { show: 'flagged' }, rows: [4] },
  { title: 'a plate typed with its space', view: { search: 'ab21 cde' }, rows: [2] },
  { title: 'words of the vehicle in any order', view: { search: 'match golf' }, rows: [2] },
  { title: 'an age without cars', view: { age: 'Under 1 year' }, rows: [] },
];
for (const { title, view, rows } of VIEWS) {
  test(`a view shows ${title}`, () => {
    assert.deepEqual(
      filterAndSort(CARS, { ...ALL, ...view }, '2026-06-05').map(({ row }) => row),
      rows,
    );
  });
}

test('movement is clean against the run before, and nothing without one', () => {
  assert.deepEqual(CARS.map(movementOf), [null, null, -500]);
});

for (const [cleanPounds, before, words] of [
  [9_000, null, 'not valued in an earlier run of this list'],
  [null, null, 'not valued in an earlier run of this list'],
  [null, 9_000, 'no Clean value'],
  [9_000, undefined, 'no earlier Clean value'],
] as const)
  test(`a car with Clean ${cleanPounds} and ${before === null ? 'no earlier run' : `${before ?? 'none'} before`} has ${words}`, () => {
    const earlier = before === null ? null : { retailPounds: null, cleanPounds: before ?? null };
    const result = car(2, 'AB21CDE', cleanPounds, { before: earlier });
    assert.equal(movementOf(result), null);
    assert.equal(noMovementWords(result), words);
  });
