import assert from 'node:assert/strict';
import { test } from 'node:test';
import { configuredEmissions, NO_PHASES } from '@/lib/domain/emissions/emission-figures.fixture';
import { EQUIPMENT_LEVELS, hasAllOptions } from '@/lib/domain/emissions/equipment-levels';
import { NO_DATED_TERMS } from '@/lib/domain/tax/company-car/dated-terms';
import { driverRates } from '@/lib/domain/tax/company-car/driver-rates';
import { driverYears } from '@/lib/domain/tax/company-car/driver-years';
import { serviceCheckNotes } from '@/lib/domain/tax/company-car/service-check';
import { taxYear } from '@/lib/domain/tax/fiscal-years';
import { COMPANY_CAR } from './company-car.fixture';

for (const level of EQUIPMENT_LEVELS)
  test(`the CO2 of a build at the level ${level} is ${hasAllOptions(level) ? '' : 'not '}called the build’s, in the same band`, () => {
    // 128 g/km, in the band of the service's 129 g/km.
    const build = configuredEmissions({ co2: { ...NO_PHASES, combined: 128 } }, { level });
    const car = { ...COMPANY_CAR, emissions: { value: { auditId: '', build, plain: build } } };
    const notes = serviceCheckNotes(car, driverYears(car), NO_DATED_TERMS, driverRates(false, taxYear(2027)));
    const words = notes.flatMap(({ sentences }) => sentences).join(' ');
    assert.equal(/of this build is 128 g\/km.*The BIK % is the same/.test(words), hasAllOptions(level));
  });
