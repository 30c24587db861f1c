/** What an erasure says may still contain what it erased. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ERASED_STORAGE, erasurePlaces, remainingWords } from './erasure-places';

describe('After an erasure', () => {
  for (const storage of ERASED_STORAGE)
    for (const place of erasurePlaces)
      test(`of ${place}, with files ${storage}, backups are named, and devices if they may hold a copy`, () => {
        const words = remainingWords([{ place, count: 1 }], storage).join(' ');
        assert.match(words, /backups/i);
        assert.equal(/device .* up to 30 days/.test(words), place === 'records');
      });

  test('of nothing, nothing is named', () => {
    for (const storage of ERASED_STORAGE) assert.deepEqual(remainingWords([], storage), []);
  });
});
