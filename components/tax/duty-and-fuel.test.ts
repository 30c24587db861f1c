/** Which year's vehicle tax each row of the card shows. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { VehicleDutyCar } from '@/lib/domain/tax/vehicle-duty';
import { taxYear } from '@/lib/domain/tax/fiscal-years';
import { SILENT } from './company-car.fixture';
import { driverRates } from '@/lib/domain/tax/company-car/driver-rates';
import { DutyAndFuel } from './duty-and-fuel';

const CAR: VehicleDutyCar = {
  firstRegistered: '2025-06-01',
  co2GramsPerKm: 0,
  capacityCc: null,
  fuel: 'electric',
  meetsRde2: null,
  listPricePence: 4_500_000,
};
const TODAY = '2026-11-22';

const textOf = (html = ''): string => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

function cardOf(over: Partial<VehicleDutyCar>, dutyLater: number | null = null): string {
  const duty = { ...CAR, ...over };
  const rates = driverRates(false, taxYear(2027));
  const legislation = dutyLater === null ? null : { ...SILENT, dutyLater };
  return renderToStaticMarkup(
    createElement(DutyAndFuel, { legislation, duty, years: [], rates, fuelNotes: [], today: TODAY }),
  );
}

const rowOf = (name: string, over: Partial<VehicleDutyCar>): string =>
  textOf(new RegExp(`>${name}<.*?</tr>`, 's').exec(cardOf(over))?.[0]);

// V149: the supplement of a car without emissions begins above £50,000 for licences from 1 April 2026.
test('an electric car of £45,000 has no supplement in any year it could be due', () => {
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

test('a second licence whose rates are not published uses today’s and expected so', () => {
  const row = rowOf('Later years', { firstRegistered: '2026-06-01' });
  assert.match(row, /£200 Standard rate, 2026-27\./);
  assert.match(row, /At today’s rates: 2027-28 rates are not in our tables\./);
  assert.doesNotMatch(rowOf('Later years', {}), /today’s rates/);
});

test('a car older than our tables has no guess for its second licence', () => {
  assert.match(
    rowOf('Later years', { firstRegistered: '2010-06-01', fuel: 'petrol', co2GramsPerKm: 131 }),
    /no rate by band/,
  );
});

// Standard rate of 2026-27 £200 (V149): 55% for six months, 105% in twelve direct debits.
const PETROL = { fuel: 'petrol', co2GramsPerKm: 120, listPricePence: 2_000_000 } as const;
const INSTALMENTS: readonly (readonly [string, Partial<VehicleDutyCar>, number | null, RegExp])[] = [
  [
    'of an older car are those of the licence it can begin today',
    { ...PETROL, firstRegistered: '2018-06-01' },
    145,
    /at the rates of 2026-27: six months £110\.00.* £210\.00/,
  ],
  [
    'of a new car are those of its second licence',
    { ...PETROL, firstRegistered: '2026-06-01' },
    null,
    /at the rates of 2026-27: six months £110\.00/,
  ],
  [
    'are based on the service’s figure where ours is not known',
    { ...PETROL, fuel: null, co2GramsPerKm: null, listPricePence: 4_500_000, firstRegistered: '2026-06-01' },
    200,
    /based on the service’s figure: six months £110\.00/,
  ],
];
for (const [title, over, dutyLater, expected] of INSTALMENTS) {
  test(`instalments ${title}`, () => {
    assert.match(
      /Later years by instalments.*?<a/s.exec(cardOf(over, dutyLater))?.[0].replace(/<[^>]*>/g, '') ?? '',
      expected,
    );
  });
}
