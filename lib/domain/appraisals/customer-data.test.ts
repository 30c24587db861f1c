import assert from 'node:assert/strict';
import { test } from 'node:test';
import { customerDataWords } from './customer-data';

test('what is erased is named where it is there, and a signature alone can be erased too', () => {
  for (const hasText of [true, false])
    for (const hasPhotos of [true, false])
      for (const hasSignature of [true, false]) {
        const words = customerDataWords({ hasText, hasPhotos, hasSignature });
        assert.equal(words.includes('details'), hasText);
        assert.equal(words.includes('photos'), hasPhotos);
        assert.equal(words.includes('signature'), hasSignature);
        assert.equal(words === '', !hasText && !hasPhotos && !hasSignature);
      }
});
