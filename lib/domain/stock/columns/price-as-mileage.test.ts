/** A price is never read as a mileage: of many real headings of mileages, each is found beside a price, in either order. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { columnsByHeading } from '@/lib/domain/stock-cars/past-sales/sale-columns';
import { withProfile } from '@/lib/domain/stock-cars/sources/with-profile';
import { readDelimited } from '@/lib/encoding/delimited.mjs';
import { isCar, stockRowReader } from '../read-stock-rows';
import { findColumns } from './stock-columns';

const MILEAGES = [
  'Mileage',
  'MILEAGE',
  'Miles',
  'Odometer',
  'Odo',
  'Milage',
  'Mileages',
  'Mls',
  'Clock',
  'Clocked',
  'Speedo',

  'Mileage (k)',
  'Mileage (000s)',
  'Mileage (000)',
  "Mileage '000",
  'Mileage (thousands)',
  'Miles (000s)',
  'Miles k',
  'Mileage (approx)',
  'Mileage (approx.)',
  'Mileage (warranted)',
  'Mileage (unwarranted)',
  'Mileage (verified)',
  'Odometer (mi)',
  'Odometer Reading (miles)',
  'Odo. Reading',
  'Current Odometer Reading',
  'Odometer reading',
  'Miles Covered',
  'Miles done',
  'Mileage at sale',
  'Mileage on arrival',
  'Last mileage',
  'Latest mileage',
  'Mileage/KM',
  'KM',
  'Kms',
  'Km Stand',
  'Km-Stand',
  'Kilometerstand',
  'Kilométrage',
  'Kilometrage',
  'Odometer KM',
  'Distance',
  'Distance (miles)',
  'Distance (km)',
  'Recorded Mileage',
  'Total Miles',
  'Total mileage',
  'Mileage *',
  'Mileage - Current',
  'Mileage?',
  'MILEAGE_VALUE',
  'Vehicle Mileage',
  'Actual Mileage (mi)',
  'Genuine Mileage',

  'Reported Mileage',
  'Declared Mileage',
  'Inspection Mileage',
  'Mileage (Miles)',
  'Speedo Reading',
  'Odometer Value',
  'Mileage 28/11/26',
  'Verified Mileage',
  'Mileage at Inspection',
  'Mileage in',
  'Mileage out',
  'Laufleistung',
  'Odometer Miles/Km',
  'Warranted Mileage',
  'Unwarranted mileage',
  'Stated mileage',
  'Advertised mileage',
  'VehicleMileage',
  'vehicle_mileage',
  'odometer_reading',
  'odometerReading',
  'ODOMETER READING',
  'Mileage (mls)',
  'Mileage now',
  'Mileage today',
  'Est. mileage',
  'Approx mileage',
  'Collection mileage',
  'Delivery mileage',
  'Mileage when bought',
  'Purchase mileage',
  'Stock mileage',
  'Car mileage',
  'DVSA mileage',
  'Mileage (odometer)',
  'Odometer mileage',
  'Kilomètres',
  'Kilometer',
  'Kilometraje',
  'Chilometraggio',
  'Quilometragem',
  'Przebieg',
  'Kilometres',
  'Kilometers',
  'Odometer (approx. km)',
  'Odometer in km',
  'Mileage (km)',
  'Laufleistung (km)',
];
/** No column of the mileages, beside a price: the file is refused, and the price is not taken. */
const OTHERS = [
  'Mileage Indicator',
  'Mileage Unit',
  'Mileage date',
  'Mileage type',
  'Mileage verified',
  'Mileage (£)',
  'Mileage UOM',

  'Annual mileage',
  'Contract mileage',
  'Mileage allowance',
  'Price per mile',
  'Guide mileage',
  'Mileage adjustment',
  'CO2 (g/km)',
  'Range (miles)',
  'Excess mileage (ppm)',
  'Service due miles',
  'Mileage warranted',
  'Description',
];
const PRICES = [
  'Reserve',
  'CAP clean',
  'CAP',
  'Price',
  'Cost',
  'Retail',
  'Trade',
  'Clean',
  'Guide',
  'Hammer',
  'Bid',
  'BIN',
  'SIV',

  'Stand in value',
  'Buy now',
  'Lot value',
  'Asking',
  'Valuation',
  'Total',
  'Book',
  'Est.',
  'Nett',
  'Engine',
  'Weight',
];
const SALE = ['Sale date', 'Sold for'];

/** Two cars of which every price could be a mileage. */
const tableOf = (headings: readonly string[], rows: readonly (readonly string[])[]) =>
  readDelimited([headings, ...rows].map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n'));

for (const heading of MILEAGES)
  test(`“${heading}” is the mileage beside a price, on either side of it`, () => {
    for (const price of PRICES)
      for (const headings of [
        ['Lot', 'Reg', heading, price],
        ['Lot', 'Reg', price, heading],
      ]) {
        const rows = [
          ['1', 'LM18 DAA', '9500', '9500'],
          ['2', 'LM18 DAB', '11000', '11000'],
        ];
        assert.equal(findColumns(tableOf(headings, rows)).columns?.mileage, headings.indexOf(heading), headings.join());
      }
    const sales = ['Reg', ...SALE, heading];
    assert.equal(columnsByHeading(sales).mileage, 3);
    assert.equal(columnsByHeading(sales.toReversed()).mileage, 0);
  });

for (const heading of [...OTHERS, ...PRICES])
  test(`“${heading}” is no mileage, and nor is the price beside it`, () => {
    for (const price of PRICES)
      for (const headings of [
        ['Reg', heading, price],
        ['Reg', price, heading],
      ]) {
        const found = findColumns(tableOf(headings, [['LM18 DAA', '9500', '9500']]));
        assert.deepEqual([found.columns, found.missing], [null, 'mileage'], headings.join());
      }
    assert.equal(columnsByHeading(['Reg', ...SALE, heading]).mileage, null);
  });

for (const heading of [
  'Mileage (k)',
  'Mileage (000s)',
  "Miles '000",
  'Odometer (thousands)',
  'Kilometres (k)',
  'Mileage k',
])
  for (const [cell, figure] of [
    ['45', 45_000],
    ['62.5', 62_500],
    ['120', 120_000],
    ['45k', 45_000],
    ['45,120', 45_120],
    ['45120', 45_120],
  ] as const)
    test(`${cell} under “${heading}” is ${figure}, in a list and in a feed that names the heading`, () => {
      const table = tableOf(['Reg', heading, 'Reserve'], [['LM18 DAA', cell, '9500']]);
      for (const profile of [{}, { mileage: heading }]) {
        const profiled = withProfile(table, profile);
        assert.ok('table' in profiled);
        const { columns, labels, rows } = findColumns(profiled.table);
        assert.ok(columns);
        const [row] = rows.map(stockRowReader(columns, '2026-11-29', labels));
        const miles = heading.startsWith('Kilo') ? Math.round(figure / 1.609344) : figure;
        assert.ok(row && isCar(row), row?.problem?.reason);
        assert.equal(row.mileage, miles);
      }
    });
