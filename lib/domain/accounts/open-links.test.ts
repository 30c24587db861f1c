import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openLinksWords } from './open-links';

for (const [links, words] of [
  [0, null],
  [1, 'Nora has 1 customer link open. It stays open after deactivation, until it expires or is revoked.'],
  [3, 'Nora has 3 customer links open. They stay open after deactivation, until they expire or are revoked.'],
] as const)
  test(`${links} open links of a user: ${words}`, () => {
    assert.equal(openLinksWords('Nora', links), words);
  });
