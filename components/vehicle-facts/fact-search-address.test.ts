import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unknownParams } from '@/components/layout/navigation/address-params';
import { FACT_NAMES } from '@/lib/domain/vehicles/facts/fact-filters';
import { pagePath, readFactSearch, sortedPath } from './fact-search-address';

test('the page of a search by facts knows every name that its own address may have', () => {
  const names = ['kind', 'make', 'fuel', 'body', ...FACT_NAMES, 'sort', 'order', 'page', 'saved'];
  const fields = readFactSearch(new URLSearchParams(names.map((name) => [name, '1'])));
  assert.deepEqual(Object.keys(fields), names);
  for (const path of [pagePath(fields, 2), sortedPath(fields, 'name')]) {
    const { pathname, searchParams } = new URL(path, 'http://localhost');
    assert.deepEqual([...searchParams.keys()], names);
    assert.deepEqual(unknownParams(pathname, searchParams), []);
  }
});
