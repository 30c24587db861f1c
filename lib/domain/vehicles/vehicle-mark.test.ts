import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namesVehicle } from './vehicle-mark';

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
  ['', false],
];
for (const [text, isNamed] of cases) {
  test(`“${text}” ${isNamed ? 'names' : 'does not name'} one vehicle`, () => assert.equal(namesVehicle(text), isNamed));
}
