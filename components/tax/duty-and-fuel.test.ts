/** Which year's vehicle tax the rows of the card are. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DutyCar } from '@/lib/domain/tax/vehicle-duty';
import { taxYear } from '@/lib/domain/tax/years';
import { driverRates } from './driver-rates';
import { DutyAndFuel } from './duty-and-fuel';

const CAR: DutyCar = {
  ...{ firstRegistered: '2025-06-01', co2GramsPerKm: 0, capacityCc: null, fuel: 'electric', meetsRde2: null },
  listPricePence: 4_500_000,
};
const TODAY = '2026-11-22';

function rowOf(name: string, over: Partial<DutyCar>, today = TODAY): string {
  const duty = { ...CAR, ...over };
  const rates = driverRates(false, taxYear(2027));
  const html = renderToStaticMarkup(createElement(DutyAndFuel, { legislation: null, duty, years: [], rates, today }));
  const [row = ''] = new RegExp(`>${name}<.*?</tr>`, 's').exec(html) ?? [];
  return row.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

// V149: the supplement of a car without emissions begins above £50,000 for licences from 1 April 2026.
test('an electric car of £45,000 has no supplement at any licence it can pay one at', () => {
  assert.match(rowOf('Later years', {}), /£200 Standard rate, 2026-27\./);
});

test('one of £55,000 pays it from its second licence', () => {
  assert.match(rowOf('Later years', { listPricePence: 5_500_000 }), /£200 and £440 .*£50,000, 2026-27/);
});

test('a second licence of a past year is at that year’s rates', () => {
  const petrol = { firstRegistered: '2023-05-01', fuel: 'petrol', co2GramsPerKm: 131 } as const;
  assert.match(rowOf('Later years', petrol), /£600 £190 and £410 .*, 2024-25/);
  assert.match(rowOf('Later years', { ...petrol, firstRegistered: '2024-02-29' }), /£600 £190 and £410 .*, 2024-25/);
});

test('where the rates of the second licence are not published it is at today’s, and that is said', () => {
  const row = rowOf('Later years', { firstRegistered: '2026-06-01' });
  assert.match(row, /£200 Standard rate, 2026-27\./);
  assert.match(row, /At today’s rates: those of 2027-28 are not in our tables\./);
  assert.doesNotMatch(rowOf('Later years', {}), /today’s rates/);
});

test('a car older than our tables has no guess for its second licence', () => {
  assert.match(
    rowOf('Later years', { firstRegistered: '2010-06-01', fuel: 'petrol', co2GramsPerKm: 131 }),
    /no rate by band/,
  );
});
