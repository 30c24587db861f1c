import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chosenBefore } from './chosen-before';

const LABELS = ['Kennz.', 'Stand', 'Preis', 'Halle'];
const NONE = LABELS.map(() => null);
const COLUMNS = { plate: 0, mileage: 1, reference: null, advertisedPounds: 2, site: 3 };

test('the newest list with the same headings says which column is which, in any order of them', () => {
  const older = { labels: LABELS, columns: { ...COLUMNS, site: null } };
  const found = chosenBefore(LABELS, [{ labels: LABELS, columns: COLUMNS }, older], NONE);
  assert.deepEqual(found, {
    columns: {
      plate: 0,
      mileage: 1,
      reference: null,
      costPounds: null,
      preparationPounds: null,
      advertisedPounds: 2,
      inOn: null,
      site: 3,
    },
    distances: 'miles',
  });
  const reversed = chosenBefore(LABELS.toReversed(), [{ labels: LABELS, columns: COLUMNS }], NONE);
  assert.deepEqual(
    [reversed?.columns.plate, reversed?.columns.mileage, reversed?.columns.advertisedPounds, reversed?.columns.site],
    [3, 2, 1, 0],
  );
});

test('kilometres that were chosen are chosen again', () => {
  const list = { labels: LABELS, columns: { ...COLUMNS, kilometres: 'all' as const } };
  assert.equal(chosenBefore(LABELS, [list], NONE)?.distances, 'all');
});

test('other headings, none, and two alike in another order say nothing', () => {
  const none: readonly (readonly [now: string[], before: string[]])[] = [
    [LABELS, [...LABELS, 'Farbe']],
    [LABELS, ['Kennz.', 'Stand', 'Preis', 'Ort']],
    [
      ['Column 1', 'Column 2', 'Column 3', 'Column 4'],
      ['Column 1', 'Column 2', 'Column 3', 'Column 4'],
    ],
    [
      ['Kennz.', 'Stand', 'Wert', 'Wert'],
      ['Kennz.', 'Wert', 'Wert', 'Stand'],
    ],
  ];
  for (const [now, before] of none)
    assert.equal(chosenBefore(now, [{ labels: before, columns: COLUMNS }], NONE), null, now.join());
  const alike = ['Kennz.', 'Stand', 'Wert', 'Wert'];
  assert.equal(chosenBefore(alike, [{ labels: alike, columns: COLUMNS }], NONE)?.columns.site, 3);
});

test('a mileage that looks like prices in this file is chosen anew', () => {
  const found = chosenBefore(LABELS, [{ labels: LABELS, columns: COLUMNS }], [null, 'It has pence.', null, null]);
  assert.deepEqual([found?.columns.plate, found?.columns.mileage], [0, null]);
});
