import assert from 'node:assert/strict';
import { test } from 'node:test';
import { optionValuesAddress } from './outlook-addresses';

test('the full page of a car’s option values uses the day of its registration, as the panel does', () => {
  const subject = { kind: 'car', identifier: 66034, registered: '2019-12-24', mileage: 40_000 } as const;
  assert.equal(
    optionValuesAddress(subject),
    '/vehicles/car/66034/option-values?date=2019-12-24&registered=2019-12-24&mileage=40000',
  );
});
