import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Fault } from '@/lib/fault';
import { nextPage, readCursor } from './page-cursor';

const ID = '0b8f6a52-1f0e-4c53-9d8e-8f4f2b0f9a11';

test('a list without a page begins at the top', () => {
  for (const none of ['', null, undefined]) assert.equal(readCursor(none), null);
});

for (const after of ['x', '_', `1_${ID}`, `2026-02-31T00:00:00Z_${ID}`, `2026-11-23 03:21:48.123456 00_${ID}`])
  test(`“${after}” is no page, and is refused at its field`, () => {
    assert.throws(
      () => readCursor(after),
      (fault) => fault instanceof Fault && fault.code === 'invalid_input' && fault.field === 'after',
    );
  });

test('the next page begins after the last row shown, and the last page has none', () => {
  const rows = [1, 2, 3].map((day) => ({ id: ID, createdAt: new Date(`2026-11-0${day}T08:00:00.123Z`) }));
  const { items, next } = nextPage(rows, 2);
  assert.equal(items.length, 2);
  assert.deepEqual(readCursor(next), { at: '2026-11-02T08:00:00.123Z', id: ID });
  assert.equal(nextPage(rows, 3).next, null);
});
