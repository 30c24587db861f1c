import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  changesBetween,
  changeText,
  FIELD_WORDS,
  fieldsOf,
  fillEmpty,
  newCar,
  type StockCarFields,
} from './car-fields';

const CAR: StockCarFields = { ...newCar('2026-06-05'), plate: 'AB21CDE' };
const GOLF = {
  title: 'VOLKSWAGEN GOLF',
  make: 'VOLKSWAGEN',
  derivative: '1.5 TSI Life',
  kind: 'car',
  identifier: 7,
} as const;
const GIVEN: StockCarFields = {
  ...CAR,
  ...GOLF,
  registered: '2021-04-01',
  mileage: 20_000,
  mileageOn: '2026-06-01',
  costPounds: 7_250,
  preparationPounds: 350,
  advertisedPounds: 9_995,
  inOn: '2026-06-03',
  notes: 'VAT',
  valuationId: 'v',
  appraisalId: 'a',
};

test('of a car in stock, only what is empty is filled', () => {
  const { inOn } = CAR;
  const other = { title: 'FORD FIESTA', make: 'FORD', derivative: null, kind: 'car', identifier: 8 } as const;
  const entered = {
    costPounds: 8_000,
    preparationPounds: 0,
    advertisedPounds: 11_000,
    registered: '2021-03-01',
    notes: 'Scratched',
    valuationId: 'w',
  };
  for (const [what, stored, filled] of [
    ['nothing was entered', {}, { ...GIVEN, inOn }],
    ['all figures were', entered, { ...GIVEN, ...entered, inOn }],
    ['a mileage stays with its day', { mileage: 9, mileageOn: inOn }, { ...GIVEN, inOn, mileage: 9, mileageOn: inOn }],
    ['a typed name stands until the car is identified', { title: 'Blue Golf' }, { ...GIVEN, inOn }],
    ['another vehicle stays whole', other, { ...GIVEN, ...other, inOn }],
    ['the same vehicle is filled', { ...GOLF, derivative: null, title: 'Golf' }, { ...GIVEN, inOn, title: 'Golf' }],
    ['one that is complete', { ...GIVEN, inOn }, { ...GIVEN, inOn }],
  ] as const)
    assert.deepEqual(fillEmpty({ ...CAR, ...stored }, GIVEN), filled, what);
  const unknown = { ...GIVEN, identifier: null, kind: null, make: null };
  assert.equal(fillEmpty({ ...CAR, title: 'Blue Golf' }, unknown).title, 'Blue Golf');
  assert.equal(fillEmpty(CAR, unknown).title, 'VOLKSWAGEN GOLF');
  assert.deepEqual(fillEmpty(GIVEN, CAR), GIVEN);
});

test('the fields of a stored car are those that have a name on screen, and nothing else of it', () => {
  const stored = { ...GIVEN, version: 3, cleanPounds: 9_000, ownerName: 'Jo' };
  const fields = fieldsOf(stored);
  assert.deepEqual(fields, GIVEN);
  assert.deepEqual(Object.keys(fields).toSorted(), Object.keys(FIELD_WORDS).toSorted());
});

test('only what differs is a change, as text', () => {
  const before: StockCarFields = {
    stockNumber: null,
    plate: 'AB21CDE',
    vin: null,
    title: 'A car',
    make: null,
    derivative: null,
    kind: null,
    identifier: null,
    registered: null,
    mileage: 30_000,
    mileageOn: '2026-06-01',
    milesPerMonth: 0,
    costPounds: 8_000,
    preparationPounds: null,
    advertisedPounds: null,
    inOn: '2026-06-01',
    site: null,
    status: 'preparation',
    notes: '',
    leftOn: null,
    soldPounds: null,
    soldTo: null,
    valuationId: null,
    registrationId: null,
    appraisalId: null,
  };
  assert.deepEqual(changesBetween(before, before), []);
  assert.deepEqual(changesBetween(before, { ...before, costPounds: 8_250, status: 'for_sale' }), [
    { field: 'costPounds', before: '8000', after: '8250' },
    { field: 'status', before: 'preparation', after: 'for_sale' },
  ]);
});

for (const [field, stored, read] of [
  ['status', 'for_sale', 'For sale'],
  ['kind', 'van', 'Van'],
  ['costPounds', '8250', '£8,250'],
  ['mileage', '30000', '30,000 mi'],
  ['inOn', '2026-06-01', '1 Jun 2026'],
  ['valuationId', '859ebc79-a5b2-401d-b370-3f61ed1e89a3', 'Linked'],
  ['make', 'LAND ROVER', 'Land Rover'],
  ['site', 'Leeds', 'Leeds'],
] as const) {
  test(`${field} “${stored}” reads “${read}”`, () => assert.equal(changeText(field, stored), read));
}
