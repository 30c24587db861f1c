/** Vehicle tax against published on-the-road prices and tables. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstYearDuty, laterDuty, type DutyCar } from './vehicle-duty';

const car = (over: Partial<DutyCar>): DutyCar => ({
  firstRegistered: '2026-06-01',
  co2GramsPerKm: 131,
  fuel: 'petrol',
  meetsRde2: true,
  listPricePence: 3_000_000,
  ...over,
});
const poundsOf = (duty: ReturnType<typeof firstYearDuty>) => ('because' in duty ? duty.because.reason : duty.pounds);

const FIRST_YEAR: readonly (readonly [string, Partial<DutyCar>, number])[] = [
  [
    'Kona mild hybrid, 138 g/km, 2021-22: 23,795 on the road',
    { firstRegistered: '2021-06-01', co2GramsPerKm: 138, fuel: 'alternative' },
    210,
  ],
  ['XCeed petrol, 150 g/km, 2021-22: 24,105 on the road', { firstRegistered: '2021-06-01', co2GramsPerKm: 150 }, 220],
  ['petrol, 143 g/km, April 2026', { co2GramsPerKm: 143 }, 560],
  ['over 255 g/km, April 2026', { co2GramsPerKm: 256 }, 5690],
  ['the last gram of a band', { co2GramsPerKm: 130 }, 455],
  ['the first gram of the next', { co2GramsPerKm: 131 }, 560],
  ['a fraction of a gram is dropped', { co2GramsPerKm: 130.9 }, 455],
  ['electric, 2024-25', { firstRegistered: '2025-03-31', co2GramsPerKm: 0, fuel: 'electric' }, 0],
  ['electric, 2025-26', { firstRegistered: '2025-04-01', co2GramsPerKm: 0, fuel: 'electric' }, 10],
  ['a diesel without RDE2 pays one band up', { co2GramsPerKm: 143, fuel: 'diesel', meetsRde2: false }, 1410],
  [
    'a hybrid pays as petrol from April 2025',
    { firstRegistered: '2025-04-01', co2GramsPerKm: 95, fuel: 'alternative' },
    350,
  ],
];
for (const [title, over, pounds] of FIRST_YEAR) {
  test(`first year, ${title}: £${pounds}`, () => assert.equal(poundsOf(firstYearDuty(car(over))), pounds));
}

const LATER: readonly (readonly [string, Partial<DutyCar>, string, number, number])[] = [
  [
    'hybrid over 40,000 in 2024-25 (Motorpoint)',
    { firstRegistered: '2023-05-01', fuel: 'alternative', listPricePence: 4_064_000 },
    '2024-05-01',
    2,
    590,
  ],
  [
    'petrol over 40,000 in 2024-25 (Motorpoint)',
    { firstRegistered: '2023-05-01', listPricePence: 4_500_000 },
    '2024-05-01',
    2,
    600,
  ],
  [
    'petrol over 40,000 in 2019-20 (Venson)',
    { firstRegistered: '2018-05-01', listPricePence: 4_500_000 },
    '2019-05-01',
    2,
    465,
  ],
  ['2025-26 with supplement', { firstRegistered: '2024-05-01', listPricePence: 4_500_000 }, '2025-05-01', 2, 620],
  ['exactly 40,000 is not over it', { firstRegistered: '2024-05-01', listPricePence: 4_000_000 }, '2025-05-01', 2, 195],
  [
    'the sixth licence still carries it',
    { firstRegistered: '2020-05-01', listPricePence: 4_500_000 },
    '2025-05-01',
    6,
    620,
  ],
  ['the seventh does not', { firstRegistered: '2019-05-01', listPricePence: 4_500_000 }, '2025-05-01', 7, 195],
  [
    'electric registered before April 2025 never pays it',
    { firstRegistered: '2024-05-01', fuel: 'electric', listPricePence: 6_000_000 },
    '2026-05-01',
    2,
    200,
  ],
  [
    'electric of 45,000 from April 2026 is under its 50,000',
    { firstRegistered: '2025-05-01', fuel: 'electric', listPricePence: 4_500_000 },
    '2026-05-01',
    2,
    200,
  ],
];
for (const [title, over, day, licence, pounds] of LATER) {
  test(`later year, ${title}: £${pounds}`, () => assert.equal(poundsOf(laterDuty(car(over), day, licence)), pounds));
}

test('a duty outside the tables is missing with a reason, never the nearest year’s', () => {
  assert.match(String(poundsOf(firstYearDuty(car({ firstRegistered: '2027-04-01' })))), /no first-year rate/);
  assert.match(String(poundsOf(laterDuty(car({}), '2027-06-01'))), /no standard rate/);
  assert.match(
    String(poundsOf(laterDuty(car({ firstRegistered: '2016-06-01' }), '2026-06-01'))),
    /before 1 April 2017/,
  );
});

test('a figure that was not read in an official table says so', () => {
  const duty = laterDuty(car({ firstRegistered: '2025-05-01', listPricePence: 4_500_000 }), '2026-05-01');
  assert.ok(!('because' in duty) && duty.isAssumed);
});
