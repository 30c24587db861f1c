/** Pump prices between their publications. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inForce, OutsideTable } from './dated';
import { dieselPrice, electricityPrice, petrolPrice } from './fuel-prices';

test('a published price applies until the next one', () => {
  assert.equal(inForce(petrolPrice, '2025-05-08').value, 139.65);
  assert.equal(inForce(petrolPrice, '2025-05-09').value, 132.03);
  assert.equal(inForce(dieselPrice, '2025-10-01').value, 143.14);
});

for (const day of ['2017-09-29', '2021-12-01', '2027-07-06']) {
  test(`no price published within 400 days is known on ${day}, so there is none`, () => {
    assert.throws(() => inForce(petrolPrice, day), OutsideTable);
  });
}

test('electricity is HMRC’s 27.04p from September 2025, and a price carried on is marked as such', () => {
  assert.deepEqual(
    [inForce(electricityPrice, '2025-09-01').value, inForce(electricityPrice, '2025-09-01').assumed],
    [27.04, undefined],
  );
  assert.equal(inForce(electricityPrice, '2026-06-01').assumed, true);
});
