import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ownershipNumbers, type OwnershipFieldName } from './ownership-entry';

const TYPED = {
  purchasePounds: '18,500',
  depositPounds: '£5,000',
  aprPercent: '6.9',
  currentMiles: '42,000',
  milesPerYear: '10 000',
  years: '3',
  insurancePoundsPerYear: '600',
  age: ' 42 ',
};

test('figures are read as they are typed elsewhere: with a pound sign, grouped in threes', () => {
  assert.deepEqual(ownershipNumbers(TYPED), {
    purchasePounds: 18_500,
    depositPounds: 5_000,
    aprPercent: 6.9,
    currentMiles: 42_000,
    milesPerYear: 10_000,
    years: 3,
    insurancePoundsPerYear: 600,
    age: 42,
  });
});

for (const [field, text, why] of [
  ['aprPercent', '6,9', 'a decimal comma is not left out, which would make it 69%'],
  ['depositPounds', '5,00', 'digits are grouped in threes alone'],
  ['depositPounds', '1e5', 'an exponent is no amount'],
  ['years', '0x3', 'nor are hexadecimal digits'],
  ['milesPerYear', '', 'an empty field is not 0'],
  ['age', '-42', 'nothing is negative'],
] as const satisfies readonly (readonly [OwnershipFieldName, string, string])[]) {
  test(`“${text}” in ${field} is no number: ${why}`, () => {
    assert.ok(Number.isNaN(ownershipNumbers({ ...TYPED, [field]: text })[field]));
  });
}

for (const [text, percent] of [
  ['0', 0],
  ['6.875', 6.875],
  ['12.5 %', 12.5],
  ['100%', 100],
] as const) {
  test(`the rate “${text}” is ${percent}%`, () => {
    assert.equal(ownershipNumbers({ ...TYPED, aprPercent: text }).aprPercent, percent);
  });
}
