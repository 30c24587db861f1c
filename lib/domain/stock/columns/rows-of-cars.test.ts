import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDelimited } from '@/lib/encoding/delimited.mjs';
import { findColumns } from './stock-columns';
import { rowsOfCars } from './rows-of-cars';

const HEADING = 'Reg,Mileage,Price';
const NO_CARS = ['TOTAL,,18990', 'Total: 2,,', 'Totals,66000,', 'Sub-total,63000,', 'Subtotal,,', 'Grand total,,5'];
NO_CARS.push(',TOTAL,18990', 'Average,33000,', 'Sum,66000,', HEADING, 'REG,MILEAGE,PRICE', 'reg,mileage,price,,');
NO_CARS.push(
  'End of report,,',
  'Printed 28/11/2026 09:14,,',
  'Page 1 of 2,,',
  'Report date: 28/11/2026,,',
  'Stock total,,1',
);
const ROWS = ['nonsense,46000,1', ',46000,9995', 'AB21CDE,,', 'TOT4L,46000,1', 'Printer van,1,2', 'Total,AB21CDE,1'];

const below = (...lines: string[]) => findColumns(readDelimited([HEADING, ...lines].join('\n'))).rows;

for (const line of NO_CARS)
  test(`“${line}” is no car of a list, and no row with a problem`, () => {
    const rows = below('YR20KAA,20000,1', line, 'YR20KAB,21000,2', line);
    assert.deepEqual(
      rows.map(({ number }) => number),
      [2, 4],
    );
  });

for (const line of ROWS)
  test(`“${line}” stays, to be valued or named as a problem`, () =>
    assert.equal(below('YR20KAA,20000,1', line).length, 2));

test('without headings nothing is taken for them', () => {
  const rows = readDelimited('AB21CDE,46000\nAB21CDE,46000');
  assert.equal(rowsOfCars(rows, []).length, 2);
});
