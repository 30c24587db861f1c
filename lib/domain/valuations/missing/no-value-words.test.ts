import assert from 'node:assert/strict';
import { test } from 'node:test';
import { comparisonReasons, hasNoFreeMarketPrices, LIVE_CARS_ONLY, NO_VALUE_BY_DATE } from './no-value-words';

const { edition, live, market } = NO_VALUE_BY_DATE;
const FAILED = { reason: 'The service cannot be reached.', next: 'Try again in a minute.' };

test('a mileage that is known to be out of range is the one reason, and the date is not blamed', () => {
  const [first, ...others] = comparisonReasons([edition, live, market], true);
  assert.deepEqual(others, []);
  assert.match(first?.reason ?? '', /this mileage.*outside the guide’s range/);
  assert.doesNotMatch(`${first?.reason} ${first?.next}`, /date|both/);
});

test('what a source cannot have, or why it failed, is shown beside it', () => {
  assert.deepEqual(comparisonReasons([edition, LIVE_CARS_ONLY, market], true).slice(1), [LIVE_CARS_ONLY]);
  assert.deepEqual(comparisonReasons([FAILED], true), [FAILED]);
  assert.deepEqual(comparisonReasons([], true), []);
});

test('sources that fail for one reason state it once', () => {
  assert.deepEqual(comparisonReasons([FAILED, live, { ...FAILED }], false), [FAILED, live]);
  assert.deepEqual(comparisonReasons([FAILED, { ...FAILED }, market], true).slice(1), [FAILED]);
});

test('billed market prices are for where the free service has none, with whatever advice, not for where it fails', () => {
  const cases = [
    [market, true],
    [{ ...market, next: 'Check both.' }, true],
    [FAILED, false],
  ] as const;
  for (const [because, isOffered] of cases)
    assert.equal(hasNoFreeMarketPrices({ value: null, because }), isOffered, because.reason);
  assert.equal(hasNoFreeMarketPrices({ value: { retail: null, clean: null, average: null, below: null } }), false);
});

test('each source has its own reason where the mileage is not known to be out of range', () => {
  assert.deepEqual(comparisonReasons([edition, live, FAILED], false), [edition, live, FAILED]);
});
