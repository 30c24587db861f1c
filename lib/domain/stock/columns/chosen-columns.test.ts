/** A mileage column chosen by hand is read as its own heading says, whatever applied to the former one. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDelimited } from '@/lib/encoding/delimited.mjs';
import { chosenColumns } from './chosen-columns';
import { findColumns, type StockColumns } from './stock-columns';

/** Each with what its heading says: whether all its mileages are kilometres. */
const HEADINGS: readonly (readonly [heading: string, kilometres: 'all' | undefined])[] = [
  ['km', 'all'],
  ['Odometer (km)', 'all'],
  ['Mileage KM', 'all'],
  ['Odometer (approx. km)', 'all'],
  ['Kilometres', 'all'],
  ['Mileage', undefined],
  ['Miles', undefined],
  ['Odometer (miles)', undefined],
  ['Miles (not km)', undefined],
  ['True', undefined],
  ['Column 3', undefined],
];
const SETTINGS = [undefined, 'all', 'marked'] as const;

for (const [heading, kilometres] of HEADINGS)
  test(`a column headed “${heading}” is read ${kilometres ? 'in kilometres' : 'in miles'}, whatever the former one was in`, () => {
    for (const former of SETTINGS) {
      const columns: StockColumns = { plate: 0, mileage: 1, reference: null, kilometres: former };
      const chosen = chosenColumns(columns, { mileage: 2 }, ['Reg', 'Former', heading]);
      assert.deepEqual(chosen, { plate: 0, mileage: 2, reference: null, kilometres });
    }
  });

for (const [heading, kilometres] of HEADINGS.filter(([heading]) => heading !== 'True'))
  test(`“${heading}” means the same in a list that is read and where it is chosen`, () => {
    const { columns: read } = findColumns(readDelimited(`Reg,${heading}\nAB21CDE,46000\nCD20EFG,30000\n`));
    assert.deepEqual([read?.mileage, read?.kilometres], [1, kilometres]);
  });

test('what a person sets after choosing the column stays, whichever other column they choose then', () => {
  const labels = ['Reg', 'Mileage', 'Odometer (km)', 'Lot'];
  for (const setting of SETTINGS) {
    const column = chosenColumns({ plate: 0, mileage: 1, reference: null }, { mileage: 2 }, labels);
    const set = chosenColumns(column, { kilometres: setting }, labels);
    for (const change of [{ reference: 3 }, { plate: 3 }, { mileage: 2 }, {}])
      assert.equal(chosenColumns(set, change, labels).kilometres, setting);
  }
});

test('a change that says itself how to read its column is followed', () => {
  for (const setting of SETTINGS) {
    const change = { mileage: 1, kilometres: setting };
    const chosen = chosenColumns({ plate: 0, mileage: 2, reference: null }, change, ['Reg', 'Kms', 'Miles']);
    assert.equal(chosen.kilometres, setting);
  }
});
