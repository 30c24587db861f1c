import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findColumns } from '@/lib/domain/stock/columns/stock-columns';
import { factColumns } from '@/lib/domain/stock-cars/list-car';
import type { ColumnProfile } from './column-profile';
import { withProfile } from './with-profile';

const tableOf = (...rows: string[][]) => rows.map((cells, index) => ({ number: index + 1, cells }));
const CARS = [
  ['AB21 CDE', '46000', 'S1', '9500', '10995'],
  ['CD20 EFG', '12000', 'S2', '8000', '9995'],
];

function placesOf(headings: string[], profile: ColumnProfile): Partial<Record<string, number | null>> {
  const result = withProfile(tableOf(['Our stock'], headings, ...CARS), profile);
  assert.ok('table' in result);
  const { columns, labels } = findColumns(result.table);
  const facts: Partial<Record<string, number>> = Object.fromEntries(factColumns(labels));
  return { ...facts, plate: columns?.plate, mileage: columns?.mileage, reference: columns?.reference };
}

test('columns are found by the headings of the other system, in any spelling of spaces and capitals', () => {
  const headings = ['Ident', 'Clocked  up', 'Key tag', 'Landed', 'Windscreen'];
  const profile = {
    plate: 'IDENT',
    mileage: 'clocked up',
    reference: 'Key tag',
    costPounds: 'Landed',
    advertisedPounds: ' Windscreen ',
  };
  assert.deepEqual(placesOf(headings, profile), {
    plate: 0,
    mileage: 1,
    reference: 2,
    costPounds: 3,
    advertisedPounds: 4,
  });
});

for (const [field, headings, place] of [
  ['costPounds', ['Reg', 'Mileage', 'Stock number', 'Cost', 'Chosen'], 4],
  ['costPounds', ['Reg', 'Mileage', 'CostPrice', 'Paid:', 'Chosen'], 4],
  ['inOn', ['Reg', 'Mileage', 'Date_In', 'Stocked', 'Chosen'], 4],
  ['plate', ['Reg no', 'Chosen', 'Mileage', '', ''], 1],
  ['mileage', ['Reg', 'Odometer (km)', 'Miles', 'Chosen', ''], 3],
  ['reference', ['Reg', 'Mileage', 'StkNo', 'Chosen', ''], 3],
] as const)
  test(`a column under a usual heading of ${field} is not taken where another one was chosen: ${headings.join(', ')}`, () =>
    assert.equal(placesOf([...headings], { [field]: 'Chosen' })[field], place));

test('without a profile the table is as it was, and a heading that is missing is named', () => {
  const table = tableOf(['Reg', 'Mileage'], ['AB21 CDE', '46000']);
  assert.deepEqual(withProfile(table, {}), { table });
  assert.deepEqual(withProfile(table, { plate: ' ' }), { table });
  assert.deepEqual(withProfile(table, { plate: 'Reg', site: 'Branch code' }), { missing: ['Branch code'] });
  assert.deepEqual(withProfile([], { plate: 'Reg' }), { missing: ['Reg'] });
});
