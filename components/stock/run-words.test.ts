/** A run is shown as a success only if every car has a value. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answeringWords, missingWords, runEndWords, runHeading, runLook } from './run-words';

for (const state of ['running', 'paused', 'stopped', 'done', 'cancelled'] as const)
  for (const withoutValue of [0, 3])
    for (const failed of [0, 1]) {
      const isSuccess = state === 'done' && withoutValue === 0 && failed === 0;
      test(`${state}, ${withoutValue} without a value, ${failed} failed: ${isSuccess ? 'a' : 'no'} success`, () => {
        assert.equal(runLook({ state, answering: 0, withoutValue, failed }).tone === 'success', isSuccess);
        assert.equal(missingWords({ withoutValue, failed }) === '', withoutValue + failed === 0);
      });
    }

test('only a run that has not ended is still valuing, and its end says what came of it', () => {
  for (const [state, heading] of [
    ['running', 'Valuing'],
    ['paused', 'Valuing'],
    ['stopped', 'Valuing'],
    ['done', 'Valued'],
    ['cancelled', 'Cancelled run'],
  ] as const)
    assert.equal(runHeading({ state }), heading);
  const counts = { valued: 6, withoutValue: 1, failed: 1 };
  assert.equal(runEndWords({ ...counts, state: 'done' }), 'The list is valued: 6 valued, 1 without a value, 1 failed.');
  assert.equal(
    runEndWords({ valued: 2, withoutValue: 0, failed: 0, state: 'cancelled' }),
    'The run is cancelled: 2 valued.',
  );
});

for (const state of ['running', 'paused', 'stopped', 'done', 'cancelled'] as const)
  for (const [answering, words] of [
    [0, ''],
    [1, '1 car is still being answered'],
    [1_200, '1,200 cars are still being answered'],
  ] as const) {
    const isPausing = state === 'paused' && answering > 0;
    test(`${state}, ${words || 'no car is being answered'}: ${isPausing ? 'pausing' : 'the word of its state'}`, () => {
      const look = (count: number) => runLook({ state, answering: count, withoutValue: 0, failed: 0 });
      assert.deepEqual(look(answering), isPausing ? { ...look(0), word: 'Pausing' } : look(0));
      assert.equal(look(0).word === 'Paused', state === 'paused');
      assert.equal(answeringWords({ answering }), words);
    });
  }
