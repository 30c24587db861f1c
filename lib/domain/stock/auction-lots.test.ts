import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLot, leftOffSheetWords, unvaluedLotsWords } from './auction-lots';

const COUNTS = { rows: 9, valuable: 6, duplicates: 0, refused: 0, doubtful: 0, kilometres: 0 };
const results = (...plates: (string | null)[]) => plates.map((plate) => ({ plate }));

for (const [name, counts, cars, found, words] of [
  ['every row', COUNTS, 2, results('AB21CDE', 'NV13ALU'), null],
  [
    'all but faulty rows and duplicates',
    { ...COUNTS, refused: 2, duplicates: 1 },
    1,
    results('AB21CDE'),
    'Not on this sheet: 2 rows with problems and 1 duplicate row.',
  ],
  [
    'half of a cancelled run, one car of it erased',
    COUNTS,
    6,
    results('AB21CDE', null, 'NV13ALU'),
    'Not on this sheet: 3 cars not valued in this run and 1 erased car.',
  ],
] as const)
  test(`a sheet with ${name} says of the rest: ${words ?? 'nothing'}`, () =>
    assert.equal(leftOffSheetWords(counts, { cars }, found), words));

test('the lots and what the sheet names as left out are all cars and rows of the list', () => {
  for (const [refused, duplicates, cars, found] of [
    [0, 0, 3, results('A1', 'A2', 'A3')],
    [2, 1, 4, results('A1', null, 'A3')],
    [5, 0, 2, results()],
  ] as const) {
    const words = leftOffSheetWords({ ...COUNTS, refused, duplicates }, { cars }, found) ?? '';
    const named = [...words.matchAll(/\d+/g)].reduce((sum, [number]) => sum + Number(number), 0);
    assert.equal(found.filter(isLot).length + named, cars + refused + duplicates, words);
  }
});

test('lots without a Retail value are counted', () => {
  assert.equal(unvaluedLotsWords([{ retailPounds: 1 }]), null);
  assert.equal(
    unvaluedLotsWords([{ retailPounds: 1 }, { retailPounds: null }]),
    '1 of 2 lots without a Retail value: the max bid can be entered by hand.',
  );
});
