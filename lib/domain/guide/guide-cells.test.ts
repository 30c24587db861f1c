/** Cells and comparisons worked out by hand. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editionChange, editionChangeWords, guideCells, guideCellText } from './guide-cells';
import type { GuideTable } from './guide-table';

/** Two plates, two mileages: £20,000 and £25,000 new. */
function tableOf(edition: string, clean: (number | null)[][]): GuideTable {
  return {
    edition,
    plates: [
      { year: 2022, letter: '22', costNewPounds: 25_000 },
      { year: 2021, letter: '21', costNewPounds: null },
    ],
    mileages: [10_000, 20_000],
    retail: clean,
    clean,
    average: clean,
    below: clean,
  };
}

const NOVEMBER = tableOf('2026-11-01', [
  [15_000, 14_000],
  [12_000, null],
]);
const OCTOBER = tableOf('2026-10-01', [
  [15_600, 14_000],
  [null, 9_000],
]);
const request = { table: NOVEMBER, against: OCTOBER, band: 'clean' } as const;

test('cells are pounds, shares of the cost new, and changes in pounds and per cent', () => {
  assert.deepEqual(guideCells({ ...request, measure: 'pounds' }), NOVEMBER.clean);
  // 15,000 of 25,000 and 14,000 of 25,000; the other plate has no cost new.
  assert.deepEqual(guideCells({ ...request, measure: 'share' }), [
    [0.6, 0.56],
    [null, null],
  ]);
  // 15,000 − 15,600; 14,000 − 14,000; the rest stands in one edition alone.
  assert.deepEqual(guideCells({ ...request, measure: 'change' }), [
    [-600, 0],
    [null, null],
  ]);
  // 600 of 15,600 is 3.846 %.
  const [[first, second] = []] = guideCells({ ...request, measure: 'changeShare' });
  assert.equal(first?.toFixed(5), '-0.03846');
  assert.equal(second, 0);
});

test('a plate or mileage that only the other edition has is not confused with its neighbour', () => {
  const former: GuideTable = {
    ...tableOf('2026-10-01', []),
    plates: [{ year: 2021, letter: '21', costNewPounds: null }],
    mileages: [5_000, 10_000],
    clean: [[13_000, 12_500]],
  };
  assert.deepEqual(guideCells({ ...request, against: former, measure: 'change' }), [
    [null, null],
    // 12,000 − 12,500.
    [-500, null],
  ]);
});

test('the comparison counts, and its middle is the median', () => {
  // Changes −600 and 0: the middle is −300; −3.846 % and 0 %: −1.923 %.
  const change = editionChange(NOVEMBER, OCTOBER, 'clean');
  assert.deepEqual(
    { ...change, middleShare: change.middleShare?.toFixed(5) },
    { compared: 2, rose: 0, fell: 1, same: 1, unmatched: 1, middlePounds: -300, middleShare: '-0.01923' },
  );
  assert.deepEqual(editionChangeWords(change, 'clean', NOVEMBER, OCTOBER), [
    'Clean, Nov 2026 against Oct 2026: of 2 values 1 lower, 1 unchanged.',
    'The middle change is −£300 (−1.9%).',
    '1 value of Nov 2026 cannot be compared: not in both editions.',
  ]);
});

const single = (value: number) => tableOf('2026-11-01', [[value, null]]);
const sentences: [title: string, GuideTable, GuideTable, string[]][] = [
  [
    'one value that rose',
    single(11_000),
    tableOf('2026-10-01', [[10_000]]),
    ['Clean, Nov 2026 against Oct 2026: of 1 value 1 higher.', 'The change is +£1,000 (+10%).'],
  ],
  [
    'nothing in common',
    single(11_000),
    tableOf('2026-10-01', [[null, 9_000]]),
    ['Clean, Nov 2026 against Oct 2026: the two editions have no value in common.'],
  ],
  [
    'an odd number of changes has one in the middle',
    tableOf('2026-11-01', [[100, 200], [330]]),
    tableOf('2026-10-01', [[110, 200], [300]]),
    // −10, 0, +30; −9.1 %, 0, +10 %.
    ['Clean, Nov 2026 against Oct 2026: of 3 values 1 lower, 1 higher, 1 unchanged.', 'The middle change is £0 (0%).'],
  ],
];
for (const [title, table, against, expected] of sentences) {
  test(`in words: ${title}`, () => {
    assert.deepEqual(editionChangeWords(editionChange(table, against, 'clean'), 'clean', table, against), expected);
  });
}

test('a cell is written without its unit, a change with its sign', () => {
  assert.deepEqual(
    [
      guideCellText(12_345, 'pounds'),
      guideCellText(0.4517, 'share'),
      guideCellText(120, 'change'),
      guideCellText(-85, 'change'),
      guideCellText(0, 'change'),
      guideCellText(0.012, 'changeShare'),
      guideCellText(-0.0004, 'changeShare'),
    ],
    ['12,345', '45.2%', '+120', '−85', '0', '+1.2%', '0%'],
  );
});
