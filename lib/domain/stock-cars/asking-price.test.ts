/** Every case of an asking price against the two ranges has one true sentence. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { liveWords, marketWords } from './asking-price';

const RANGE = { lowPounds: 9_600, highPounds: 10_400 };

for (const [advertisedPounds, market, words] of [
  [10_000, { isAnswered: false, range: null }, 'Market prices for this car have not arrived yet.'],
  [null, { isAnswered: false, range: null }, 'Market prices for this car have not arrived yet.'],
  [10_000, { isAnswered: true, range: null }, 'There are no market prices of cars like this one.'],
  [null, { isAnswered: true, range: RANGE }, 'Cars like this one are advertised at £9,600 to £10,400.'],
  [10_500, { isAnswered: true, range: RANGE }, 'The asking price is £100 above market prices of £9,600 to £10,400.'],
  [9_000, { isAnswered: true, range: RANGE }, 'The asking price is £600 below market prices of £9,600 to £10,400.'],
  [9_600, { isAnswered: true, range: RANGE }, 'The asking price is within market prices of £9,600 to £10,400.'],
  [10_400, { isAnswered: true, range: RANGE }, 'The asking price is within market prices of £9,600 to £10,400.'],
] as const)
  test(`an asking price of ${advertisedPounds}: ${words}`, () =>
    assert.equal(marketWords(advertisedPounds, market), words));

const ON = { edition: '2026-06-01', values: { clean: 9_250 } };
for (const [live, car, words] of [
  [null, ON, ''],
  [{ day: '2026-06-10', clean: 9_000 }, ON, 'Live Clean of 10 Jun 2026 is £9,000, £250 below the edition.'],
  [{ day: '2026-06-10', clean: 9_300 }, ON, 'Live Clean of 10 Jun 2026 is £9,300, £50 above the edition.'],
  [{ day: '2026-06-10', clean: 9_250 }, ON, 'Live Clean of 10 Jun 2026 is £9,250, as in the edition.'],
  // The edition is newer than the position: no comparison.
  [{ day: '2026-05-27', clean: 9_000 }, ON, 'Live Clean of 27 May 2026 is £9,000.'],
  [{ day: '2026-06-01', clean: 9_000 }, ON, 'Live Clean of 1 Jun 2026 is £9,000.'],
  [{ day: '2026-06-10', clean: null }, ON, 'The live service of 10 Jun 2026 gives no Clean value.'],
  [
    { day: '2026-06-10', clean: 9_000 },
    { edition: null, values: { clean: null } },
    'Live Clean of 10 Jun 2026 is £9,000.',
  ],
] as const)
  test(words || 'without a live position there is no sentence', () => assert.equal(liveWords({ live, ...car }), words));
