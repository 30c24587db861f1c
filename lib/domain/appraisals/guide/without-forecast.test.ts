/** What is advised where there is no forecast: only what helps, and for a failure what the failure advises. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { VALUES } from '@/lib/domain/appraisals/appraisal-values.fixture';
import { kindNotForecast, nothingForecast, VEHICLE_NOT_FORECAST } from '@/lib/domain/forecasts/no-forecast';
import { becauseOf } from '@/lib/domain/because-of';
import { Fault } from '@/lib/fault';
import { noHoldWithoutForecast, noLaterValue } from './without-forecast';

const NONE = { value: null, because: { reason: 'The look-up gave no value.', next: 'Use another price.' } } as const;
const FAILED = { reason: 'The service is down.', next: 'Try again in a minute.' };
const APPROVAL = 'Request approval.';
const ONLY = 'Only November 2026, the month of the valuation, has a value';
const COMPARE = 'Whether holding pays cannot be computed. Compare the values above.';
const CASES = [
  ['all values', VALUES, `${ONLY}: choose it, or value the vehicle again in the month of the hand-over.`, COMPARE],
  ['no Clean value', { ...VALUES, clean: NONE }, `${ONLY}, in another condition.`, COMPARE],
  [
    'no trade value',
    { ...VALUES, clean: NONE, average: NONE, below: NONE },
    APPROVAL,
    'Whether holding pays cannot be computed.',
  ],
] as const;

for (const [what, values, laterNext, holdNext] of CASES)
  test(`with ${what}, a vehicle that is not forecast has advice that helps, and a failure its own`, () => {
    const vehicle = { valuedOn: '2026-11-10', values };
    for (const because of [VEHICLE_NOT_FORECAST, kindNotForecast('car'), kindNotForecast('van')]) {
      // As a service's part of an answer has it.
      const { reason: message, next: fix, code } = because;
      const answered = becauseOf(new Fault('not_found', { message, fix, subcode: code }));
      for (const one of [because, answered]) {
        assert.deepEqual(noLaterValue(vehicle, 'clean', one, APPROVAL), { ...because, next: laterNext });
        assert.deepEqual(noHoldWithoutForecast(vehicle, one), { ...because, next: holdNext });
      }
      const sameWords = becauseOf(new Fault('not_found', { message, fix }));
      assert.equal(noHoldWithoutForecast(vehicle, sameWords), sameWords, 'the words alone decide nothing');
    }
    assert.equal(noLaterValue(vehicle, 'clean', FAILED, APPROVAL), FAILED);
    assert.equal(noLaterValue(vehicle, 'clean', 'loading', APPROVAL), 'loading');
    assert.equal(noHoldWithoutForecast(vehicle, FAILED), FAILED);
  });

test('a search without a forecast advises on what was searched by', () => {
  const nextOf = (by: Parameters<typeof nothingForecast>[0]) => nothingForecast(by, false).next;
  assert.match(nextOf('derivative'), /^Check the guide ID: /);
  assert.match(nextOf('letter'), /^Check the year and plate: /);
  assert.match(nextOf('date'), /^Check the date of registration: /);
  assert.match(nothingForecast('letter', true).next, /^Choose a later date/);
});
