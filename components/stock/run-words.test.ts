/** A run is shown as a success only if every car has a value. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { missingWords, runLook } from './run-words';

for (const state of ['running', 'paused', 'stopped', 'done', 'cancelled'] as const)
  for (const withoutValue of [0, 3])
    for (const failed of [0, 1]) {
      const isSuccess = state === 'done' && withoutValue === 0 && failed === 0;
      test(`${state}, ${withoutValue} without a value, ${failed} failed: ${isSuccess ? 'a' : 'no'} success`, () => {
        assert.equal(runLook({ state, withoutValue, failed }).tone === 'success', isSuccess);
        assert.equal(missingWords({ withoutValue, failed }) === '', withoutValue + failed === 0);
      });
    }
