/** Stock totals as a dealer sees them, each case worked out by hand. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changesBetween, changeText, type StockCarFields } from './car-fields';
import { dayBandOf, daysInStock } from './days-in-stock';
import { pricePosition, advertisedWords, gainAt, gainWords, lostSinceWords, totalCost } from './gain';
import { factColumns, factsOf } from './list-car';

for (const [costPounds, preparationPounds, clean, total, gain] of [
  [8_000, 500, 9_250, 8_500, 750],
  [8_000, null, 9_250, 8_000, 1_250],
  [8_000, 500, 8_500, 8_500, 0],
  [9_000, 1_250, 8_000, 10_250, -2_250],
  [0, 0, 300, 0, 300],
  [null, 500, 9_250, null, null],
  [8_000, 500, null, 8_500, null],
] as const) {
  test(`cost ${costPounds} and preparation ${preparationPounds} at Clean ${clean}: ${total} in all, gain ${gain}`, () => {
    assert.equal(totalCost({ costPounds, preparationPounds }), total);
    assert.equal(gainAt(clean, { costPounds, preparationPounds }), gain);
  });
}

for (const [inOn, leftOn, today, days, band] of [
  ['2026-06-05', null, '2026-06-05', 0, '0'],
  ['2026-05-06', null, '2026-06-05', 30, '0'],
  ['2026-05-05', null, '2026-06-05', 31, '31'],
  ['2026-04-06', null, '2026-06-05', 60, '31'],
  ['2026-04-05', null, '2026-06-05', 61, '61'],
  ['2026-03-07', null, '2026-06-05', 90, '61'],
  ['2026-03-06', null, '2026-06-05', 91, '91'],
  ['2024-02-28', null, '2024-03-01', 2, '0'],
  ['2026-01-01', '2026-01-11', '2026-06-05', 10, '0'],
  ['2026-07-01', null, '2026-06-05', 0, '0'],
] as const) {
  test(`in on ${inOn}, ${leftOn ? `out on ${leftOn}` : `today ${today}`}: ${days} days, band ${band}`, () => {
    assert.equal(daysInStock(inOn, leftOn, today), days);
    assert.equal(dayBandOf(days), band);
  });
}

for (const [advertisedPounds, retail, below, position, words] of [
  [12_000, 11_500, 8_000, 'above', 'The asking price is £500 above guide Retail.'],
  [7_400, 11_500, 8_000, 'below', 'The asking price is £600 below the guide’s Below value.'],
  [11_500, 11_500, 8_000, 'within', 'The asking price is between guide Below and guide Retail.'],
  [8_000, 11_500, 8_000, 'within', 'The asking price is between guide Below and guide Retail.'],
  [null, 11_500, 8_000, 'none', 'No asking price is entered.'],
  [9_000, null, 8_000, 'no_value', 'The guide gives no range to compare the asking price with.'],
  [9_000, 11_500, null, 'no_value', 'The guide gives no range to compare the asking price with.'],
  [0, 11_500, 8_000, 'below', 'The asking price is £8,000 below the guide’s Below value.'],
] as const) {
  test(`advertised at ${advertisedPounds} with Retail ${retail} and Below ${below}: ${words}`, () => {
    assert.equal(pricePosition(advertisedPounds, { retail, below }), position);
    assert.equal(advertisedWords({ advertisedPounds, retail, below }), words);
  });
}

test('gain, loss, neither and not known have a sentence each', () => {
  assert.deepEqual([750, -2_250, 0, null].map(gainWords), [
    'Clean is £750 above what the car cost with preparation.',
    'Clean is £2,250 below what the car cost with preparation.',
    'Clean is what the car cost with preparation.',
    'The gain or loss is known once the car has a cost and a guide value.',
  ]);
});

test('columns of a dealer’s table are found by their headings, and a cell that cannot be read says nothing', () => {
  const columns = factColumns(['Reg', 'Mileage', 'Stand-in value (£)', 'PREP', 'Screen_price', 'Date In', 'Branch']);
  assert.deepEqual(factsOf(['AB21CDE', '1', '£8,250', '400', '10,495', '01/06/2026', 'Leeds'], columns), {
    costPounds: 8_250,
    preparationPounds: 400,
    advertisedPounds: 10_495,
    inOn: '2026-06-01',
    site: 'Leeds',
  });
  assert.deepEqual(factsOf(['AB21CDE', '1', 'tbc', '', 'POA', 'soon', ''], columns), {});
  assert.deepEqual([...factColumns(['Reg', 'Mileage', 'Notes'])], []);
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

test('what was lost most is named by the edition it is compared with', () => {
  assert.equal(lostSinceWords('2026-11-01'), 'Lost most since the October edition');
  assert.equal(lostSinceWords('2027-01-01'), 'Lost most since the December edition');
});
