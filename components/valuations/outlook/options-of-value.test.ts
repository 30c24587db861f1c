import assert from 'node:assert/strict';
import { test } from 'node:test';
import { optionsOfValue } from './options-of-value';

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
