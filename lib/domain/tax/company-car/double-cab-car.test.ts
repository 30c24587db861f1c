/** Why a double cab has no percentage, over what the emissions service may answer, fuels and days of registration. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { configuredEmissions } from '@/lib/domain/emissions/emission-figures.fixture';
import type { Because } from '@/lib/domain/provenance';
import { taxYear } from '@/lib/domain/tax/fiscal-years';
import { NO_DATED_TERMS } from './dated-terms';
import { doubleCabCar, doubleCabFigures, doubleCabYears } from './double-cab';

const FAULT: Because = { reason: 'The emissions service did not answer.', next: 'Try again in a minute.' };
const PROBLEM = { id: 1, type: 'Data_Not_Available', name: 'x', message: 'No figures for this van.' };
const UNKNOWN = {
  WLTP: /^The WLTP CO2 figure, .* is not known\.$/,
  NEDC: /^The NEDC CO2 figure, .* is not known\.$/,
};

/** What is answered, and the reason there is no car; null where there is one. */
const ANSWERS = [
  ['a fault', FAULT, () => /^The emissions service did not answer\.$/],
  ['a problem', configuredEmissions(null, { problems: [PROBLEM] }), () => /^No figures for this van\.$/],
  ['neither', configuredEmissions(null), (cycle: keyof typeof UNKNOWN) => UNKNOWN[cycle]],
  ['nothing', null, (cycle: keyof typeof UNKNOWN) => UNKNOWN[cycle]],
  ['figures without CO2', configuredEmissions({ testMassKg: 2_300 }), (cycle: keyof typeof UNKNOWN) => UNKNOWN[cycle]],
  [
    'WLTP',
    configuredEmissions({ co2Stated: 230 }),
    (cycle: keyof typeof UNKNOWN) => (cycle === 'WLTP' ? null : UNKNOWN.NEDC),
  ],
  ['both tests', configuredEmissions({ co2Stated: 230, co2Nedc: 205 }), () => null],
] as const;

for (const [name, answer, reasonOf] of ANSWERS)
  for (const [registered, cycle] of [
    ['2020-04-05', 'NEDC'],
    ['2026-06-01', 'WLTP'],
  ] as const)
    for (const fuelType of ['Diesel', 'Electric', null])
      test(`${fuelType ?? 'of unknown fuel'}, registered ${registered}, answered with ${name}`, () => {
        const car = doubleCabCar({ fuelType, registered }, answer);
        const reason = reasonOf(cycle);
        const isCar =
          reason === null || (fuelType === 'Electric' && (cycle === 'WLTP' ? name !== 'WLTP' : name !== 'both tests'));
        if (isCar) return assert.ok('co2GramsPerKm' in car);
        assert.ok('reason' in car);
        assert.match(car.reason, reason);
        // The page shows that reason in the place of its figures.
        const van = { isZeroEmission: false, runsOnHydrogen: false };
        const pickUp = { registered, ordered: '2025-06-01', van, car, pricePence: 4_000_000 };
        const year = doubleCabYears(pickUp, NO_DATED_TERMS).find(
          ({ year: { ending } }) => ending >= taxYear(2026).ending,
        );
        if (year) assert.deepEqual(doubleCabFigures(year, 'car'), { because: car });
      });
