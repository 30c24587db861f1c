import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatTechnicalFigure } from './technical-figure';

for (const [value, unit, words] of [
  ['4300', 'mm', '4,300 mm'],
  ['0.019', 'g/km', '0.019 g/km'],
  ['109.5', 'g/km', '109.5 g/km'],
  ['45E', null, '45E'],
  ['2021', null, '2021'],
  ['50031', null, '50031'],
  ['92', '%', '92%'],
  ['60000', 'miles', '60,000 miles'],
  ['Unlimited', 'miles', 'Unlimited'],
  ['Turbo', null, 'Turbo'],
  [null, 'cc', null],
] as const) {
  test(`${value} in ${unit} reads ${words}`, () => assert.equal(formatTechnicalFigure({ value, unit }), words));
}
