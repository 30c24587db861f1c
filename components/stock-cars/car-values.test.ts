/** Before a car's first value, its page shows that it is on its way. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CarInStock } from '@/lib/domain/stock-cars/stock-car';
import { CarValues } from './car-values';

const NO_VALUES = { retail: null, clean: null, average: null, below: null };
const CAR: CarInStock = {
  id: '6b0f5f6e-8f0a-4b4c-9d0e-0d6c2f3f8c11',
  version: 1,
  stockNumber: null,
  plate: 'AB21 CDE',
  vin: null,
  title: 'Ford Focus',
  make: 'Ford',
  derivative: null,
  kind: 'car',
  identifier: 57_292,
  registered: '2021-03-04',
  mileage: 46_000,
  mileageOn: '2026-11-20',
  milesPerMonth: 0,
  costPounds: null,
  preparationPounds: null,
  advertisedPounds: null,
  inOn: '2026-11-20',
  site: null,
  status: 'for_sale',
  owner: { id: 'p1', name: 'J. Smith' },
  notes: '',
  leftOn: null,
  soldPounds: null,
  soldTo: null,
  valuationId: null,
  registrationId: null,
  appraisalId: null,
  flag: null,
  otherFlags: [],
  daysInStock: 8,
  edition: null,
  values: NO_VALUES,
  changePounds: null,
  gainPounds: null,
  expected: { 1: null, 3: null, 6: null },
  forecastEdition: null,
  forecastDay: null,
  market: { isAnswered: false, range: null },
  live: null,
};

for (const [name, changed, isWaiting] of [
  ['a car just added', {}, true],
  ['a car without a mileage', { mileage: null }, false],
  ['a car that the guide has no value of', { edition: '2026-11-01' }, false],
] as const)
  test(`the values of ${name} are ${isWaiting ? 'shown as on their way' : 'stated as missing'}`, () => {
    const markup = renderToStaticMarkup(
      createElement(CarValues, { car: { ...CAR, ...changed }, values: [], live: [], today: '2026-11-28' }),
    );
    assert.equal(markup.includes('Being valued'), isWaiting);
    assert.equal(markup.includes('>No value<'), !isWaiting);
    assert.doesNotMatch(markup, /Not valued yet/);
  });
