/** A blank of the private fuel benefit has the reason that is true of its year, and the multiplier is the year's own. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { computeYear } from '@/lib/domain/tax/company-car/computed-years';
import { driverRates } from '@/lib/domain/tax/company-car/driver-rates';
import { taxYear } from '@/lib/domain/tax/fiscal-years';
import { FuelBenefitYears } from './fuel-benefit-years';

const UNKNOWN = { reason: 'The CO2 is not known.', next: '' };
const PETROL = {
  firstRegistered: '2016-06-01',
  co2GramsPerKm: 129,
  electricRangeMiles: null,
  runsOnDieselAlone: false,
  meetsRde2: null,
  isEasedStandard: false,
};
const BEFORE = 'The car fuel multiplier of 2016-17 is not in our tables.';
const AFTER = 'No car fuel multiplier is published for 2027-28.';
const NO_PERCENT = 'BIK % not known';

/** Multipliers of the Car Fuel Benefit Orders; 129 g/km by NEDC is 30% in 2020-21 and 31% in 2026-27 (480 appendix 2). */
for (const [ending, isKnown, multiplier, benefit, reason] of [
  [2017, true, null, null, BEFORE],
  [2017, false, null, null, BEFORE],
  [2018, true, '£22,600', null, NO_PERCENT],
  [2018, false, '£22,600', null, NO_PERCENT],
  [2021, true, '£24,500', '£7,350.00', null],
  [2021, false, '£24,500', null, NO_PERCENT],
  [2025, false, '£27,800', null, NO_PERCENT],
  [2027, true, '£29,200', '£9,052.00', null],
  [2027, false, '£29,200', null, NO_PERCENT],
  [2028, true, null, null, AFTER],
  [2028, false, null, null, AFTER],
] as const)
  test(`private fuel in the tax year to ${ending}, BIK % ${isKnown ? 'by the tables' : 'unknown'}`, () => {
    const years = [computeYear(isKnown ? PETROL : UNKNOWN, { listPence: 3_000_000, optionsPence: 0 }, ending)];
    const html = renderToStaticMarkup(
      createElement(FuelBenefitYears, { years, rates: driverRates(false, taxYear(2027)), notes: [] }),
    );
    const cells = [...html.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = '']) => cell.replace(/<[^>]*>/g, ''));
    assert.equal(cells[0], multiplier ?? `–${reason}`);
    assert.equal(cells[1], benefit ?? `–${reason}`);
  });
