/** A vehicle on a plate of another age is not called one of that age. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPlate } from './plate-shapes';
import { vehicleAgeWords } from './vehicle-age';

const BY_DATE = '73 plate by registration date (Sep 23–Feb 24)';
const cases: readonly [
  what: string,
  plate: string,
  registered: string | null,
  isUsedImport: boolean,
  words: string | null,
][] = [
  ['the plate it was registered with', 'KM73GBC', '2023-09-01', false, '73 plate (Sep 23–Feb 24)'],
  ['the last day of that plate', 'KM73GBC', '2024-02-29', false, '73 plate (Sep 23–Feb 24)'],
  ['an older plate', 'KM15RPH', '2023-09-23', false, BY_DATE],
  ['an older letter', 'A123BCD', '2024-01-08', false, BY_DATE],
  ['a dateless plate', 'ABC1', '2023-12-31', false, BY_DATE],
  ['a plate of Northern Ireland', 'AXZ1234', '2023-12-31', false, BY_DATE],
  [
    'an older letter, before plates had figures',
    'A123BCD',
    '1997-07-31',
    false,
    'P plate by registration date (Aug 96–Jul 97)',
  ],
  ['a used import, whose plate has its age', 'KM15RPH', '2023-09-23', true, '15 plate (Mar 15–Aug 15)'],
  ['a Q plate: its age is not known', 'Q123ABC', '2011-09-16', false, null],
  ['no known registration', 'KM15RPH', null, false, '15 plate (Mar 15–Aug 15)'],
  ['no letter on that day', 'ABC1', '1950-01-01', false, null],
];
for (const [what, plate, registered, isUsedImport, words] of cases)
  test(`${what}: ${words ?? 'no age'}`, () => {
    const reading = readPlate(plate);
    assert.ok(reading);
    assert.equal(vehicleAgeWords(reading, registered, isUsedImport), words);
  });
