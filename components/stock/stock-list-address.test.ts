import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listPath } from '@/lib/domain/page-paths';
import { listIdIn } from './stock-list-address';

const ID = '4f1c2a9e-0000-4000-8000-00000000000a';

test('a list’s address names it, and no other page’s address does', () => {
  assert.equal(listIdIn(listPath(ID)), ID);
  assert.equal(listIdIn(`${listPath(ID)}/`), ID);
  for (const path of ['/', '/stock', '/stock/', '/stockade/' + ID, `/valuations/${ID}`, `${listPath(ID)}/auction`]) {
    assert.equal(listIdIn(path), null, path);
  }
});
