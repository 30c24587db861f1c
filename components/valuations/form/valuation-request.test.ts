import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkMileage } from '@/lib/domain/vehicles/mileage';
import { checkPlate } from '@/lib/domain/plates/check-plate';
import { isPlateAlone, offlineFormRefusals, plateFormRefusals, valuationRequest } from './valuation-request';

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

for (const [plate, mileage, isAlone] of [
  ['', '', false],
  ['AB12 CDE', '', true],
  ['AB12 CDE', '62k', false],
  ['AB12 CDE', 'many', false],
  ['AB2I CDE', '', true],
  ['MAN 1234', '', false],
  [VIN, '', false],
] as const)
  test(`“${plate}” with “${mileage}” ${isAlone ? 'reopens its valuation, free' : 'is not a plate alone'}`, () => {
    assert.equal(isPlateAlone(checkPlate(plate, TODAY), checkMileage(mileage)), isAlone);
  });

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

for (const plate of ['', 'MAN 1234', 'J12345', 'AB', 'A-B', 'LONGPLATE', 'ABCDEFG', VIN, VIN.slice(0, 15)]) {
  test(`without a connection, “${plate}” is refused with a sentence that suggests no VIN`, () => {
    const check = checkPlate(plate, TODAY);
    const { plate: sentence } = offlineFormRefusals(check, checkMileage('62k'));
    if (check.state === 'fits' || check.state === 'odd') return assert.equal(sentence, undefined);
    assert.match(sentence ?? '', /Enter the UK reg, such as AB12 CDE\.$/);
    assert.doesNotMatch(sentence ?? '', /(or|by|its|the) VIN/);
  });
}
