/** Facts of rows written by hand, with benefit and tax worked out by hand from HMRC’s tables of 2026-27. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsDay, factsStateWords, lackingWords } from './facts-state';
import { vehicleFactsFrom } from './vehicle-facts-from';

const DAY = '2026-11-02';
const ELECTRIC = {
  REFID: 7,
  SpecDate: '2026-11-02T00:00:00+00:00',
  Manufacturer: 'MAKER ',
  Model: 'HATCH',
  Derivative: '150kW 64kWh 5dr Auto',
  BodyStyle: 'Hatchback',
  FuelType: 'Electric',
  Basic: '25000.00',
  VAT: '5000.00',
  CO2: '0',
  LUGGAGECAPACITYSEATSUP: '435',
  SEATS: '5',
  'INSURANCEGROUP1-50': '28E',
  ENGINEPOWER_BHP: '201',
  '0TO62': '7.8',
  NCAPOVERALLRATING: '5',
  STANDARDEMISSIONS: 'Not applicable',
};

test('a row of bulk data becomes facts; an electric car is taxed on 4 % of its price in 2026-27', () => {
  assert.deepEqual(vehicleFactsFrom('car', ELECTRIC, DAY), {
    kind: 'car',
    identifier: 7,
    make: 'MAKER',
    model: 'HATCH',
    derivative: '150kW 64kWh 5dr Auto',
    fuel: 'Electric',
    body: 'Hatchback',
    pricePounds: 30_000,
    co2: 0,
    bootLitres: 435,
    seats: 5,
    insuranceGroup: 28,
    powerBhp: 201,
    secondsTo62: 7.8,
    ncapStars: 5,
    euroClass: null,
    benefitPercent: 4,
    // 30,000 × 4 % = 1,200 a year; 20 % of it is 240, 20 a month; 40 % is 480, 40 a month.
    basicTaxPounds: 20,
    higherTaxPounds: 40,
  });
});

const figuresOf = (part: object, day = DAY) => {
  const { benefitPercent, basicTaxPounds, higherTaxPounds } =
    vehicleFactsFrom('car', { ...ELECTRIC, ...part }, day) ?? {};
  return [benefitPercent, basicTaxPounds, higherTaxPounds];
};
const petrol = { FuelType: 'Petrol Unleaded', STANDARDEMISSIONS: 'EURO 6e' };
const diesel = { FuelType: 'Diesel', CO2: '131' };
const cases: [title: string, part: object, expected: (number | null)[], day?: string][] = [
  // From 75 g/km 21 %, one point for each 5 g/km: 130 is 11 steps further, 32 %. 30,000 × 32 % = 9,600; 20 % = 1,920; 160.
  ['petrol at 131 g/km', { ...petrol, CO2: '131' }, [32, 160, 320]],
  ['diesel of Euro 6d meets RDE2: no supplement', { ...diesel, STANDARDEMISSIONS: 'EURO 6d' }, [32, 160, 320]],
  // Four points more: 36 %. 30,000 × 36 % = 10,800; 20 % = 2,160; 180.
  ['diesel of Euro 6d-TEMP has the supplement', { ...diesel, STANDARDEMISSIONS: 'EURO 6d-TEMP' }, [36, 180, 360]],
  [
    'a diesel whose standard leaves RDE2 open has no percentage',
    { ...diesel, STANDARDEMISSIONS: 'EURO 6' },
    [null, null, null],
  ],
  ['a plug-in rests on its electric range', { FuelType: 'Petrol/PlugIn Elec Hybrid', CO2: '29' }, [null, null, null]],
  ['a plug-in above 50 g/km too', { FuelType: 'Petrol/PlugIn Elec Hybrid', CO2: '61' }, [null, null, null]],
  ['petrol without a CO2 figure has none', { ...petrol, CO2: ' ' }, [null, null, null]],
  ['without a price there is a percentage and no tax', { Basic: '0', VAT: '0' }, [4, null, null]],
  // 5 % from 6 April 2027: 1,500; 300 and 600 a year.
  ['the next tax year has its own percentage', {}, [5, 25, 50], '2027-04-06'],
];
for (const [title, part, expected, day] of cases) test(title, () => assert.deepEqual(figuresOf(part, day), expected));

test('what is not given is not a nought', () => {
  const facts = vehicleFactsFrom(
    'car',
    { ...ELECTRIC, LUGGAGECAPACITYSEATSUP: '0', SEATS: undefined, '0TO62': '' },
    DAY,
  );
  assert.deepEqual([facts?.bootLitres, facts?.seats, facts?.secondsTo62], [null, null, null]);
  assert.equal(vehicleFactsFrom('car', { ...ELECTRIC, REFID: undefined }, DAY), null);
  const van = vehicleFactsFrom('van', ELECTRIC, DAY);
  assert.deepEqual([van?.benefitPercent, van?.insuranceGroup], [null, null]);
});

test('facts are read anew with each edition and where a tax year begins', () => {
  assert.deepEqual(['2026-04-05', '2026-04-06', '2026-04-30', '2026-05-01', '2026-01-31'].map(factsDay), [
    '2026-04-01',
    '2026-04-06',
    '2026-04-06',
    '2026-05-01',
    '2026-01-01',
  ]);
});

test('the state in words: never read, being read, all there', () => {
  assert.match(factsStateWords({ asOf: null, makes: 0, makesDone: 0 }), /first time/);
  assert.match(factsStateWords({ asOf: '2026-11-01', makes: 50, makesDone: 12 }), /12 of 50 makes/);
  assert.equal(
    factsStateWords({ asOf: '2026-11-01', makes: 50, makesDone: 50 }),
    'All vehicles on sale as of 1 Nov 2026.',
  );
});

test('what is lacking is named, one or many, and nothing where nothing is', () => {
  assert.deepEqual(
    lackingWords([
      { name: 'bootLitres', count: 12 },
      { name: 'benefitPercent', count: 1 },
      { name: 'co2', count: 0 },
    ]),
    ['12 more may match but have no boot size given.', '1 more may match but has no BIK percentage given.'],
  );
});
