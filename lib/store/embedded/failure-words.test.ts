import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failureWords } from './failure-words.mjs';

test('what the embedded database throws is words: an error of its file system is no Error', () => {
  // As PGlite 0.5.14 throws them where its disk is full, and in a way that we have no words for.
  assert.equal(
    failureWords({ name: 'ErrnoError', errno: 51 }),
    'there is no space left on its disk (ENOSPC); free some',
  );
  assert.equal(failureWords({ name: 'ErrnoError', errno: 999 }), 'its file system failed (WASI error 999)');
  assert.equal(failureWords(new Error('it is broken')), 'it is broken');
  // With PG_VERSION 17, and with a pg_control of random bytes.
  for (const words of ['PGlite failed to initialize properly', 'Aborted(). Build with -sASSERTIONS for more info.'])
    assert.match(failureWords(new Error(words)), /another version of PostgreSQL; restore the newest backup/);
  for (const thrown of [{ errno: 51 }, { errno: 1 }, 'words', null])
    assert.doesNotMatch(failureWords(thrown), /\[object/);
});
