/** One table of headings and cells through every reader of a dealer's file: the same column, the same miles. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDelimited } from '@/lib/encoding/delimited.mjs';
import { isCar, stockRowReader } from '@/lib/domain/stock/read-stock-rows';
import { findColumns } from '@/lib/domain/stock/stock-columns';
import { pastSaleReader } from '@/lib/domain/stock-cars/past-sales/read-past-sales';
import { columnsByHeading, kilometresUnder } from '@/lib/domain/stock-cars/past-sales/sale-columns';
import type { ColumnProfile } from '@/lib/domain/stock-cars/sources/column-profile';
import { withProfile } from '@/lib/domain/stock-cars/sources/with-profile';

const TODAY = '2026-11-25';
const KM = [
  'km',
  'KMs',
  'Kilometres',
  'Kilometers',
  'Odometer (km)',
  'Mileage (km)',
  'Mileage KM',
  'Odometer in km',
  'Sale mileage (kms)',
  'Odometer (approx. km)',
];
const MILES = [
  'Mileage',
  'Miles',
  'Odometer',
  'Odo',
  'Odometer (miles)',
  'Mileage at sale',
  'Mileage at the sale',
  'Sale mileage',
  'Mileage out',
  'Odometer (mi, not km)',
];
const CASES: readonly (readonly [heading: string, cell: string, miles: number])[] = [
  ...KM.map((heading) => [heading, '74030', 46_000] as const),
  ...KM.map((heading) => [heading, '74030 km', 46_000] as const),
  ...KM.map((heading) => [heading, '46000 mi', 46_000] as const),
  ...MILES.map((heading) => [heading, '74030', 74_030] as const),
  ...MILES.map((heading) => [heading, '46000 miles', 46_000] as const),
];

/** A stock list with a heading as it is, or with the heading that a feed has for its mileages. */
function milesInStock(heading: string, cell: string, profile: ColumnProfile): number | null {
  const rows = readDelimited(`Reg,${heading.includes(',') ? `"${heading}"` : heading}\nAB12 CDE,${cell}\n`);
  const profiled = withProfile(rows, profile);
  assert.ok('table' in profiled);
  const { columns, labels, rows: below } = findColumns(profiled.table);
  assert.ok(columns);
  const [row] = below.map(stockRowReader(columns, TODAY, labels));
  return row && isCar(row) ? row.mileage : null;
}

function milesInSales(heading: string, cell: string, at: 'by its heading' | 'as chosen'): number | null {
  const headings = ['Reg', 'Date sold', 'Sold for', heading];
  const columns = { ...columnsByHeading(headings), ...(at === 'as chosen' && { mileage: 3 }) };
  assert.equal(columns.mileage, 3);
  const reader = pastSaleReader(columns, 'retail', TODAY, kilometresUnder(headings[columns.mileage] ?? ''));
  return reader({ number: 2, cells: ['AB12 CDE', '01/06/2026', '8450', cell] }).sale?.mileage ?? null;
}

for (const [heading, cell, miles] of CASES)
  test(`${cell} under “${heading}” is ${miles} miles in a list, in a feed and in past sales`, () => {
    assert.equal(milesInStock(heading, cell, {}), miles, 'stock list, and a feed without headings');
    assert.equal(milesInStock(heading, cell, { mileage: heading }), miles, 'a feed with its heading');
    assert.equal(milesInSales(heading, cell, 'by its heading'), miles, 'past sales');
    assert.equal(milesInSales(heading, cell, 'as chosen'), miles, 'past sales, the column chosen');
  });

test('without a unit in the heading, kilometres in a cell of past sales are converted; two columns: the miles count', () => {
  assert.equal(milesInSales('Mileage', '74,030 km', 'by its heading'), 46_000);
  assert.equal(columnsByHeading(['Odometer (km)', 'Miles']).mileage, 1);
});
