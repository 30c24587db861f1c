import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listedPounds } from './listed-pounds';

const NONE = { offerPounds: null, requestedPounds: null, unmadePounds: null, boughtPounds: null };

test('a list marks a price that was paid, and has the amount of a request, and of an offer that was never made', () => {
  assert.equal(listedPounds(NONE), null);
  assert.equal(listedPounds({ ...NONE, requestedPounds: 9_500 }), '£9,500');
  assert.equal(listedPounds({ ...NONE, unmadePounds: 9_000 }), '£9,000 not made');
  assert.equal(listedPounds({ ...NONE, offerPounds: 9_000 }), '£9,000');
  assert.equal(listedPounds({ ...NONE, offerPounds: 9_000, boughtPounds: 8_900 }), 'Paid £8,900');
});
