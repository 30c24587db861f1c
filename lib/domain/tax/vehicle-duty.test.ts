/** Vehicle tax against published on-the-road prices and tables. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fuelMeaning } from './company-car/computed-years';
import { vanDuty, type VehicleDutyVan } from './van-duty';
import { firstYearDuty, laterDuty, type VehicleDutyCar } from './vehicle-duty';

const car = (over: Partial<VehicleDutyCar>): VehicleDutyCar => ({
  firstRegistered: '2026-06-01',
  co2GramsPerKm: 131,
  fuel: 'petrol',
  meetsRde2: true,
  capacityCc: 1_498,
  listPricePence: 3_000_000,
  ...over,
});
const poundsOf = (duty: ReturnType<typeof firstYearDuty>) => ('because' in duty ? duty.because.reason : duty.pounds);

const FIRST_YEAR: readonly (readonly [string, Partial<VehicleDutyCar>, number])[] = [
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

test('a car whose fuel is not known has no duty where alternative fuel pays less, and not that of petrol', () => {
  const unknown = car({ fuel: null, firstRegistered: '2023-06-01' });
  assert.match(String(poundsOf(firstYearDuty(unknown))), /fuel type is not known/);
  assert.match(String(poundsOf(laterDuty(unknown, '2024-06-01'))), /fuel type is not known/);
});

const LATER: readonly (readonly [string, Partial<VehicleDutyCar>, string, number, number])[] = [
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
  assert.match(String(poundsOf(firstYearDuty(car({ firstRegistered: '2016-06-01' })))), /before 1 April 2017/);
  assert.match(String(poundsOf(laterDuty(car({ firstRegistered: '2016-06-01' }), '2018-03-31'))), /no rate by band/);
  assert.match(String(poundsOf(laterDuty(car({ firstRegistered: '2000-06-01' }), '2027-04-01'))), /no rate by engine/);
});

test('the derived van rate of 2026-27 carries a mark, and no other rate does', () => {
  const van = { firstRegistered: '2022-05-01', euroClass: null, capacityCc: null, isElectric: false };
  const assumed = [
    vanDuty(van, '2026-05-01'),
    vanDuty(van, '2025-05-01'),
    laterDuty(car({ firstRegistered: '2025-05-01', listPricePence: 4_500_000 }), '2026-05-01'),
    firstYearDuty(car({ firstRegistered: '2026-05-01' })),
  ].map((answer) => !('because' in answer) && answer.isAssumed);
  assert.deepEqual(assumed, [true, false, false, false]);
});

/** By first registration and g/km, a licence of May 2026 (gov.uk vehicle tax rate tables). */
const BANDS_2026: readonly (readonly [letter: string, first: number, last: number, pounds: number])[] = [
  ['A', 1, 100, 20],
  ['B', 101, 110, 20],
  ['C', 111, 120, 35],
  ['D', 121, 130, 170],
  ['E', 131, 140, 200],
  ['F', 141, 150, 225],
  ['G', 151, 165, 275],
  ['H', 166, 175, 325],
  ['I', 176, 185, 360],
  ['J', 186, 200, 410],
  ['K', 201, 225, 445],
  ['L', 226, 255, 760],
  ['M', 256, 500, 790],
];
for (const [letter, first, last, pounds] of BANDS_2026) {
  test(`a car of 2010 with ${first} to ${last} g/km is band ${letter}: £${pounds} from April 2026`, () => {
    for (const co2GramsPerKm of [first, last, last + 0.9]) {
      const duty = laterDuty(car({ firstRegistered: '2010-06-01', co2GramsPerKm }), '2026-05-01');
      assert.ok(!('because' in duty) && duty.words.startsWith(`Band ${letter},`), JSON.stringify(duty));
      assert.deepEqual([duty.pounds, duty.yearName], [pounds, '2026-27']);
    }
  });
}

const OLDER: readonly (readonly [string, Partial<VehicleDutyCar>, string, number])[] = [
  ['band A in 2024-25 is free', { firstRegistered: '2016-05-01', co2GramsPerKm: 99 }, '2025-03-31', 0],
  ['and is not from April 2025', { firstRegistered: '2016-05-01', co2GramsPerKm: 99 }, '2025-04-01', 20],
  [
    'a hybrid of band E pays 10 less in 2023-24',
    { firstRegistered: '2014-05-01', co2GramsPerKm: 140, fuel: 'alternative' },
    '2023-05-01',
    170,
  ],
  [
    'a hybrid of band A does not pay less than nothing',
    { firstRegistered: '2014-05-01', co2GramsPerKm: 89, fuel: 'alternative' },
    '2023-05-01',
    0,
  ],
  [
    'an electric car of 2015 is free to March 2025',
    { firstRegistered: '2015-05-01', co2GramsPerKm: 0, fuel: 'electric' },
    '2025-03-31',
    0,
  ],
  [
    'and pays as band B from April 2025',
    { firstRegistered: '2015-05-01', co2GramsPerKm: 0, fuel: 'electric' },
    '2025-04-01',
    20,
  ],
  ['260 g/km of 22 March 2006 is band K', { firstRegistered: '2006-03-22', co2GramsPerKm: 260 }, '2026-05-01', 445],
  ['260 g/km of 23 March 2006 is band M', { firstRegistered: '2006-03-23', co2GramsPerKm: 260 }, '2026-05-01', 790],
  ['the last day of bands, 31 March 2017', { firstRegistered: '2017-03-31', co2GramsPerKm: 131 }, '2026-05-01', 200],
  ['1,549 cc of 28 February 2001', { firstRegistered: '2001-02-28', capacityCc: 1_549 }, '2026-05-01', 230],
  ['1,550 cc of 28 February 2001', { firstRegistered: '2001-02-28', capacityCc: 1_550 }, '2026-05-01', 375],
  [
    'a day later it goes by CO2',
    { firstRegistered: '2001-03-01', capacityCc: 1_550, co2GramsPerKm: 150 },
    '2026-05-01',
    225,
  ],
];
for (const [title, over, day, pounds] of OLDER) {
  test(`registered before April 2017, ${title}: £${pounds}`, () =>
    assert.equal(poundsOf(laterDuty(car(over), day)), pounds));
}

test('a vehicle becomes historic on 1 April, and pays until then: £220 and £360 in 2025-26', () => {
  const of1985 = { firstRegistered: '1985-06-01', co2GramsPerKm: null };
  const before = (capacityCc: number) => poundsOf(laterDuty(car({ ...of1985, capacityCc }), '2026-02-01'));
  assert.deepEqual([before(1_549), before(1_550)], [220, 360]);
  assert.match(String(poundsOf(laterDuty(car(of1985), '2026-04-01'))), /historic/);
});

test('a range extender is a car of alternative fuel: £155 in June 2022', () => {
  for (const name of ['Electric Petrol REX', 'Electric Diesel REX', 'Electric with Range Extender'])
    assert.equal(fuelMeaning(name), 'alternative', name);
  const rex = car({ firstRegistered: '2018-06-01', fuel: fuelMeaning('Electric Petrol REX'), co2GramsPerKm: 13 });
  assert.equal(poundsOf(laterDuty(rex, '2022-06-01')), 155);
});

test('an unknown engine size, and an age over forty years, give a reason and no rate', () => {
  const old = { firstRegistered: '1999-06-01', capacityCc: null };
  assert.match(String(poundsOf(laterDuty(car(old), '2026-05-01'))), /engine size, which is not known/);
  assert.match(String(poundsOf(laterDuty(car({ firstRegistered: '1985-06-01' }), '2026-05-01'))), /historic/);
});

const VANS: readonly (readonly [string, Partial<VehicleDutyVan>, string, number | RegExp])[] = [
  ['in 2025-26', {}, '2025-05-01', 345],
  ['in 2019-20', { firstRegistered: '2018-05-01' }, '2019-05-01', 260],
  ['in 2026-27, by the rise of the other rates', {}, '2026-05-01', 360],
  ['in 2020-21 (Finance Act 2020, AXA)', { firstRegistered: '2018-05-01' }, '2020-05-01', 265],
  ['in 2027-28, which is not published', {}, '2027-05-01', /van rate of 2027-28/],
  ['of 2009 and Euro 5, in 2026-27', { firstRegistered: '2009-05-01', euroClass: 5 }, '2026-05-01', 140],
  ['of 2005 and Euro 4, in 2022-23 (AXA)', { firstRegistered: '2005-05-01', euroClass: 4 }, '2022-05-01', 140],
  ['electric, to March 2025', { isElectric: true }, '2025-03-31', 0],
  ['electric, from April 2025', { isElectric: true }, '2025-04-01', 345],
  ['Euro 5 of 2009', { firstRegistered: '2009-05-01', euroClass: 5 }, '2019-05-01', 140],
  ['Euro 4 of 2005', { firstRegistered: '2005-05-01', euroClass: 4 }, '2018-05-01', 140],
  ['Euro 4 of 2009 is too late for it', { firstRegistered: '2009-05-01', euroClass: 4 }, '2019-05-01', 260],
  [
    'of 2009 and an unknown Euro class',
    { firstRegistered: '2009-05-01' },
    '2019-05-01',
    /Euro class, which is not known/,
  ],
  ['of 2000, 1,600 cc', { firstRegistered: '2000-05-01', capacityCc: 1_600 }, '2026-05-01', 375],
];
for (const [title, over, day, expected] of VANS) {
  test(`a van ${title}: ${expected instanceof RegExp ? 'a reason' : `£${expected}`}`, () => {
    const van = { firstRegistered: '2022-05-01', euroClass: null, capacityCc: null, isElectric: false, ...over };
    const found = poundsOf(vanDuty(van, day));
    if (expected instanceof RegExp) assert.match(String(found), expected);
    else assert.equal(found, expected);
  });
}

const NO_RATE: readonly (readonly [string, string])[] = [
  [poundsOf(firstYearDuty(car({ firstRegistered: '2035-06-01' }))), 'no first-year rate in our tables for 1 Jun 2035.'],
  [poundsOf(laterDuty(car({}), '2035-06-01')), 'no standard rate in our tables for 1 Jun 2035.'],
  [
    poundsOf(laterDuty(car({ firstRegistered: '2012-06-01' }), '2013-06-01')),
    'no rate by band in our tables for 1 Jun 2013.',
  ],
  [
    poundsOf(laterDuty(car({ firstRegistered: '2000-06-01' }), '2013-06-01')),
    'no rate by engine size in our tables for 1 Jun 2013.',
  ],
].map(([expected, words]) => [String(expected), `There is ${words}`]);
for (const [expected, words] of NO_RATE) {
  test(`a day is written as people write it: ${words}`, () => assert.equal(expected, words));
}
