import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cursorOfAddress, readPageCursor, writePageCursor } from './page-cursor';

const ID = '0b8f6a52-1f0e-4c53-9d8e-8f4f2b0f9a11';

for (const at of ['2026-11-23T03:21:48.123Z', '2026-11-23 03:21:48.123456+00', '2026-07-01 00:00:00+01:00'])
  test(`a page begins after ${at}, which needs no escaping in an address`, () => {
    const after = writePageCursor({ at, id: ID });
    assert.equal(new URLSearchParams(`after=${after}`).get('after'), after);
    assert.equal(encodeURIComponent(after), after);
    assert.ok(after.length <= 100, 'fits its field');
    assert.deepEqual(readPageCursor(after), { at, id: ID });
    assert.deepEqual(readPageCursor(`${at}_${ID}`), { at, id: ID }, 'as it was written before');
  });

// A Date is more lenient than PostgreSQL: it accepts the first two.
for (const after of [
  `1_${ID}`,
  `2026-02-31T00:00:00Z_${ID}`,
  `infinity_${ID}`,
  '2026-11-23T03:21:48Z_1',
  '_',
  'x',
  // The database's text, sent without escaping its plus.
  new URLSearchParams(`after=2026-11-23 03:21:48.123456+00_${ID}`).get('after'),
  writePageCursor({ at: 'yesterday', id: ID }),
  writePageCursor({ at: '2026-11-23T03:21:48Z', id: '1' }),
])
  test(`“${after}” is no page`, () => {
    assert.equal(readPageCursor(after ?? ''), null);
    assert.equal(cursorOfAddress(after), '');
  });

test('any text is read without an error, and what is written is read', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void readPageCursor(text)));
  fc.assert(fc.property(fc.stringMatching(/^[\w-]*$/), (text) => void readPageCursor(text)));
  const dates = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(dates, fc.uuid(), (date, id) => {
      const cursor = { at: date.toISOString(), id };
      assert.deepEqual(readPageCursor(writePageCursor(cursor)), cursor);
      assert.equal(cursorOfAddress(writePageCursor(cursor)), writePageCursor(cursor));
    }),
  );
});
