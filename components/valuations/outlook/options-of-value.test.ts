import assert from 'node:assert/strict';
import { test } from 'node:test';
import { optionsOfValue, optionValuesLead } from './options-of-value';

for (const [values, shown] of [
  [
    [110, 0, 85],
    [110, 85],
  ],
  [
    [110, null, 0],
    [110, null],
  ],
  [
    [0, 0],
    [0, 0],
  ],
  [
    [0, null],
    [0, null],
  ],
  [
    [110, 85],
    [110, 85],
  ],
  [[], []],
] as const)
  test(`of options that add £${values.join(', £')}, those of £${shown.join(', £')} are drawn`, () =>
    assert.deepEqual(
      optionsOfValue(values.map((valuePounds) => ({ valuePounds }))).map(({ valuePounds }) => valuePounds),
      shown,
    ));

test('option values are dated, since the values above them may be older', () =>
  assert.equal(
    optionValuesLead('2027-04-05'),
    'Option values of 5 Apr 2027. Select fitted options under View details.',
  ));
