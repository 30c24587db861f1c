import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listedPounds } from './listed-pounds';

test('a list marks a price that was paid', () => {
  assert.equal(listedPounds({ offerPounds: null, boughtPounds: null }), null);
  assert.equal(listedPounds({ offerPounds: 9_000, boughtPounds: null }), '£9,000');
  assert.equal(listedPounds({ offerPounds: 9_000, boughtPounds: 8_900 }), 'Paid £8,900');
});
