import assert from 'node:assert/strict';
import { test } from 'node:test';
import { comparedFacts, comparedWords } from './p11d-comparison';

const price = { basicPence: null, vatPence: null, deliveryPence: null, totalPence: 3_500_000 };
const year = (ending: number, percent: number | null) => ({
  ending,
  percent,
  pricePence: 3_500_000,
  limitPence: null,
  benefitPence: null,
  basicTaxPence: null,
  higherTaxPence: null,
});
const facts = { co2GramsPerKm: 129, euroClass: 6, capacityCc: 1_498, fuelType: 'Petrol Unleaded' };
const VALUATION = { ...facts, vehicle: price, p11d: price, years: [year(2027, 31), year(2028, 32)] };
const DATA = { ...facts, years: [2027, 2028].map((ending) => ({ ending, percent: ending === 2027 ? 31 : 32 })) };

test('two operations that agree say so in one sentence', () => {
  const compared = comparedFacts(VALUATION, DATA);
  assert.deepEqual(
    compared.map(({ name, valuation, data, differ }) => [name, valuation, data, differ]),
    [
      ['CO2', '129 g/km', '129 g/km', false],
      ['Euro standard', 'Euro 6', 'Euro 6', false],
      ['Engine size', '1,498 cc', '1,498 cc', false],
      ['Fuel', 'Petrol Unleaded', 'Petrol Unleaded', false],
      ['BIK % for 2026-27', '31%', '31%', false],
      ['BIK % for 2027-28', '32%', '32%', false],
    ],
  );
  assert.equal(comparedWords(compared, []), 'Both operations give the same.');
});

test('what differs is named, what one of them lacks is no difference', () => {
  const other = { ...DATA, co2GramsPerKm: 131, capacityCc: null, years: [{ ending: 2027, percent: 32 }] };
  const compared = comparedFacts(VALUATION, other);
  assert.deepEqual(
    compared.filter(({ differ }) => differ).map(({ name }) => name),
    ['CO2', 'BIK % for 2026-27'],
  );
  assert.match(comparedWords(compared, []) ?? '', /^The two operations differ: CO2, BIK % for 2026-27\./);
});

test('where one has no answer nothing is reported to agree', () => {
  assert.equal(comparedWords(comparedFacts(VALUATION, null), []), null);
});
