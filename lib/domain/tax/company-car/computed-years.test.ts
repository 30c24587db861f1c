/** The services' texts on a car, and their meaning in law. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { taxedCarOf } from './computed-years';
import { taxedRangeMiles } from '@/lib/domain/emissions/emission-facts';
import type { EmissionFigures } from '@/lib/domain/emissions/emissions';

const NO_PHASES = { low: null, medium: null, high: null, extraHigh: null, combined: null, weighted: null };
const FIGURES: EmissionFigures = {
  co2: NO_PHASES,
  co2Stated: null,
  co2Nedc: null,
  milesPerGallon: NO_PHASES,
  litresPer100Km: NO_PHASES,
  wattHoursPerKm: null,
  milesPerKilowattHour: null,
  ranges: [],
  testMassKg: null,
  euroStandard: null,
  meetsRde2: false,
};
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
