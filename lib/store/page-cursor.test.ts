import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCursor } from './page-cursor';

const ID = '0b8f6a52-1f0e-4c53-9d8e-8f4f2b0f9a11';

for (const at of ['2026-11-23T03:21:48.123Z', '2026-11-23 03:21:48.123456+00', '2026-07-01 00:00:00+01:00'])
  test(`a page begins after ${at}`, () => {
    assert.deepEqual(readCursor(`${at}_${ID}`), { at, id: ID });
  });

// A Date is more lenient than PostgreSQL: it accepts the first two.
for (const after of [
  `1_${ID}`,
  `2026-02-31T00:00:00Z_${ID}`,
  `infinity_${ID}`,
  '2026-11-23T03:21:48Z_1',
  '_',
  '',
  null,
])
  test(`“${after}” begins no page`, () => {
    assert.equal(readCursor(after), null);
  });
