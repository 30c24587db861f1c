/** What acting saved, in sentences: worked out by hand, one case for each text. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { outcomeCounts, outcomeSums, savedPence, savedWords, waitingWords, type OutcomeSum } from './acted-on';
import { advertisedOn } from './price-history';

const sum = (cars: number, compared = 0, changePounds = 0, days = 0, holdingPence = 0): OutcomeSum => ({
  cars,
  compared,
  changePounds,
  days,
  holdingPence,
});

for (const [sold, pence, words] of [
  [sum(0), 0, 'None of them is sold.'],
  [sum(1), 0, '1 car sold. No edition since has a Clean value of it yet.'],
  [sum(3), 0, '3 cars sold. No edition since has a Clean value of them yet.'],
  [sum(1, 1, -120, 9), 12_000, 'Clean of the 1 car sold has fallen by £120 since. Selling saved £120.'],
  [
    sum(4, 3, -1_240, 93, 46_500),
    170_500,
    'Clean of 3 of the 4 cars sold has fallen by £1,240 since; 93 more days in stock would have cost £465. Selling saved £1,705.',
  ],
  [
    sum(2, 2, 300, 31, 15_500),
    -14_500,
    'Clean of the 2 cars sold has risen by £300 since; 31 more days in stock would have cost £155. Holding would have brought £145 more.',
  ],
  [
    sum(1_250, 1_200, -2_400),
    240_000,
    'Clean of 1,200 of the 1,250 cars sold has fallen by £2,400 since. Selling saved £2,400.',
  ],
  [sum(1, 1, 80, 20), -8_000, 'Clean of the 1 car sold has risen by £80 since. Holding would have brought £80 more.'],
  [sum(1, 1, 0, 1), 0, 'Clean of the 1 car sold has not changed since. Selling neither saved nor lost by it.'],
  [
    sum(1, 1, 0, 1, 450),
    450,
    'Clean of the 1 car sold has not changed since; 1 more day in stock would have cost £5. Selling saved £5.',
  ],
  [
    sum(1, 1, 5, 1, 500),
    0,
    'Clean of the 1 car sold has risen by £5 since; 1 more day in stock would have cost £5. Selling neither saved nor lost by it.',
  ],
] as const)
  test(`${words}`, () => {
    assert.equal(savedWords(sold), words);
    assert.equal(savedPence(sold) + 0, pence);
  });

for (const [waiting, words] of [
  [sum(0), 'None of them is still to do.'],
  [sum(1), '1 car still to do, without a Clean value to compare.'],
  [
    sum(2, 2, -90, 20, 9_000),
    'Clean of 2 cars still to do has fallen by £90 since first shown; 20 days in stock cost £90.',
  ],
  [sum(2, 1, 10, 5), 'Clean of 1 of 2 cars still to do has risen by £10 since first shown.'],
  [sum(1, 1, 0, 5), 'Clean of 1 car still to do has not changed since first shown.'],
] as const)
  test(words, () => assert.equal(waitingWords(waiting), words));

test('Days cost what money, space and insurance take: 7.3% a year of each car, and £4 a day', () => {
  const holding = { moneyPercent: 7.3, spacePencePerDay: 300, insurancePencePerDay: 100 };
  const rows = [
    // Two cars: £10,000 over 11 days and £5,000 over 20. £2 and £1 a day, and 31 days of £4.
    { outcome: 'sold', cars: 3, compared: 2, changePounds: -60, days: 31, costDays: 210_000 },
    { outcome: 'open', cars: 1, compared: 1, changePounds: -7, days: 5, costDays: 0 },
  ] as const;
  const sums = outcomeSums(rows, holding);
  assert.deepEqual(sums.sold, sum(3, 2, -60, 31, 16_600));
  assert.deepEqual(sums.open, sum(1, 1, -7, 5, 2_000));
  assert.deepEqual(sums.price, sum(0));
  assert.equal(outcomeCounts(sums), '3 sold and 1 still to do.');
  assert.equal(outcomeCounts({ ...sums, price: sum(2) }), '3 sold, 2 repriced and 1 still to do.');
  const free = { moneyPercent: 0, spacePencePerDay: 0, insurancePencePerDay: 0 };
  assert.equal(outcomeCounts(outcomeSums([], free)), 'No car was shown.');
  assert.equal(outcomeSums(rows, free).sold.holdingPence, 0);
});

test('The asking price of a day is that at its end, in British time', () => {
  const changes = [
    { at: new Date('2026-07-10T09:00:00Z'), before: 9_500 },
    { at: new Date('2026-06-30T23:30:00Z'), before: 9_900 },
    { at: new Date('2026-06-20T09:00:00Z'), before: null },
  ];
  const prices = ['2026-06-19', '2026-06-20', '2026-06-30', '2026-07-01', '2026-07-10', '2026-08-01'];
  assert.deepEqual(
    prices.map((day) => advertisedOn(day, 9_200, changes)),
    [null, 9_900, 9_900, 9_500, 9_200, 9_200],
  );
  assert.equal(advertisedOn('2026-01-01', 8_000, []), 8_000);
});
