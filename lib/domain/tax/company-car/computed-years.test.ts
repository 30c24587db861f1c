/** The services' texts on a car, and their meaning in law. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noCo2 } from './certified-co2';
import { computeYear, fuelMeaning, taxedCarOf, type DriverTerms } from './computed-years';
import { NO_FIGURES } from '@/lib/domain/emissions/emission-figures.fixture';
import { isEasedStandard, taxedRangeMiles } from '@/lib/domain/emissions/emission-facts';
import type { EmissionFigures } from '@/lib/domain/emissions/emissions';

const FIGURES = { ...NO_FIGURES, meetsRde2: false };
const range = (name: string, miles: number) => ({ name, miles, km: null });
const PLUG_IN = [range('Equivalent All Electric Range', 35)];

// The supplement applies to a car propelled solely by diesel (ITEPA 2003 s.141).
const ALONE: readonly (readonly [string, string | null, number, EmissionFigures['ranges'], boolean | null])[] = [
  ['a diesel', 'Diesel', 129, [], true],
  ['a plug-in hybrid whose fuel reads plain diesel', 'Diesel', 30, PLUG_IN, false],
  ['a diesel hybrid', 'Diesel/PlugIn Elec Hybrid', 30, PLUG_IN, false],
  ['a petrol', 'Petrol', 129, [], false],
  ['a car without emissions', null, 0, [], false],
  ['a car whose fuel no source names', null, 129, [], null],
];
for (const [title, fuelType, co2, ranges, expected] of ALONE) {
  test(`${title} runs on diesel alone: ${expected ?? 'not known'}`, () => {
    const car = taxedCarOf({ fuelType, figures: { ...FIGURES, ranges }, registered: '2026-05-01' }, co2);
    assert.equal(car?.runsOnDieselAlone, expected);
  });
}

const CITY = range('Equivalent All Electric Range City', 45);
const RANGES: readonly (readonly [string, EmissionFigures['ranges'], number | null])[] = [
  ['the equivalent one, wherever that of the city stands', [CITY, ...PLUG_IN], 35],
  ['the combined one', [range('Electric Range Combined City', 50), range('Electric Range Combined', 40)], 40],
  ['any other electric one', [range('Electric Range City', 50), range('Electric Range', 40)], 40],
  ['none, where the city’s is the only one', [CITY], null],
];
for (const [title, ranges, miles] of RANGES) {
  test(`the range that a car is taxed by is ${title}`, () =>
    assert.equal(taxedRangeMiles({ ...FIGURES, ranges }), miles));
}

/** Certificate's kilometres, the guide's nearest mile, and the law's (ITEPA 2003 s.139(2) and (5)). */
const KILOMETRES: readonly (readonly [km: number, guideMiles: number, miles: number])[] = [
  [48, 30, 29],
  [64, 40, 39],
  [112, 70, 69],
  [209, 130, 129],
  [65, 40, 40],
];
for (const [km, guideMiles, miles] of KILOMETRES) {
  test(`${km} km are ${miles} miles, whatever the guide rounds them to`, () => {
    const both = { name: 'Equivalent All Electric Range', miles: guideMiles, km };
    assert.equal(taxedRangeMiles({ ...FIGURES, ranges: [both] }), miles);
    assert.equal(taxedRangeMiles({ ...FIGURES, ranges: [{ ...both, miles: null }] }), miles);
  });
}

test('a range of 64 km is taxed by the row from 30 miles, 14% in 2026-27, and the reason names the kilometres', () => {
  const ranges = [{ name: 'Equivalent All Electric Range', miles: 40, km: 64 }];
  const car = taxedCarOf(
    { fuelType: 'Petrol/PlugIn Elec Hybrid', figures: { ...FIGURES, ranges }, registered: '2026-05-01' },
    23,
  );
  const year = computeYear(car ?? noCo2('2026-05-01'), { listPence: 5_018_520, optionsPence: 0 }, 2027);
  assert.ok('percentage' in year);
  assert.equal(year.percentage.percent, 14);
  // The Tucson of £50,185.20.
  assert.equal(year.benefit.benefitPence, 702_593);
  assert.match(
    year.percentage.reasons.join(' '),
    /39 electric miles \(64 km by the certificate, converted and rounded down\)/,
  );
});

/** The easement deems 1 g/km for the whole Chapter: the rule of salary given up does not apply (ITEPA 2003 s.138A). */
const EASED: readonly (readonly [
  ending: number,
  co2: number,
  miles: number,
  pounds: number,
  terms: Partial<DriverTerms>,
  benefitPence: number,
])[] = [
  [2027, 96, 44, 45_000, { forgonePence: 720_000 }, 450_000],
  [2028, 122, 71, 55_000, { forgonePence: 960_000 }, 440_000],
  [2027, 76, 35, 40_000, { contributionPence: 200_000, forgonePence: 600_000 }, 532_000],
];
for (const [ending, co2, miles, pounds, terms, benefitPence] of EASED) {
  test(`an eased plug-in hybrid of ${co2} g/km is outside the rule of salary given up`, () => {
    const figures = {
      ...FIGURES,
      ranges: [range('Equivalent All Electric Range', miles)],
      euroStandard: 'EURO 6e-bis',
    };
    const car = taxedCarOf({ fuelType: 'Petrol/PlugIn Elec Hybrid', figures, registered: '2026-05-01' }, co2);
    const year = computeYear(car ?? noCo2('2026-05-01'), { listPence: pounds * 100, optionsPence: 0 }, ending, terms);
    assert.equal('benefit' in year ? year.benefit.benefitPence : null, benefitPence);
  });
}

test('every standard but Euro 6d-ISC-FCM and 6e is eased: later ones by name and code, older ones where named in full', () => {
  const isEased = (euroStandard: string) => isEasedStandard({ ...FIGURES, euroStandard });
  const later = ['EURO 6e-bis', 'Euro 6e bis', 'Euro 6ebis', 'EB', 'EC', 'Euro 7'];
  const older = ['Euro 6d-ISC', 'EURO 6D ISC', 'Euro 6d-TEMP', 'EURO 6d-TEMP-EVAP-ISC'];
  for (const name of [...later, ...older]) assert.ok(isEased(name), name);
  const excepted = ['EURO 6e', 'Euro 6d-ISC-FCM', 'EURO 6D ISC FCM', 'EA'];
  const unclear = ['Euro 6', 'EURO 6d'];
  for (const name of [...excepted, ...unclear]) assert.ok(!isEased(name), name);
});

test('hydrogen is fuel, and electricity is not: 4% of £29,200 in 2026-27 (ITEPA 2003 s.149(4))', () => {
  const fuelBenefitOf = (fuelType: string) => {
    const car = taxedCarOf({ fuelType, figures: FIGURES, registered: '2026-05-01' }, 0);
    const year = computeYear(car ?? noCo2('2026-05-01'), { listPence: 6_000_000, optionsPence: 0 }, 2027);
    return 'benefit' in year ? (year.fuelBenefit?.pence ?? null) : undefined;
  };
  assert.equal(fuelBenefitOf('Hydrogen Fuel Cell'), 116_800);
  assert.equal(fuelBenefitOf('Electric'), null);
  assert.equal(fuelMeaning('Hydrogen Fuel Cell'), 'electric');
});
