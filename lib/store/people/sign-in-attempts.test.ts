/** Attempts that come at the same moment are all counted, also the first ones of an address. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onEachEngine } from '@/lib/health/testing/each-engine';
import { createSignInAttempts } from './sign-in-attempts';

const WINDOW_MINUTES = 15;
const ROUNDS = 20;
const TOGETHER = 8;

onEachEngine('Attempts', ({ database }) => {
  test('the first of a key, made at the same moment, are counted one by one', async () => {
    const attempts = createSignInAttempts(database.drizzle);
    const counts = Array.from({ length: TOGETHER }, (_, index) => index + 1);
    for (let round = 0; round < ROUNDS; round++) {
      const found = await Promise.all(counts.map(() => attempts.countAttempt(`address ${round}`, WINDOW_MINUTES)));
      assert.deepEqual(
        found.sort((a, b) => a - b),
        counts,
      );
    }
  });
});
