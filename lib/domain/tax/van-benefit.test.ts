import assert from 'node:assert/strict';
import { test } from 'node:test';
import { taxYear } from './fiscal-years';
import { vanBenefit } from './van-benefit';

const van = { daysUnavailable: 0, privateUsePence: 0, forgonePence: 0 };

// ITEPA 2003 s.155(1B): from 2021-22 the cash equivalent of a zero-emission van is nil, whatever the other vans' charge.
for (const ending of [2022, 2027, 2028, 2035]) {
  test(`a zero-emission van is not charged in ${taxYear(ending).name}, published charge or not`, () => {
    const benefit = vanBenefit({ ...van, year: taxYear(ending), isZeroEmission: true });
    assert.ok('benefitPence' in benefit);
    assert.deepEqual([benefit.benefitPence, benefit.fuelPence], [0, 0]);
  });
}

test('in a year without a published charge other vans have no figure, and salary sacrificed for a zero-emission one has', () => {
  const year = taxYear(2035);
  assert.ok('because' in vanBenefit({ ...van, year, isZeroEmission: false }));
  const given = vanBenefit({ ...van, year, isZeroEmission: true, forgonePence: 300_000 });
  assert.ok('benefitPence' in given);
  assert.equal(given.benefitPence, 300_000);
});

test('a fuel cell’s fuel is charged, so without a published fuel charge there is no figure', () => {
  assert.ok('because' in vanBenefit({ ...van, year: taxYear(2035), isZeroEmission: true, runsOnHydrogen: true }));
});
