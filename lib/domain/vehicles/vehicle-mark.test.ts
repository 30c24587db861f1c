import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namesVehicle, vehicleMarkIn } from './vehicle-mark';

const cases: readonly [text: string, isNamed: boolean][] = [
  ['AB12 CDE', true],
  ['ab12cde', true],
  ['WVWZZZCDZMW000001', true],
  ['wvwzzzcdzmw000001', true],
  ['WVW ZZZ CDZ-MW000001', true],
  ['golf wvwzzzcdzmw000001', true],
  ['WVWZZZCDZMW00000', false],
  ['golf match', false],
  ['Volkswagen Golf 1.5 TSI', false],
  ['commercial vehicle', false],
  // With look-alike characters it is a current plate all the same.
  ['AB2I CDE', true],
  ['A821 CD3', false],
  ['0V20 NNN', true],
  ['golf gti', false],
  ['X5', true],
  ['ID3', false],
  ['', false],
];
for (const [text, isNamed] of cases) {
  test(`“${text}” ${isNamed ? 'names' : 'does not name'} one vehicle`, () => assert.equal(namesVehicle(text), isNamed));
}

test('records of one vehicle are found by a whole plate of any shape, or a VIN', () => {
  for (const [text, subject, plate] of [
    [' ab12-cde ', 'AB12CDE', 'AB12CDE'],
    ['A1', 'A1', 'A1'],
    ['wvwzzzcdzmw000001', 'WVWZZZCDZMW000001', null],
  ] as const)
    assert.deepEqual(vehicleMarkIn(text), { subject, plate });
  for (const text of ['golf', '320', 'AB12 CDEF', 'WVWZZZCDZMW00000', ''])
    assert.equal(vehicleMarkIn(text), null, text);
});
