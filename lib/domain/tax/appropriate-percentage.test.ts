/** Every cell of the published table of percentages, its edges, and the supplements and easements around it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { appropriatePercentage, percentageWithoutCo2, type TaxedCompanyCar } from './appropriate-percentage';
import { bandOf, dutyHeadroom, headroom, nextBand, taxBands } from './tax-bands';
import { taxYear, taxYearOn } from './fiscal-years';

/**
 * By years: 20-21 W, N, 21-22 W, N, 22-23 to 24-25, then 25-26 to 29-30 (HMRC 480 appendix 2; policy paper of 30
 * October 2024).
 */
const COLUMNS: readonly (readonly [column: 'W' | 'N', endings: readonly number[]])[] = [
  ['W', [2021]],
  ['N', [2021]],
  ['W', [2022]],
  ['N', [2022]],
  ['W', [2023, 2024, 2025]],
  ['W', [2026]],
  ['W', [2027]],
  ['W', [2028]],
  ['W', [2029]],
  ['W', [2030]],
];

/** First and last g/km, first and last electric mile where it matters, and the percentage of each column. */
const PUBLISHED: readonly (readonly [
  co2: readonly [number, number],
  miles: readonly [number, number],
  cells: string,
])[] = [
  [[0, 0], [0, 300], '0 0 1 1 2 3 4 5 7 9'],
  [[1, 50], [130, 300], '0 2 1 2 2 3 4 5 18 19'],
  [[1, 50], [70, 129], '3 5 4 5 5 6 7 8 18 19'],
  [[1, 50], [40, 69], '6 8 7 8 8 9 10 11 18 19'],
  [[1, 50], [30, 39], '10 12 11 12 12 13 14 15 18 19'],
  [[1, 50], [0, 29], '12 14 13 14 14 15 16 17 18 19'],
  [[51, 54], [0, 0], '13 15 14 15 15 16 17 18 19 20'],
  [[55, 59], [0, 0], '14 16 15 16 16 17 18 19 20 21'],
  [[60, 64], [0, 0], '15 17 16 17 17 18 19 20 21 22'],
  [[65, 69], [0, 0], '16 18 17 18 18 19 20 21 22 23'],
  [[70, 74], [0, 0], '17 19 18 19 19 20 21 21 22 23'],
  [[75, 79], [0, 0], '18 20 19 20 20 21 21 21 22 23'],
  [[80, 84], [0, 0], '19 21 20 21 21 22 22 22 23 24'],
  [[85, 89], [0, 0], '20 22 21 22 22 23 23 23 24 25'],
  [[90, 94], [0, 0], '21 23 22 23 23 24 24 24 25 26'],
  [[95, 99], [0, 0], '22 24 23 24 24 25 25 25 26 27'],
  [[100, 104], [0, 0], '23 25 24 25 25 26 26 26 27 28'],
  [[105, 109], [0, 0], '24 26 25 26 26 27 27 27 28 29'],
  [[110, 114], [0, 0], '25 27 26 27 27 28 28 28 29 30'],
  [[115, 119], [0, 0], '26 28 27 28 28 29 29 29 30 31'],
  [[120, 124], [0, 0], '27 29 28 29 29 30 30 30 31 32'],
  [[125, 129], [0, 0], '28 30 29 30 30 31 31 31 32 33'],
  [[130, 134], [0, 0], '29 31 30 31 31 32 32 32 33 34'],
  [[135, 139], [0, 0], '30 32 31 32 32 33 33 33 34 35'],
  [[140, 144], [0, 0], '31 33 32 33 33 34 34 34 35 36'],
  [[145, 149], [0, 0], '32 34 33 34 34 35 35 35 36 37'],
  [[150, 154], [0, 0], '33 35 34 35 35 36 36 36 37 38'],
  [[155, 159], [0, 0], '34 36 35 36 36 37 37 37 38 39'],
  [[160, 164], [0, 0], '35 37 36 37 37 37 37 37 38 39'],
  [[165, 169], [0, 0], '36 37 37 37 37 37 37 37 38 39'],
  [[170, 400], [0, 0], '37 37 37 37 37 37 37 37 38 39'],
];

const car = (over: Partial<TaxedCompanyCar>): TaxedCompanyCar => ({
  firstRegistered: '2020-06-01',
  co2GramsPerKm: 131,
  electricRangeMiles: 0,
  runsOnDieselAlone: false,
  meetsRde2: true,
  isEasedStandard: false,
  ...over,
});
const percentOf = (taxedCar: TaxedCompanyCar, ending: number): number | string => {
  const found = appropriatePercentage(taxedCar, taxYear(ending));
  return 'because' in found ? found.because.reason : found.percent;
};

for (const [[fromCo2, toCo2], [fromMiles, toMiles], cells] of PUBLISHED) {
  test(`${fromCo2}–${toCo2} g/km with ${fromMiles}–${toMiles} electric miles is taxed as published, at both ends of the row`, () => {
    const percents = cells.split(' ').map(Number);
    for (const [at, [column, endings]] of COLUMNS.entries()) {
      const firstRegistered = column === 'W' ? '2020-06-01' : '2019-06-01';
      for (const ending of endings) {
        for (const co2GramsPerKm of [fromCo2, toCo2, toCo2 + 0.9]) {
          // 0.9 of a gram over 0 is still 0 g/km: the fraction is dropped.
          for (const electricRangeMiles of [fromMiles, toMiles, toMiles + 0.9]) {
            const taxedCar = car({ firstRegistered, co2GramsPerKm, electricRangeMiles });
            assert.equal(percentOf(taxedCar, ending), percents[at], `${co2GramsPerKm} g/km in ${ending}`);
          }
        }
      }
    }
  });
}

for (const [at, [column, endings]] of COLUMNS.entries())
  for (const ending of endings)
    for (const [fuel, supplement] of [
      ['petrol', 0],
      ['a diesel without RDE2', 4],
    ] as const)
      test(`the reason names the band that the tax band card does: ${fuel}, ${column} in ${ending}`, () => {
        const maximum = ending === 2029 ? 38 : ending === 2030 ? 39 : 37;
        const firstRegistered = column === 'W' ? '2020-06-01' : '2019-06-01';
        // Rows of one percentage are one band, whose edge is the first row's.
        let band = { edge: 0, percent: -1 };
        for (const [[from, to], , cells] of PUBLISHED.filter(([[grams]]) => grams >= 51)) {
          const percent = Math.min(maximum, Number(cells.split(' ')[at]) + supplement);
          if (percent !== band.percent) band = { edge: from, percent };
          for (const co2GramsPerKm of [from, to]) {
            const runsOnDieselAlone = supplement > 0;
            const taxedCar = car({ firstRegistered, co2GramsPerKm, runsOnDieselAlone, meetsRde2: !runsOnDieselAlone });
            const found = appropriatePercentage(taxedCar, taxYear(ending));
            const [reason] = 'reasons' in found ? found.reasons : [];
            assert.equal(reason, `${co2GramsPerKm} g/km: the band from ${band.edge} g/km.`);
            assert.equal(bandOf(taxBands(taxedCar, taxYear(ending)), co2GramsPerKm)?.from, band.edge);
          }
        }
      });

for (const [at, [column, endings]] of COLUMNS.entries())
  for (const ending of endings)
    for (const miles of [null, 0, 29, 30, 39, 40, 69, 70, 129, 130])
      for (const co2GramsPerKm of [1, 8, 50])
        test(`${co2GramsPerKm} g/km with ${miles ?? 'unknown'} electric miles, ${column} in ${ending}: the range decides before 2028-29 alone`, () => {
          const firstRegistered = column === 'W' ? '2020-06-01' : '2019-06-01';
          const found = appropriatePercentage(
            car({ firstRegistered, co2GramsPerKm, electricRangeMiles: miles }),
            taxYear(ending),
          );
          const row = PUBLISHED.find(
            ([[grams], [least, most]]) => grams === 1 && least <= (miles ?? 0) && (miles ?? 0) <= most,
          );
          assert.ok(row);
          if (ending >= 2029) {
            assert.ok('percent' in found);
            assert.equal(found.percent, ending === 2029 ? 18 : 19);
            assert.deepEqual(found.reasons, [
              `${co2GramsPerKm} g/km: the band from 1 to 50 g/km, whatever the electric range.`,
            ]);
          } else if (miles === null) {
            assert.ok('because' in found);
            assert.match(found.because.reason, /depends on the electric range, which is not known/);
          } else {
            assert.ok('percent' in found);
            assert.equal(found.percent, Number(row[2].split(' ')[at]));
            assert.match(found.reasons.join(), new RegExp(`the band from ${row[1][0]} miles`));
          }
        });

const DIESEL: readonly (readonly [string, Partial<TaxedCompanyCar>, number, number])[] = [
  ['a diesel without RDE2 pays 4 points more', { co2GramsPerKm: 123, meetsRde2: false }, 2021, 31],
  ['one with RDE2 does not', { co2GramsPerKm: 123, meetsRde2: true }, 2021, 27],
  ['never above the maximum', { co2GramsPerKm: 158, meetsRde2: false }, 2027, 37],
];
for (const [title, over, ending, percent] of DIESEL) {
  test(title, () => assert.equal(percentOf(car({ runsOnDieselAlone: true, ...over }), ending), percent));
}

test('a diesel whose RDE2 is not known has no percentage, and the reason says so', () => {
  assert.match(String(percentOf(car({ runsOnDieselAlone: true, meetsRde2: null }), 2027)), /RDE2 is not known/);
});

test('1–50 g/km without an electric range has no percentage, and never the nearest row', () => {
  assert.match(String(percentOf(car({ co2GramsPerKm: 30, electricRangeMiles: null }), 2027)), /electric range/);
});

test('a year without published percentages has none, and never the nearest year’s', () => {
  assert.match(String(percentOf(car({}), 2031)), /No company car percentage is published for 2030-31/);
  assert.match(String(percentOf(car({}), 2020)), /The company car percentage of 2019-20 is not in our tables/);
});

// The Astra of the easement’s own example: 30 g/km becomes 51 g/km by the new test (Autocar, November 2025).
const ASTRA = { firstRegistered: '2025-06-01', electricRangeMiles: 35 };
test('a plug-in hybrid retested from 30 to 51 g/km goes from 13% to 16% without the easement, and stays at 13% with it', () => {
  assert.equal(percentOf(car({ ...ASTRA, co2GramsPerKm: 30 }), 2026), 13);
  assert.equal(percentOf(car({ ...ASTRA, co2GramsPerKm: 51 }), 2026), 16);
  assert.equal(percentOf(car({ ...ASTRA, co2GramsPerKm: 51, isEasedStandard: true }), 2026), 13);
  const eased = appropriatePercentage(car({ ...ASTRA, co2GramsPerKm: 51, isEasedStandard: true }), taxYear(2026));
  assert.match(
    'reasons' in eased ? eased.reasons.join() : '',
    /easement \(ITEPA 2003 s\.138A\): 51 g\/km is taken as 1 g\/km\./,
  );
  const later = { ...ASTRA, firstRegistered: '2028-04-06', isEasedStandard: true };
  assert.equal(percentOf(car({ ...later, co2GramsPerKm: 51 }), 2029), 19);
});

test('from 2028-29 the easement holds for earlier arrangements alone, and the percentage without it is given', () => {
  const retested = car({ ...ASTRA, co2GramsPerKm: 96, isEasedStandard: true });
  for (const [ending, eased, otherwise] of [
    [2029, 18, 26],
    [2030, 19, 27],
  ] as const) {
    const found = appropriatePercentage(retested, taxYear(ending));
    assert.ok('percent' in found);
    assert.equal(found.percent, eased);
    assert.match(found.reasons.join(' '), new RegExp(`until 5 Apr 2031 at the latest; otherwise it is ${otherwise}%`));
  }
  const before = appropriatePercentage(retested, taxYear(2028));
  assert.doesNotMatch('reasons' in before ? before.reasons.join(' ') : '', /otherwise/);
});

test('a car that has no CO2 figure goes by engine size: 24, 35, 37%, from 2028-29 25, 36, 38% (ITEPA 2003 s.140)', () => {
  const sizes = [1_400, 1_401, 2_000, 2_001];
  const percents = (ending: number) => sizes.map((cc) => percentageWithoutCo2(cc, taxYear(ending))?.percent);
  assert.deepEqual(percents(2021), [24, 35, 35, 37]);
  assert.deepEqual(percents(2028), [24, 35, 35, 37]);
  assert.deepEqual(percents(2029), [25, 36, 36, 38]);
  assert.deepEqual(percents(2030), [26, 37, 37, 39]);
  assert.match(percentageWithoutCo2(1_800, taxYear(2030))?.reasons.join() ?? '', /inferred/);
  assert.equal(percentageWithoutCo2(1_800, taxYear(2031)), null);
});

test('the bands of a year are the rows of the table that differ, and headroom counts whole grams to the next', () => {
  const bands = taxBands(car({}), taxYear(2027));
  assert.deepEqual(bandOf(bands, 131.9), { from: 130, to: 134, percent: 32 });
  assert.equal(headroom(bands, 131.9), 3);
  assert.equal(headroom(bands, 134), 0);
  // 70–74 and 75–79 are both 21% in 2026-27: one band.
  assert.deepEqual(bandOf(bands, 75), { from: 70, to: 79, percent: 21 });
  assert.equal(headroom(bands, 190), null);
  assert.deepEqual([dutyHeadroom(131), dutyHeadroom(150), dutyHeadroom(256)], [19, 0, null]);
});

test('a car without emissions has no next band, in any year, though its band may go on', () => {
  for (let ending = 2021; ending <= 2030; ending += 1) {
    const bands = taxBands(car({}), taxYear(ending));
    assert.equal(nextBand(0, headroom(bands, 0)), 'zero-emission', String(ending));
    assert.equal(nextBand(0, dutyHeadroom(0)), 'zero-emission', String(ending));
    assert.equal(typeof nextBand(1, headroom(bands, 1)), 'object', String(ending));
    assert.equal(nextBand(255, headroom(bands, 255)), 'highest band', String(ending));
  }
});

test('the next band begins with the first gram of another percentage, or of another rate of vehicle tax', () => {
  for (let ending = 2021; ending <= 2030; ending += 1) {
    const bands = taxBands(car({}), taxYear(ending));
    for (let co2 = 1; co2 <= 260; co2 += 1) {
      for (const grams of [co2, co2 + 0.9]) {
        const next = nextBand(grams, headroom(bands, grams));
        if (typeof next === 'string') assert.equal(bandOf(bands, co2)?.to, null);
        else {
          assert.equal(next.from, co2 + next.more);
          assert.notEqual(bandOf(bands, next.from)?.percent, bandOf(bands, co2)?.percent);
          assert.equal(bandOf(bands, next.from - 1)?.percent, bandOf(bands, co2)?.percent);
        }
      }
      const duty = nextBand(co2, dutyHeadroom(co2));
      assert.equal(typeof duty === 'string' ? co2 > 255 : duty.from === (dutyHeadroom(co2) ?? 0) + co2 + 1, true);
    }
  }
});

test('a tax year begins on 6 April', () => {
  assert.equal(taxYearOn('2026-04-05').name, '2025-26');
  assert.equal(taxYearOn('2026-04-06').name, '2026-27');
});
