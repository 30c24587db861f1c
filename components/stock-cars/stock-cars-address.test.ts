import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  activeFilterCount,
  readStockCarsView,
  stockCarsPath,
  stockCarsQuery,
  stockCarsTitle,
} from './stock-cars-address';

const viewOf = (address: string) =>
  readStockCarsView(Object.fromEntries(new URL(address, 'http://localhost').searchParams));

for (const [address, written] of [
  ['/stock/cars', '/stock/cars'],
  ['/stock/cars?sort=days&order=descending&page=1', '/stock/cars'],
  ['/stock/cars?status=for_sale&site=Leeds&days=61&only=outside&sort=gain&order=ascending&page=2', null],
  ['/stock/cars?status=lost&days=60&only=all&sort=plate&order=up&page=0', '/stock/cars'],
] as const)
  test(`${address} is written as ${written ?? 'it was'}`, () =>
    assert.equal(stockCarsPath(viewOf(address)), written ?? address));

test('an order alone is no filter, and is requested', () => {
  const view = viewOf('/stock/cars?sort=gain&order=ascending');
  assert.equal(activeFilterCount(view), 0);
  assert.deepEqual(stockCarsQuery(view), {
    unidentified: false,
    outside: false,
    flagged: false,
    sort: 'gain',
    direction: 'ascending',
  });
});

for (const [status, title] of [
  ['', 'Cars in stock'],
  ['reserved', 'Cars in stock'],
  ['sold', 'Sold cars'],
  ['removed', 'Removed cars'],
] as const)
  test(`the list with the status “${status}” is titled ${title}`, () =>
    assert.equal(stockCarsTitle({ status }), title));
