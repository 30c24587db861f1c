import assert from 'node:assert/strict';
import { test } from 'node:test';
import { comparisonReasons, LIVE_CARS_ONLY, NO_VALUE_BY_DATE } from './no-value-words';

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

test('each source has its own reason where the mileage is not known to be out of range', () => {
  assert.deepEqual(comparisonReasons([edition, live, FAILED], false), [edition, live, FAILED]);
});
