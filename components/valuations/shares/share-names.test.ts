/** The links to one record are distinct, so that a dealer ends the one they mean. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { shareNames } from './share-names';

const share = (id: string, createdAt: string, createdBy = 'Val') => ({ id, createdAt, createdBy });

test('a link is named by when and by whom it was created; of one minute, by its number too', () => {
  const names = shareNames([
    share('d', '2026-11-29T12:42:50Z'),
    share('c', '2026-11-29T12:42:40Z', 'Max'),
    share('b', '2026-11-29T12:42:10Z'),
    share('a', '2026-11-29T12:41:59Z'),
  ]);
  assert.deepEqual(Object.fromEntries(names), {
    d: 'created 29 Nov 2026, 12:42 by Val (no. 2)',
    c: 'created 29 Nov 2026, 12:42 by Max',
    b: 'created 29 Nov 2026, 12:42 by Val (no. 1)',
    a: 'created 29 Nov 2026, 12:41 by Val',
  });
});

test('no two links have the same name', () => {
  const created = fc.tuple(fc.nat(180), fc.constantFrom('Val', 'Max'));
  fc.assert(
    fc.property(fc.array(created, { maxLength: 12 }), (given) => {
      const shares = given.map(([seconds, by], index) =>
        share(String(index), new Date(Date.UTC(2026, 10, 29, 12, 0, seconds)).toISOString(), by),
      );
      assert.equal(new Set(shareNames(shares).values()).size, shares.length);
    }),
  );
});
