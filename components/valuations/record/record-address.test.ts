import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recordPath } from '@/lib/domain/page-paths';
import { recordIdIn } from './record-address';

const ID = '4f1c2a9e-0000-4000-8000-00000000000a';

test('a record’s address names it, and no other page’s address does', () => {
  assert.equal(recordIdIn(recordPath(ID)), ID);
  for (const path of ['/', '/valuations', '/valuations/vin', '/valuations/identifier', `/valuations/${ID}/customer`]) {
    assert.equal(recordIdIn(path), null, path);
  }
});
