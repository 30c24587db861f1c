/**
 * The employer's Class 1A NIC is of the benefit that the page shows: in the comparison, the chart by tax year and the
 * whole life cost alike, whatever CO2, percentage or options the services use.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { configuredEmissions, NO_PHASES } from '@/lib/domain/emissions/emission-figures.fixture';
import type { CompanyCarFigures } from '@/lib/domain/tax/company-car/company-car';
import { classOneAInputOf, classOneAYears, wholeLifeClassOneA } from '@/lib/domain/tax/company-car/class-one-a-years';
import { NO_DATED_TERMS } from '@/lib/domain/tax/company-car/dated-terms';
import { driverRates } from '@/lib/domain/tax/company-car/driver-rates';
import { driverYears } from '@/lib/domain/tax/company-car/driver-years';
import { taxYear } from '@/lib/domain/tax/fiscal-years';
import { COMPANY_CAR, SILENT } from './company-car.fixture';
import { comparedCarsRows } from './compared-cars-rows';

const { value: PETROL } = COMPANY_CAR.p11d;
assert.ok(PETROL);
const withPercent = (percent: number) =>
  PETROL.years.map((year) => ({
    ...year,
    percent,
    benefitPence: 35_000 * percent,
    basicTaxPence: null,
    higherTaxPence: null,
  }));
const plugIn = { co2GramsPerKm: 28, fuelType: 'Petrol/PlugIn Elec Hybrid' };
const emissionsOf = (km: number) => {
  const ranges = [{ name: 'Equivalent All Electric Range EAER', miles: 40, km }];
  const build = configuredEmissions({ co2: { ...NO_PHASES, weighted: 28 }, ranges });
  return { value: { auditId: '', build, plain: build } };
};
const HEATED = { code: 20, name: 'Heated seats', pence: 32_500 };

/**
 * £35,000 at 15% Class 1A. 129 g/km is 31% in 2026-27; a plug-in hybrid of 64 km (39 miles) 14%, of 65 km (40 miles)
 * 10% (480 appendix 2). 31% of £35,325 is £10,950.75, and 15% of that £1,642.61.
 */
const CASES: readonly (readonly [string, CompanyCarFigures, service: number, pence: number])[] = [
  ['as the services have it', COMPANY_CAR, 1_627.5, 162_750],
  ['with an option that they do not accept', { ...COMPANY_CAR, leftOut: [HEATED] }, 1_627.5, 164_261],
  ['with one on application', { ...COMPANY_CAR, leftOut: [{ ...HEATED, pence: null }] }, 1_627.5, 162_750],
  [
    'at another percentage than the tables’',
    { ...COMPANY_CAR, p11d: { value: { ...PETROL, years: withPercent(30) } } },
    1_575,
    162_750,
  ],
  [
    'a plug-in hybrid in another band by its kilometres',
    { ...COMPANY_CAR, p11d: { value: { ...PETROL, ...plugIn, years: withPercent(10) } }, emissions: emissionsOf(64) },
    525,
    73_500,
  ],
  [
    'one in the same band',
    {
      ...COMPANY_CAR,
      p11d: { value: { ...PETROL, ...plugIn, years: [{ ...PETROL.years[0]!, percent: 10, benefitPence: 350_000 }] } },
      emissions: emissionsOf(65),
    },
    525,
    52_500,
  ],
];

for (const [title, car, service, pence] of CASES)
  test(`the Class 1A of a car ${title} is one figure`, () => {
    const legislation = { ...SILENT, classOneA1Rate: 15, classOneA1Cost: service };
    const input = classOneAInputOf(car, NO_DATED_TERMS);
    const [drawn] = classOneAYears({ ...input, legislation });
    assert.equal(drawn?.drawn.pence, pence);
    const [shown] = driverYears(car);
    assert.ok(shown?.shown);
    assert.ok(Math.abs(shown.shown.benefitPence * 0.15 - pence) <= 1);
    const rates = driverRates(false, taxYear(2027));
    const rows = comparedCarsRows(
      [{ car, legislation, href: '' }],
      NO_DATED_TERMS,
      rates,
      {
        termMonths: 36,
        miles: 60_000,
      },
      '2026-11-23',
    );
    const [words] = rows.find(({ name }) => name === 'Class 1A NIC, first year')?.words ?? [];
    // The service's own is shown in whole pounds.
    const least = words?.includes('.') ? 0 : 50;
    assert.ok(Math.abs(Number(words?.replace(/[£,]/g, '')) * 100 - pence) <= least, words ?? '');
    // Null: the service's figures hold, which are then the same.
    assert.equal((wholeLifeClassOneA(input)?.yearlyPence ?? [Math.round(service * 100)])[0], pence);
  });
