import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ageBandOf, ageBands } from './age-bands';

const TODAY = '2026-06-05';
const AGES: readonly [registered: string | null, band: string][] = [
  ['2026-06-05', 'Under 1 year'],
  ['2025-06-06', 'Under 1 year'],
  ['2025-06-05', '1 to 3 years'],
  ['2023-06-05', '3 to 5 years'],
  ['2021-06-05', '5 to 8 years'],
  ['2018-06-05', '8 to 12 years'],
  ['2014-06-05', '12 years and older'],
  ['2027-01-01', 'Under 1 year'],
  [null, 'Age not known'],
];
for (const [registered, band] of AGES) {
  test(`a car registered ${registered ?? 'on an unknown day'} is ${band}`, () => {
    assert.equal(ageBandOf(registered, TODAY), band);
  });
}

test('age bands hold every car once, the youngest first, with their value', () => {
  const car = (registered: string | null, retailPounds: number | null) => ({
    registered,
    retailPounds,
    cleanPounds: 1,
  });
  assert.deepEqual(
    ageBands([car('2016-01-01', 5_000), car('2026-01-01', 20_000), car(null, null), car('2026-02-01', 1)], TODAY),
    [
      { label: 'Under 1 year', cars: 2, retail: { pounds: 20_001, cars: 2 }, clean: { pounds: 2, cars: 2 } },
      { label: '8 to 12 years', cars: 1, retail: { pounds: 5_000, cars: 1 }, clean: { pounds: 1, cars: 1 } },
      { label: 'Age not known', cars: 1, retail: null, clean: { pounds: 1, cars: 1 } },
    ],
  );
});
