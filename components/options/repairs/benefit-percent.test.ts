import assert from 'node:assert/strict';
import { test } from 'node:test';
import { co2MissingWords } from './benefit-percent';

test('where a CO2 figure is shown, “CO2 is not known” does not stand under it', () => {
  // Before 6 April 2020 a car is taxed by the figure of the older test.
  assert.equal(co2MissingWords(true, '2020-04-05'), 'CO2 for tax (NEDC) is not known');
  assert.equal(co2MissingWords(true, '2020-04-06'), 'CO2 for tax (WLTP) is not known');
  for (const date of ['2020-01-24', '2026-01-24']) assert.equal(co2MissingWords(false, date), 'CO2 is not known');
});
