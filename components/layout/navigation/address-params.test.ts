import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PAGE_PARAMS, unknownParams } from './address-params';

for (const [address, unknown] of [
  ['/ledger?person=1&from=2026-01-01', []],
  ['/ledger?persons=1&persons=2&from=2026-01-01', ['persons']],
  ['/vehicles/car/50031?on=2026-01-01', []],
  ['/vehicles/car/50031/forecast?by=plate&beside=a&beside=b&milage=5', ['milage']],
  ['/vehicles/compare?vehicle=car-50031', []],
  ['/vehicles/compare?on=2026-01-01', ['on']],
  ['/somewhere?foo=1', []],
] as const) {
  test(`${address}: ${unknown.join() || 'nothing'} is unknown`, () => {
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    assert.deepEqual(unknownParams(pathname, searchParams), unknown);
  });
}

test('a page has one entry, before any wider one that fits it too', () => {
  const paths = PAGE_PARAMS.map(({ path }) => path);
  assert.equal(new Set(paths).size, paths.length);
  for (const path of paths.filter((candidate) => !candidate.includes('*')))
    assert.deepEqual(
      unknownParams(
        path,
        new URLSearchParams(PAGE_PARAMS.find((page) => page.path === path)?.names.map((name) => [name, '1'])),
      ),
      [],
    );
});
