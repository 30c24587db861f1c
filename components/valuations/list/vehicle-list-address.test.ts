import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  activeFilterCount,
  isFiltered,
  readVehicleListAddress,
  vehicleQueryOf,
  writeVehicleListAddress,
} from './vehicle-list-address';

const paramsOf = (address: string) => Object.fromEntries(new URL(address, 'http://localhost').searchParams);

for (const address of [
  '/valuations',
  '/valuations?who=me&origin=list&only=flagged&from=2026-03-01&to=2026-03-31&search=golf+match',
  '/valuations?only=unvalued&sort=change&order=ascending&page=7',
  '/valuations?sort=times&rows=all',
])
  test(`${address} is read and written as it was`, () =>
    assert.equal(writeVehicleListAddress(readVehicleListAddress(paramsOf(address))), address));

for (const [address, read] of [
  ['/valuations?who=&origin=&only=&from=&to=', '/valuations'],
  ['/valuations?from=3/3/26', '/valuations?from=2026-03-03'],
  ['/valuations?from=1/11/2026&to=1/10/2026', '/valuations?from=2026-10-01&to=2026-11-01'],
  ['/valuations?from=31/02/2026&sort=plate&page=-4&origin=x', '/valuations'],
  ['/valuations?order=asc', '/valuations?order=ascending'],
  ['/valuations?order=descending&sort=valued&page=1', '/valuations'],
  ['/valuations?search=AB12CDE', '/valuations'],
  ['/valuations?search=WVWZZZCDZMW000001', '/valuations'],
] as const)
  test(`${address} is read as ${read}`, () =>
    assert.equal(writeVehicleListAddress(readVehicleListAddress(paramsOf(address))), read));

test('the server receives the filter and the order', () => {
  const view = readVehicleListAddress(paramsOf('/valuations?who=me&only=unvalued&sort=clean&order=asc&page=3'));
  assert.deepEqual(vehicleQueryOf(view), { mine: true, unvalued: true, sort: 'clean', direction: 'ascending' });
  assert.equal(isFiltered(view), true);
  assert.equal(isFiltered(readVehicleListAddress({ sort: 'clean', page: '2' })), false);
});

test('the filters that are set are counted; search, order and page are none', () => {
  const countOf = (params: Record<string, string>) => activeFilterCount(readVehicleListAddress(params));
  assert.equal(countOf({ search: 'golf', sort: 'clean', page: '2' }), 0);
  assert.equal(countOf({ who: 'me', origin: 'list', from: '2026-11-01', only: 'nothing of ours' }), 3);
});
