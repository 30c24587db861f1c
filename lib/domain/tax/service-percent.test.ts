import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SERVICE_PERCENT_SENTENCES, type ServicePercentCase } from './service-percent';

const REASON = 'The reason.';

for (const co2GramsPerKm of [null, 0, 223])
  for (const lacksNedc of [false, true])
    for (const yearNames of [['2020-21'], ['2020-21', '2021-22']])
      test(`at ${co2GramsPerKm} g/km, NEDC ${lacksNedc ? 'missing' : 'not missing'}, ${yearNames.length} years: one sentence holds, and says what the percentage rests on`, () => {
        const one: ServicePercentCase = { percent: 37, yearNames, co2GramsPerKm, lacksNedc, reason: REASON };
        const [found, ...others] = SERVICE_PERCENT_SENTENCES.filter(({ holds }) => holds(one));
        assert.deepEqual(others, []);
        const words = found?.words(one) ?? '';
        assert.ok(words.startsWith(`The BIK % of 37% for ${yearNames.join(' and ')} is from the P11D service`));
        assert.equal(/by a CO2 of \d+ g\/km/.test(words), co2GramsPerKm !== null);
        assert.equal(words.includes('states no CO2'), co2GramsPerKm === null);
        assert.equal(words.includes('NEDC'), lacksNedc && co2GramsPerKm !== null);
        assert.equal(words.includes(REASON), !words.includes('NEDC'));
      });
