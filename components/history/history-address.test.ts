import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readHistoryAddress, registrationSlices, writeHistoryAddress } from './history-address';

const TODAY = '2026-06-05';
const readAddress = (query: string, introduced: string | null = '2018-07-01', discontinued: string | null = null) =>
  readHistoryAddress(new URLSearchParams(query), { introduced, discontinued }, TODAY);

test('an address says again what was read from it', () => {
  for (const address of ['?plate=2021+21', '?plate=2021+21&years=5&mileage=42500&perMonth=900&as=share'])
    assert.equal(writeHistoryAddress(readAddress(address)), address);
});

test('where no plate is named it is one with a past: three years old, as old as there is, or the last while it was made', () => {
  const cases: [introduced: string | null, discontinued: string | null, year: number, letter: string][] = [
    ['2018-07-01', null, 2023, '23'],
    ['2025-04-01', null, 2025, '25'],
    ['2010-01-01', '2016-03-31', 2016, '16'],
    [null, null, 2023, '23'],
  ];
  for (const [introduced, discontinued, year, letter] of cases)
    assert.deepEqual(readAddress('', introduced, discontinued).slice, { year, letter }, String(introduced));
});

test('plates run from the first sold to a year after the last made, and never past today', () => {
  const names = registrationSlices({ introduced: '2024-06-01', discontinued: '2025-02-01' }, TODAY).map(
    ({ year, letter }) => `${year} ${letter}`,
  );
  assert.deepEqual(names, ['2026 75', '2025 75', '2025 25', '2025 74', '2024 74', '2024 24']);
  assert.equal(registrationSlices({ introduced: '2026-03-01', discontinued: null }, TODAY).length, 1);
});
