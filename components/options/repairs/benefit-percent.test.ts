import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CompanyCarFigures } from '@/lib/domain/tax/company-car/company-car';
import { noPercentReason } from './benefit-percent';

const because = { reason: 'The service gives none.', next: 'Try another date.' };
const NO_FIGURES = { emissions: { value: null, because }, p11d: { value: null, because } };
/** The parts that the percentage is computed from. */
const figuresWith = (parts: object) => ({ ...NO_FIGURES, ...parts }) as unknown as CompanyCarFigures;
const WLTP = {
  co2: { low: null, medium: null, high: null, extraHigh: null, combined: 130, weighted: null },
  co2Stated: null,
  co2Nedc: null,
  ranges: [],
  euroStandard: null,
  meetsRde2: null,
};

test('where a CO2 figure is shown, it is not said that CO2 is not known', () => {
  const shown = figuresWith({ emissions: { value: { build: { figures: WLTP }, plain: null } } });
  // Before 6 April 2020 a car is taxed by the figure of the older test.
  assert.equal(noPercentReason(shown, '2020-01-24'), 'CO2 for tax (NEDC) is not known');
  assert.equal(noPercentReason(figuresWith({}), '2020-01-24'), 'CO2 is not known');
  assert.notEqual(noPercentReason(shown, '2021-01-24'), 'CO2 is not known');
});
