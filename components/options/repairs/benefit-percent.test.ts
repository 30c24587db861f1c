import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CONFIGURED_BUILD } from '@/lib/domain/builds/sample-builds.fixture';
import { configuredEmissions, NO_PHASES } from '@/lib/domain/emissions/emission-figures.fixture';
import type { CompanyCarFigures } from '@/lib/domain/tax/company-car/company-car';
import { NEXT_BANDS } from '@/lib/domain/tax/next-bands.fixture';
import { basicTaxPencePerMonth, co2MissingWords, nextBandOfBuild, noPercentReason } from './benefit-percent';

test('where a CO2 figure is shown, “CO2 is not known” does not stand under it', () => {
  // Before 6 April 2020 a car is taxed by the figure of the older test.
  assert.equal(co2MissingWords(true, '2020-04-05'), 'CO2 for tax (NEDC) is not known');
  assert.equal(co2MissingWords(true, '2020-04-06'), 'CO2 for tax (WLTP) is not known');
  for (const date of ['2020-01-24', '2026-01-24']) assert.equal(co2MissingWords(false, date), 'CO2 is not known');
});

const NO_PRICE = { basicPence: null, vatPence: null, deliveryPence: null, totalPence: null };

/** A petrol car of a CO2 figure and a P11D value, as the services answer. */
function petrolCar(combined: number, totalPence: number | null = null): CompanyCarFigures {
  const configured = configuredEmissions({ co2: { ...NO_PHASES, combined } });
  return {
    build: CONFIGURED_BUILD,
    p11d: {
      value: {
        co2GramsPerKm: combined,
        euroClass: null,
        capacityCc: null,
        fuelType: 'Petrol Unleaded',
        vehicle: NO_PRICE,
        p11d: { ...NO_PRICE, totalPence },
        years: [],
      },
    },
    leftOut: [],
    emissions: { value: { auditId: '', build: configured, plain: configured } },
    nedcCo2: null,
  };
}

for (const [co2, next] of NEXT_BANDS)
  test(`the configurator has the next band of ${co2} g/km as other pages do: ${next}`, () => {
    assert.equal(nextBandOfBuild(petrolCar(co2), '2026-06-01'), next.replace(/^from/, 'next band from'));
  });

const NOT_IN_TABLES = 'The company car percentage of 2019-20 is not in our tables.';
for (const [title, wltp, guide, reason] of [
  ['older than WLTP, with the guide’s NEDC figure', null, 126, NOT_IN_TABLES],
  ['with WLTP figures and the guide’s NEDC figure', 152, 126, NOT_IN_TABLES],
  ['with WLTP figures alone', 152, null, 'CO2 for tax (NEDC) is not known'],
  ['without figures', null, null, 'CO2 is not known'],
] as const)
  test(`the configurator does not call the CO2 of a car unknown that is known: ${title}`, () => {
    const date = '2020-04-05';
    const car = petrolCar(wltp ?? 0);
    const nedcCo2 = guide === null ? null : { value: guide };
    const emissions = wltp === null ? { value: null, because: { reason: '', next: '' } } : car.emissions;
    const figures = { ...car, build: { ...CONFIGURED_BUILD, date }, emissions, nedcCo2 };
    assert.equal(noPercentReason(figures, date), reason);
  });

/** ITEPA 2003 s.139(3): 37%, the most, from 170 g/km in 2026-27. Basic rate: 20%. */
test('a month’s tax is a twelfth of 20% of the P11D value by the percentage, with options the service left out', () => {
  const figures = petrolCar(170, 32_450_00);
  const leftOut = [{ code: 7, name: 'Tow bar', pence: 500_00 }];
  // £32,450 × 37% = £12,006.50 × 20% = £2,401.30 ÷ 12.
  assert.equal(basicTaxPencePerMonth(figures, '2026-06-01'), 200_11);
  // £32,950 × 37% = £12,191.50 × 20% = £2,438.30 ÷ 12.
  assert.equal(basicTaxPencePerMonth({ ...figures, leftOut }, '2026-06-01'), 203_19);
  assert.equal(basicTaxPencePerMonth(petrolCar(170), '2026-06-01'), null);
});
