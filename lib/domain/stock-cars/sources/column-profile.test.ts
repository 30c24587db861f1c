import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findColumns } from '@/lib/domain/stock/stock-columns';
import { factColumns } from '@/lib/domain/stock-cars/list-car';
import { withProfile, type ColumnProfile } from './column-profile';

const tableOf = (...rows: string[][]) => rows.map((cells, index) => ({ number: index + 1, cells }));
const CARS = [
  ['AB21 CDE', '46000', 'S1', '9500', '10995'],
  ['CD20 EFG', '12000', 'S2', '8000', '9995'],
];

function placesOf(headings: string[], profile: ColumnProfile) {
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

test('a column under a usual heading is not taken where another one was chosen', () => {
  const places: Partial<Record<string, number | null>> = placesOf(
    ['Reg', 'Mileage', 'Stock number', 'Cost', 'Landed'],
    {
      costPounds: 'Landed',
    },
  );
  assert.deepEqual([places['costPounds'], places['advertisedPounds']], [4, undefined]);
});

test('without a profile the table is as it was, and a heading that is missing is named', () => {
  const table = tableOf(['Reg', 'Mileage'], ['AB21 CDE', '46000']);
  assert.deepEqual(withProfile(table, {}), { table });
  assert.deepEqual(withProfile(table, { plate: ' ' }), { table });
  assert.deepEqual(withProfile(table, { plate: 'Reg', site: 'Branch code' }), { missing: ['Branch code'] });
  assert.deepEqual(withProfile([], { plate: 'Reg' }), { missing: ['Reg'] });
});
