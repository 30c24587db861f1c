import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sameCode, sameFuel, sameModel, sameName } from './name-matching';

const cases: [
  what: string,
  same: (one: string, other: string) => boolean,
  one: string,
  other: string,
  expected: boolean,
][] = [
  ['make', sameName, 'CITROEN C3', 'CITROËN', true],
  ['make', sameName, 'Citroën', 'CITROEN', true],
  ['make', sameName, 'MERCEDES-BENZ', 'Mercedes', true],
  ['make', sameName, 'VW', 'Volkswagen', true],
  ['make', sameName, 'ŠKODA', 'Skoda', true],
  ['make', sameName, "O'ROURKE & SONS", 'O’Rourke and Sons', true],
  ['make', sameName, 'CITROEN', 'PEUGEOT', false],
  ['model', sameModel, 'GOLF MATCH TSI', 'GOLF HATCHBACK', true],
  ['model', sameModel, 'C3 HATCHBACK', 'C4 HATCHBACK', false],
  ['model', sameModel, 'HATCHBACK C3', 'C3', true],
  ['VIN', sameCode, 'VF7 TESTC3LT500001', 'vf7testc3lt500001', true],
  ['VIN', sameCode, 'VF7TESTC3LT500001', 'VF7TESTC3LT500002', false],
  ['engine number', sameCode, 'HM05  10500001', 'HM05 10500001', true],
  ['fuel', sameFuel, 'PETROL', 'Petrol Unleaded', true],
  ['fuel', sameFuel, 'DIESEL', 'Petrol Unleaded', false],
  ['fuel', sameFuel, 'HEAVY OIL', 'Diesel', true],
  ['fuel', sameFuel, 'HEAVY OIL', 'Petrol Unleaded', false],
  ['fuel', sameFuel, 'ELECTRICITY', 'Electric', true],
  ['fuel', sameFuel, 'HYBRID ELECTRIC', 'Petrol/Electric Hybrid', true],
  ['fuel', sameFuel, 'ELECTRIC DIESEL', 'Petrol/Electric Hybrid', false],
  ['fuel', sameFuel, 'ELECTRIC DIESEL', 'Diesel Hybrid', true],
  ['fuel', sameFuel, 'GAS', 'LPG', false],
  ['fuel', sameFuel, 'GAS BI-FUEL', 'Petrol/LPG', true],
  ['fuel', sameFuel, 'PETROL/GAS', 'Petrol/LPG', true],
  ['fuel', sameFuel, 'GAS BI-FUEL', 'Petrol/CNG', true],
  // Converted after it left the factory: it is not the vehicle of the guide.
  ['fuel', sameFuel, 'GAS BI-FUEL', 'Petrol Unleaded', false],
  ['fuel', sameFuel, 'GAS BI-FUEL', 'Diesel', false],
];

describe('two sources', () => {
  for (const [what, same, one, other, expected] of cases) {
    it(`${what}: “${one}” and “${other}” ${expected ? 'agree' : 'differ'}, whichever comes first`, () => {
      assert.equal(same(one, other), expected);
      assert.equal(same(other, one), expected);
    });
  }
});
