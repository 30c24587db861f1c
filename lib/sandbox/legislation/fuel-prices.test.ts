/** Pump prices between their readings, and advisory rates worked out as HMRC works them out. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { advisoryElectricRate, advisoryRate, advisoryRates } from './advisory-rates';
import { inForce, OutsideTable } from './dated';
import { dieselPrice, electricityPrice, petrolPrice } from './fuel-prices';

test('a published price holds until the next one', () => {
  assert.equal(inForce(petrolPrice, '2025-05-08').value, 139.65);
  assert.equal(inForce(petrolPrice, '2025-05-09').value, 132.03);
  assert.equal(inForce(dieselPrice, '2025-10-01').value, 143.14);
});

for (const day of ['2017-09-29', '2021-12-01', '2027-07-06']) {
  test(`no price published within 400 days is known on ${day}, so none is given`, () => {
    assert.throws(() => inForce(petrolPrice, day), OutsideTable);
  });
}

test('electricity is HMRC’s 27.04p from September 2025, and says where it is carried on', () => {
  assert.deepEqual(
    [inForce(electricityPrice, '2025-09-01').value, inForce(electricityPrice, '2025-09-01').assumed],
    [27.04, undefined],
  );
  assert.equal(inForce(electricityPrice, '2026-06-01').assumed, true);
});

// The working of 1 December 2013 (cvsl.co.uk): mean mpg, price, rate.
for (const [name, mpg, price, rate] of [
  ['petrol to 1,400 cc', 51.06, 129.9, 14],
  ['petrol to 2,000 cc', 42.24, 129.9, 16],
  ['petrol above', 28.63, 129.9, 24],
  ['diesel to 1,600 cc', 62.36, 137.5, 12],
  ['diesel to 2,000 cc', 53.25, 137.5, 14],
  ['diesel above', 43.3, 137.5, 17],
  ['LPG to 1,400 cc', 40.8, 70, 9],
  ['LPG to 2,000 cc', 33.8, 70, 11],
  ['LPG above', 22.9, 70, 16],
] as const) {
  test(`${name}: ${mpg} mpg at ${price}p a litre is the rate of ${rate}p`, () =>
    assert.equal(advisoryRate(mpg, price), rate));
}

test('the rates of December 2013 in the table are those of the working', () => {
  const { petrol, diesel, lpg } = inForce(advisoryRates, '2013-12-01').value;
  assert.deepEqual(
    [petrol, diesel, lpg],
    [
      [14, 16, 24],
      [12, 14, 17],
      [9, 11, 16],
    ],
  );
});

test('electric rates of September 2025: 8p at home, 14p in public', () => {
  assert.equal(advisoryElectricRate(27.04, 3.59), 8);
  assert.equal(advisoryElectricRate(51, 3.59), 14);
  const { electric, electricPublic } = inForce(advisoryRates, '2025-09-01').value;
  assert.deepEqual([electric, electricPublic], [8, 14]);
});

test('a quarter that was not gathered is refused', () => {
  assert.throws(() => inForce(advisoryRates, '2026-09-01'), OutsideTable);
  assert.throws(() => inForce(advisoryRates, '2013-07-01'), OutsideTable);
});
