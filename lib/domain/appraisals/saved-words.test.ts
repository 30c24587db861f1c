import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editionWords } from '@/lib/domain/valuations/edition';
import { savedOfferWords } from './saved-words';

for (const [given, words] of [
  [editionWords('valuation', '2026-06-05'), 'Guide values on 5 Jun 2026.'],
  [editionWords('internetPrices', '2026-06-05'), 'Guide values on 5 Jun 2026.'],
  [
    'The guide as it stood on 5 Jun 2026; this service does not name its edition.',
    'The guide as it stood on 5 Jun 2026.',
  ],
  ['Guide values of June 2026.', 'Guide values of June 2026.'],
  ['', ''],
  [null, ''],
] as const) {
  test(`an offer from “${given}” names its day, and no edition that is not known`, () => {
    const [first, last] = ['Saved as it was then.', 'Later editions do not change it.'];
    assert.equal(savedOfferWords(given), words === '' ? `${first} ${last}` : `${first} ${words} ${last}`);
  });
}
