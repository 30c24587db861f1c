import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkMileage } from '@/lib/domain/mileage';
import { checkPlate } from '@/lib/domain/plate';
import { missingOf, refusalsOf, wishOf } from './plate-wish';
import { WHOLE } from './sample-records';

const TODAY = '2026-04-06';
const VIN = 'WVWZZZCDZMW000001';

const wishes: readonly [plate: string, mileage: string, wish: ReturnType<typeof wishOf>][] = [
  ['', '', null],
  ['ab12 cde', '', { plate: 'AB12CDE' }],
  ['ab12 cde', '62k', { plate: 'AB12CDE', mileage: 62000 }],
  ['ab12 cde', 'many', { plate: 'AB12CDE' }],
  ['AB2I CDE', '62,480', { plate: 'AB2ICDE', mileage: 62480 }],
  ['MAN 1234', '62,480', null],
  [VIN, '', { vin: VIN }],
  [VIN.slice(0, 15), '', null],
];
for (const [plate, mileage, wish] of wishes) {
  test(`“${plate}” with “${mileage}” is priced as ${JSON.stringify(wish)}`, () => {
    assert.deepEqual(wishOf(checkPlate(plate, TODAY), checkMileage(mileage)), wish);
  });
}

const refusals: readonly [plate: string, mileage: string, fields: string[]][] = [
  ['', '', ['plate', 'mileage']],
  ['AB12 CDE', '', ['mileage']],
  ['AB12 CDE', '-5', ['mileage']],
  ['AB12 CDE', '62k', []],
  ['AB2I CDE', '62k', []],
  ['MAN 1234', '62k', ['plate']],
  [VIN, '', []],
  [VIN.slice(0, 15), '', ['plate']],
];
for (const [plate, mileage, fields] of refusals) {
  test(`a press with “${plate}” and “${mileage}” is refused at ${fields.join(' and ') || 'no field'}`, () => {
    const said = refusalsOf(checkPlate(plate, TODAY), checkMileage(mileage));
    assert.deepEqual(
      Object.entries(said).flatMap(([field, sentence]) => (sentence ? [field] : [])),
      fields,
    );
  });
}

const HALVES = [
  ['plate', 'look-up and value', 'nothing'],
  ['plate', 'value', 'what is missing'],
  ['plate', 'look-up', 'what is missing'],
  ['plate', 'value and internet prices', 'what is missing, with internet prices'],
  ['identifier', 'value', 'nothing'],
  ['vin', 'look-up', 'nothing'],
] as const;
for (const [kind, had, asks] of HALVES) {
  test(`a record by ${kind} with its ${had} asks again for ${asks}`, () => {
    const { asked, sources } = WHOLE;
    const wish = missingOf({
      kind,
      asked,
      sources: {
        registration: had.includes('look-up') ? sources.registration : null,
        valuation: had.includes('value') ? sources.valuation : null,
        internetPrices: had.includes('internet') ? sources.internetPrices : null,
      },
    });
    const again = { plate: asked.plate, mileage: asked.mileage, internetPrices: had.includes('internet') };
    assert.deepEqual(wish, asks === 'nothing' ? null : again);
  });
}
