import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkMileage } from '@/lib/domain/vehicles/mileage';
import { checkPlate } from '@/lib/domain/plates/check-plate';
import { missingAnswerRequest, plateFormRefusals, valuationRequest } from './valuation-request';
import { WHOLE } from '@/components/valuations/record/sample-records';

const TODAY = '2026-04-06';
const VIN = 'WVWZZZCDZMW000001';

const REQUEST_CASES: readonly [plate: string, mileage: string, wish: ReturnType<typeof valuationRequest>][] = [
  ['', '', null],
  ['ab12 cde', '', { plate: 'AB12CDE' }],
  ['ab12 cde', '62k', { plate: 'AB12CDE', mileage: 62000 }],
  ['ab12 cde', 'many', { plate: 'AB12CDE' }],
  ['AB2I CDE', '62,480', { plate: 'AB2ICDE', mileage: 62480 }],
  ['MAN 1234', '62,480', null],
  [VIN, '', { vin: VIN }],
  [VIN.slice(0, 15), '', null],
];
for (const [plate, mileage, request] of REQUEST_CASES) {
  test(`“${plate}” with “${mileage}” is priced as ${JSON.stringify(request)}`, () => {
    assert.deepEqual(valuationRequest(checkPlate(plate, TODAY), checkMileage(mileage)), request);
  });
}

const REFUSAL_CASES: readonly [plate: string, mileage: string, fields: string[]][] = [
  ['', '', ['plate', 'mileage']],
  ['AB12 CDE', '', ['mileage']],
  ['AB12 CDE', '-5', ['mileage']],
  ['AB12 CDE', '62k', []],
  ['AB2I CDE', '62k', []],
  ['MAN 1234', '62k', ['plate']],
  [VIN, '', []],
  [VIN.slice(0, 15), '', ['plate']],
];
for (const [plate, mileage, fields] of REFUSAL_CASES) {
  test(`a form with “${plate}” and “${mileage}” is refused at ${fields.join(' and ') || 'no field'}`, () => {
    const found = plateFormRefusals(checkPlate(plate, TODAY), checkMileage(mileage));
    assert.deepEqual(
      Object.entries(found).flatMap(([field, sentence]) => (sentence ? [field] : [])),
      fields,
    );
  });
}

const HALVES = [
  ['plate', 'look-up and value', 'nothing'],
  ['plate', 'value', 'what is missing'],
  ['plate', 'look-up', 'what is missing'],
  ['plate', 'value and market prices', 'what is missing, with market prices'],
  ['identifier', 'value', 'nothing'],
  ['vin', 'look-up', 'nothing'],
] as const;
for (const [kind, present, requested] of HALVES) {
  test(`a record by ${kind} with its ${present} requests ${requested}`, () => {
    const { asked: original, sources } = WHOLE;
    const request = missingAnswerRequest({
      kind,
      // oxlint-disable-next-line code/plain-words -- stored in records by this name
      asked: original,
      sources: {
        registration: present.includes('look-up') ? sources.registration : null,
        valuation: present.includes('value') ? sources.valuation : null,
        internetPrices: present.includes('market') ? sources.internetPrices : null,
      },
    });
    const sameRequest = {
      plate: original.plate,
      mileage: original.mileage,
      internetPrices: present.includes('market'),
    };
    assert.deepEqual(request, requested === 'nothing' ? null : sameRequest);
  });
}
