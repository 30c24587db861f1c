/** One table of headings and cells through every reader of a dealer's file: the same column, the same miles. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDelimited } from '@/lib/encoding/delimited.mjs';
import { isCar, stockRowReader } from '@/lib/domain/stock/read-stock-rows';
import { findColumns } from '@/lib/domain/stock/columns/stock-columns';
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
  'Kilométrage',
  'KILOMÉTRAGE',
  'Kilometrage',
  'kilométrage (km)',
  'Kilomètres',
  'Kilométres',
  'Kilometre',

  'Kilometerstand',
  'KILOMETERSTAND',
  'Kilometer-Stand',
  'Km-Stand',
  'KM Stand',
  'KmStand',
  'km_stand',
  'Laufleistung',
  'Laufleistung (km)',
  'Kilometraje',
  'Kilómetros',
  'Quilómetros',
  'Quilometragem',
  'Chilometri',
  'Chilometraggio',
  'Przebieg',
  'Distance (km)',
  'Genuine kilometres',
  'Kms covered',
  'Mileage-KM',
  'Odometer_KM',
  'KMS.',
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
const KM_UNITS = ['K', 'k', 'KM', 'km', 'Kms', 'km.', 'KLM', 'Kilometres', 'kilometers', 'Kilometre', 'Kilomètres'];
const MILES_UNITS = ['M', 'm', 'Mi', 'mi.', 'Mls', 'Miles', 'MILE'];
/** Headings of a column of units, each with a heading of the mileages beside it. */
const UNIT_HEADINGS = [
  'Odometer Unit',
  'Odometer units',
  'Odo Unit',
  'Odo UOM',
  'ODOMETER_UOM',
  'OdometerUnit',
  'Mileage Unit',
  'Mileage units',
  'Mileage UoM',
  'Mileage (unit)',
  'Distance unit',
  'Distance units',
  'Unit of distance',
  'Unit',
  'Units',
  'UOM',
  'Unit of measure',
  'Mileage type',
  'Odometer indicator',
  'Miles/KM',
  'Mi/Km',
  'M/K',
  'KM/Miles',
  'K or M',
  'Odometer reading unit',
  'Mileage unit of measure',
  'Vehicle mileage unit',
  'Units of mileage',
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

/** The miles of a row with a column of units, in every order of the two, in a list, a feed and past sales. */
function milesBesideUnit(unitHeading: string, cell: string, unit: string): (number | null)[] {
  return [
    [
      ['AB12 CDE', cell, unit],
      ['Reg', 'Odometer', unitHeading],
    ],
    [
      ['AB12 CDE', unit, cell],
      ['Reg', unitHeading, 'Odometer'],
    ],
  ].flatMap(([cells = [], headings = []]) => {
    const table = [headings, cells].map((row, at) => ({ number: at + 1, cells: row }));
    const inStock = [{}, { mileage: 'Odometer' }].map((profile) => {
      const profiled = withProfile(table, profile);
      assert.ok('table' in profiled);
      const { columns, labels, rows } = findColumns(profiled.table);
      assert.ok(columns);
      if (unit !== '') assert.notEqual(columns.reference, headings.indexOf(unitHeading));
      const [row] = rows.map(stockRowReader(columns, TODAY, labels));
      return row && isCar(row) ? row.mileage : null;
    });
    const sale = [...headings, 'Date sold', 'Sold for'];
    const columns = columnsByHeading(sale);
    assert.equal(columns.mileage, headings.indexOf('Odometer'));
    const reader = pastSaleReader(columns, 'retail', TODAY, kilometresUnder('Odometer'), sale);
    return [...inStock, reader({ number: 2, cells: [...cells, '01/06/2026', '8450'] }).sale?.mileage ?? null];
  });
}
const six = (miles: number | null) => Array.from({ length: 6 }, () => miles);

for (const heading of UNIT_HEADINGS)
  test(`a column “${heading}” decides row by row, in every spelling of the unit`, () => {
    for (const unit of KM_UNITS) {
      assert.deepEqual(milesBesideUnit(heading, '74030', unit), six(46_000), unit);
      assert.deepEqual(milesBesideUnit(heading, '74030.00', unit), six(46_000), unit);
      assert.deepEqual(
        milesBesideUnit(heading, '46000 miles', unit),
        six(46_000),
        `the cell’s own unit before ${unit}`,
      );
    }
    for (const unit of MILES_UNITS) {
      assert.deepEqual(milesBesideUnit(heading, '46,000', unit), six(46_000), unit);
      assert.deepEqual(milesBesideUnit(heading, '74,030 km', unit).slice(2, 3), [46_000], `past sales, ${unit}`);
    }
    assert.deepEqual(milesBesideUnit(heading, '46000', ''), six(46_000), 'no unit');
  });

test('a unit that cannot be read makes the row a problem, unless the heading may mean something else', () => {
  assert.deepEqual(milesBesideUnit('Odometer unit', '46000', 'leagues'), six(null));
  assert.deepEqual(milesBesideUnit('Mileage type', '46000', 'Warranted'), six(46_000));
});

test('under a heading of thousands a figure of past sales is in thousands', () => {
  const headings = ['Reg', 'Date sold', 'Sold for', 'Mileage (k)'];
  const reader = pastSaleReader(columnsByHeading(headings), 'retail', TODAY, 'marked', headings);
  assert.equal(reader({ number: 2, cells: ['AB12 CDE', '01/06/2026', '8450', '62.5'] }).sale?.mileage, 62_500);
});
