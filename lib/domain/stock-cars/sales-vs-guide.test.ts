/** Sales against the guide, each figure worked out by hand. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  differenceOf,
  differenceWords,
  groupsBeside,
  leftOutSentences,
  salesGroups,
  UNVALUED_CAUSES,
  type Sale,
} from './sales-vs-guide';

const sale = (given: Partial<Sale> = {}): Sale => ({
  make: 'FORD',
  registered: '2022-11-24',
  mileage: 30_000,
  soldOn: '2026-06-05',
  soldTo: 'trade',
  soldPounds: 10_000,
  guidePounds: 10_000,
  ...given,
});

/** Against a guide value of £10,000: −10, −8, −6, −4, −2, 0, +2 and +6 %. */
const EIGHT = [10_600, 9_000, 9_800, 9_200, 10_200, 9_400, 10_000, 9_600].map((soldPounds) => sale({ soldPounds }));

const rounded = (figures: object | null | undefined) =>
  figures && Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Math.round(value * 1e6) / 1e6]));

test('Eight sales have a median and a middle half; seven are too few', () => {
  const [all] = salesGroups(EIGHT, 'trade');
  // In order −10 −8 −6 −4 −2 0 2 6. A quarter of the 7 steps is 1.75: −8 and three quarters of the way to −6, −6.5.
  // Half is 3.5: between −4 and −2, −3. Three quarters is 5.25: 0 and a quarter of the way to 2, 0.5.
  assert.deepEqual(rounded(all?.quartiles), { lower: -0.065, median: -0.03, upper: 0.005 });
  assert.equal(all?.sales, 8);
  const [seven] = salesGroups(EIGHT.slice(1), 'trade');
  assert.deepEqual([seven?.sales, seven?.quartiles], [7, null]);
});

test('Sales to the trade and to retail customers are never in one group, nor are those without a value', () => {
  const sales = [
    ...EIGHT,
    sale({ soldTo: 'retail', soldPounds: 12_600, guidePounds: 12_000 }),
    sale({ guidePounds: null }),
  ];
  assert.equal(salesGroups(sales, 'trade')[0]?.sales, 8);
  assert.equal(salesGroups(sales, 'retail')[0]?.sales, 1);
  assert.deepEqual(salesGroups([sale({ guidePounds: null })], 'trade'), []);
});

for (const [registered, mileage, age, miles] of [
  ['2025-06-06', 0, 'Under 1 year', 'Under 20,000 mi'],
  ['2025-06-05', 19_999, '1 to 3 years', 'Under 20,000 mi'],
  ['2023-06-06', 20_000, '1 to 3 years', '20,000–39,999 mi'],
  ['2023-06-05', 39_999, '3 to 5 years', '20,000–39,999 mi'],
  ['2021-06-06', 40_000, '3 to 5 years', '40,000–59,999 mi'],
  ['2021-06-05', 60_000, '5 to 8 years', '60,000–99,999 mi'],
  ['2018-06-06', 99_999, '5 to 8 years', '60,000–99,999 mi'],
  ['2018-06-05', 100_000, '8 years and over', '100,000 mi and over'],
] as const) {
  test(`registered ${registered} and sold on 5 June 2026 at ${mileage} miles: ${age}, ${miles}`, () => {
    const groups = salesGroups([sale({ registered, mileage })], 'trade');
    assert.deepEqual(
      groups.map(({ kind, label }) => [kind, label]),
      [
        ['all', 'All sales'],
        ['make', 'FORD'],
        ['age', age],
        ['mileage', miles],
      ],
    );
  });
}

test('What is not known of a car puts it into no such group; makes with the most sales come first', () => {
  const unknown = sale({ make: null, registered: null, mileage: null });
  assert.deepEqual(
    salesGroups([unknown], 'trade').map(({ kind }) => kind),
    ['all'],
  );
  const makes = salesGroups([sale({ make: 'AUDI' }), sale(), sale()], 'trade').filter(({ kind }) => kind === 'make');
  assert.deepEqual(
    makes.map(({ label, sales }) => [label, sales]),
    [
      ['FORD', 2],
      ['AUDI', 1],
    ],
  );
});

test('Beside a car stand its make, age and mileage of now, with none sold too', () => {
  const car = { make: 'FORD', registered: '2022-11-24', mileage: 61_000 };
  const beside = groupsBeside(car, '2026-06-05', EIGHT, 'trade');
  assert.deepEqual(
    beside.map(({ label, sales, quartiles }) => [label, sales, quartiles !== null]),
    [
      ['FORD', 8, true],
      ['3 to 5 years', 8, true],
      ['60,000–99,999 mi', 0, false],
    ],
  );
  assert.deepEqual(groupsBeside({ make: null, registered: null, mileage: null }, '2026-06-05', EIGHT, 'trade'), []);
});

for (const [soldPounds, guidePounds, words] of [
  [9_790, 10_000, '2.1% below'],
  [10_300, 10_000, '3% above'],
  [10_000, 10_000, 'level with it'],
  [10_004, 10_000, 'level with it'],
  [9_996, 10_000, 'level with it'],
  [10_005, 10_000, '0.1% above'],
  [0, 10_000, '100% below'],
] as const) {
  test(`£${soldPounds} against £${guidePounds} is ${words}`, () => {
    const difference = differenceOf({ soldPounds, guidePounds });
    assert.ok(difference !== null);
    assert.equal(differenceWords(difference), words);
  });
}

test('Without a value above 0 there is no difference', () => {
  assert.equal(differenceOf({ soldPounds: 100, guidePounds: null }), null);
  assert.equal(differenceOf({ soldPounds: 100, guidePounds: 0 }), null);
});

test('The sentences about sales without a value add up, and each names its own cause', () => {
  const causes = {
    unidentified: /no guide ID/,
    incomplete: /date of first registration or the mileage/,
    due: /not valued yet/,
    none: /62 days before/,
  };
  for (const [unidentified, incomplete] of [
    [0, 0],
    [0, 1],
    [1, 9],
    [2, 0],
  ] as const)
    for (const due of [0, 1, 2])
      for (const none of [0, 1, 3]) {
        const counts = { unidentified, incomplete, due, none };
        const sentences = leftOutSentences(counts, 10_000);
        assert.equal(sentences.length, UNVALUED_CAUSES.filter((cause) => counts[cause] > 0).length);
        for (const cause of UNVALUED_CAUSES) {
          const named = sentences.filter((sentence) => causes[cause].test(sentence));
          const expected = counts[cause] > 0 ? [`${counts[cause]} sale${counts[cause] === 1 ? '' : 's'}`] : [];
          assert.deepEqual(
            named.map((sentence) => /^\d+ sales?/.exec(sentence)?.[0]),
            expected,
          );
        }
      }
});

test('More sales than are compared are named, and no fewer', () => {
  const none = { unidentified: 0, incomplete: 0, due: 0, none: 0 };
  assert.deepEqual(leftOutSentences(none, 10_000), []);
  assert.deepEqual(leftOutSentences(none, 10_001), ['Only the newest 10,000 sales with a value are compared.']);
});
