/**
 * The product and the sandbox are two companies, and each has its own tables of law. Where both answer, they must
 * agree; where only one does, it is listed here by name. Neither may import the other: only this test reads both.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { appropriatePercentage, percentageWithoutCo2 } from '@/lib/domain/tax/appropriate-percentage';
import { inForce, type LawTable } from '@/lib/domain/tax/dated-law-values';
import * as money from '@/lib/domain/tax/tax-rates';
import { vanDuty } from '@/lib/domain/tax/van-duty';
import { firstYearDuty, laterDuty, type VehicleDutyCar } from '@/lib/domain/tax/vehicle-duty';
import { dutyYear, taxYear } from '@/lib/domain/tax/fiscal-years';
import { appropriatePercentage as theirPercentage } from '@/lib/sandbox/legislation/appropriate-percentage';
import * as benefits from '@/lib/sandbox/legislation/benefits';
import { ifKnown, inForce as theirsInForce, type LegislationTable } from '@/lib/sandbox/legislation/dated';
import { classOneARate } from '@/lib/sandbox/legislation/national-insurance';
import { cars, columns } from '@/lib/sandbox/legislation/percentage-vectors';
import * as theirDuty from '@/lib/sandbox/legislation/vehicle-duty';

const years = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);
/** Our figure; undefined if there is a reason instead. */
const percentOf = (result: ReturnType<typeof appropriatePercentage>) =>
  'because' in result ? undefined : result.percent;
const poundsOf = (result: ReturnType<typeof laterDuty>) => ('because' in result ? undefined : result.pounds);

const TABLES: readonly (readonly [
  string,
  LawTable<number>,
  LegislationTable<number>,
  onlyOurs: number[],
  onlyTheirs: number[],
])[] = [
  ['class 1A', money.CLASS_1A_RATE, classOneARate, [], [2033, 2034, 2035]],
  ['car fuel multiplier', money.CAR_FUEL_MULTIPLIER, benefits.carFuelMultiplier, [], []],
  ['van benefit', money.VAN_BENEFIT, benefits.vanBenefit, [], []],
  ['van fuel benefit', money.VAN_FUEL_BENEFIT, benefits.vanFuelBenefit, [], []],
];
for (const [name, ours, theirs, onlyOurs, onlyTheirs] of TABLES) {
  test(`${name}: both companies have the same figure in every year from 1990 to 2040`, () => {
    const lonely: [number[], number[]] = [[], []];
    for (const ending of years(1990, 2040)) {
      const { from, to } = taxYear(ending);
      for (const day of [from, to]) {
        const [our, their] = [inForce(ours, day)?.value, ifKnown(() => theirsInForce(theirs, day).value)];
        if (our !== undefined && their !== undefined) assert.equal(our, their, day);
        else if (our !== undefined && day === from) lonely[0].push(ending);
        else if (their !== undefined && day === from) lonely[1].push(ending);
      }
    }
    assert.deepEqual(lonely, [onlyOurs, onlyTheirs]);
  });
}

/** Both ends of every row of five grams, and every row below 75. */
const EVERY_EDGE = [0, 1, 49, 50, 51, 54, 55, 59, 60, 64, 65, 69, 70, 74].concat(
  years(15, 36).flatMap((row) => [row * 5, row * 5 + 4]),
);

test('the percentage of every CO2, range, fuel and year is the same in both, and missing in both for the same years', () => {
  let compared = 0;
  for (const firstRegistered of ['2019-06-01', '2020-06-01', '2025-06-01']) {
    for (const ending of years(2019, 2032)) {
      for (const electricRangeMiles of [0, 29.9, 30, 69, 70, 129, 130]) {
        for (const co2GramsPerKm of EVERY_EDGE) {
          for (const [runsOnDieselAlone, meetsRde2] of [
            [false, false],
            [true, true],
            [true, false],
          ] as const) {
            const shared = { firstRegistered, co2GramsPerKm, electricRangeMiles, runsOnDieselAlone, meetsRde2 };
            const isLater = firstRegistered === '2025-06-01';
            const ours = appropriatePercentage({ ...shared, isEasedStandard: isLater }, taxYear(ending));
            const theirs = ifKnown(
              () => theirPercentage({ ...shared, capacityCc: 1_500, testedLaterThan6e: isLater }, ending).value,
            );
            if (percentOf(ours) !== theirs) assert.fail(JSON.stringify({ shared, ending, theirs }));
            compared += 1;
          }
        }
      }
    }
  }
  assert.ok(compared > 40_000);
});

test('ours match the 500 percentages that were worked out independently of both', () => {
  const all = cars.split(', ').map((words) => words.split(' '));
  const rows = columns.trim().split('\n');
  assert.equal(rows.length * all.length, 500);
  for (const row of rows) {
    const [ending, cycle, ...percents] = row.split(' ');
    all.forEach(([co2, range, fuel], index) => {
      const found = appropriatePercentage(
        {
          firstRegistered: cycle === 'W' ? '2020-06-01' : '2019-06-01',
          co2GramsPerKm: Number(co2),
          electricRangeMiles: range === '-' ? 0 : Number(range),
          runsOnDieselAlone: fuel !== 'A',
          meetsRde2: fuel !== 'D',
          isEasedStandard: false,
        },
        taxYear(Number(ending)),
      );
      assert.equal(percentOf(found), Number(percents[index]), `${row} / ${co2}`);
    });
  }
});

/** The first and last gram of every band of either table, and one in between. */
const GRAMS = [
  0, 1, 50, 51, 75, 76, 90, 91, 100, 101, 110, 111, 120, 121, 130, 131, 140, 141, 150, 151, 165, 166, 170,
].concat([171, 175, 176, 185, 186, 190, 191, 200, 201, 225, 226, 255, 256, 400]);
const REGISTERED = [
  '1999-06-01',
  '2001-02-28',
  '2001-03-01',
  '2006-03-22',
  '2006-03-23',
  '2015-06-01',
  '2017-03-31',
].concat(['2017-04-01', '2019-06-01', '2025-03-31', '2025-04-01', '2026-06-01']);

test('a first licence costs the same in both, in every year, band and fuel from April 2017', () => {
  for (const ending of years(2018, 2028)) {
    for (const co2GramsPerKm of GRAMS) {
      for (const car of duties(dutyYear(ending).from, co2GramsPerKm, 2_000_000)) {
        const theirs = ifKnown(() => theirDuty.firstYearDuty(asTheirs(car)).value);
        const ours = poundsOf(firstYearDuty(car));
        if (ours !== theirs) assert.fail(JSON.stringify({ car, ours, theirs }));
      }
    }
  }
});

test('a later licence costs the same in both, by standard rate, supplement, band or engine size', () => {
  for (const firstRegistered of REGISTERED) {
    for (const ending of years(2019, 2028)) {
      const day = dutyYear(ending).from;
      if (day < firstRegistered) continue;
      for (const licence of [2, 7]) {
        for (const co2GramsPerKm of GRAMS) {
          for (const listPence of firstRegistered < '2017' ? [0] : [4_000_000, 4_000_100, 5_000_100]) {
            for (const car of duties(firstRegistered, co2GramsPerKm, listPence)) {
              const theirs = ifKnown(() => theirDuty.laterDuty(asTheirs(car), day, licence).value);
              const ours = poundsOf(laterDuty(car, day, licence));
              if (isElectricByBand(car)) continue;
              if (ours !== theirs) assert.fail(JSON.stringify({ car, day, licence, ours, theirs }));
            }
          }
        }
      }
    }
  }
});

test('a van’s licence costs the same in both, early Euro 4 and 5 too', () => {
  for (const firstRegistered of [...REGISTERED, '2003-03-01', '2006-12-31', '2009-01-01', '2010-12-31', '2011-01-01']) {
    for (const ending of years(2019, 2028)) {
      const day = dutyYear(ending).from;
      if (day < firstRegistered) continue;
      for (const [isElectric, capacityCc] of [
        [false, 1_549],
        [false, 1_550],
        [true, 0],
      ] as const) {
        for (const euroClass of isElectric ? [6] : [3, 4, 5, 6]) {
          const van = { firstRegistered, euroClass, capacityCc, isElectric };
          const theirs = ifKnown(() => theirDuty.vanDuty(van, day));
          assert.equal(poundsOf(vanDuty(van, day)), theirs, JSON.stringify({ van, day }));
        }
      }
    }
  }
});

test('a car without a CO2 figure has the same percentage in both, in every size and year from 2020-21', () => {
  const without = {
    firstRegistered: '2021-06-01',
    co2GramsPerKm: null,
    electricRangeMiles: 0,
    runsOnDieselAlone: false,
    meetsRde2: false,
    testedLaterThan6e: false,
  };
  for (const ending of years(2021, 2032)) {
    for (const capacityCc of [999, 1_400, 1_401, 2_000, 2_001]) {
      const theirs = ifKnown(() => theirPercentage({ ...without, capacityCc }, ending).value);
      assert.equal(percentageWithoutCo2(capacityCc, taxYear(ending))?.percent, theirs, `${ending} ${capacityCc}`);
    }
  }
});

/** An electric car has no grams: the services never state otherwise. */
const isElectricByBand = ({ fuel, co2GramsPerKm }: VehicleDutyCar): boolean =>
  fuel === 'electric' && co2GramsPerKm !== 0;

function duties(firstRegistered: string, co2GramsPerKm: number, listPricePence: number): VehicleDutyCar[] {
  return (['petrol', 'diesel', 'alternative', 'electric'] as const).flatMap((fuel) =>
    [true, false].map((meetsRde2) => ({
      firstRegistered,
      co2GramsPerKm,
      fuel,
      meetsRde2,
      listPricePence,
      capacityCc: co2GramsPerKm > 130 ? 1_550 : 1_549,
    })),
  );
}

const asTheirs = ({ listPricePence, co2GramsPerKm, capacityCc, meetsRde2, fuel, ...car }: VehicleDutyCar) => ({
  ...car,
  co2GramsPerKm: co2GramsPerKm ?? 0,
  fuel: fuel ?? 'petrol',
  capacityCc: capacityCc ?? 0,
  meetsRde2: meetsRde2 ?? false,
  listPricePounds: listPricePence / 100,
});
