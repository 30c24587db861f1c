/** Why to act on a car: every set of reasons has its own figures, and each reason appears once. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stakeFigures } from './car-at-stake';

const NONE = { pastPounds: null, livePounds: null, guidePounds: null, marketPounds: null };
const FIGURES = { cleanPounds: 9_000, expected1Pounds: 8_900 };
const wordsOf = (car: Parameters<typeof stakeFigures>[0]) => stakeFigures(car).map(({ words }) => words);

for (const isPast of [true, false])
  for (const isLive of [true, false])
    for (const isOutside of [true, false]) {
      const expected = [
        ...(isPast ? ['Clean £800 below cost', '−£100 in a month'] : []),
        ...(isLive ? ['Live Clean £250 less'] : []),
        ...(isOutside ? ['Asking £300 above Retail', 'Asking £150 above market prices'] : []),
      ];
      test(expected.join('; ') || 'no reason', () => {
        const figures = stakeFigures({
          ...FIGURES,
          pastPounds: isPast ? 800 : null,
          livePounds: isLive ? 250 : null,
          guidePounds: isOutside ? 300 : null,
          marketPounds: isOutside ? 150 : null,
        });
        assert.deepEqual(
          figures.map(({ words }) => words),
          expected,
        );
        assert.equal(figures.filter(({ isLoss }) => isLoss).length, isPast ? 1 : 0);
      });
    }

for (const [expected1Pounds, words] of [
  [null, ['Clean £800 below cost']],
  [9_000, ['Clean £800 below cost', 'Unchanged in a month']],
  [9_150, ['Clean £800 below cost', '+£150 in a month']],
] as const)
  test(`Clean below cost, with ${expected1Pounds} expected in a month: ${words.join(', ')}`, () =>
    assert.deepEqual(wordsOf({ ...NONE, ...FIGURES, expected1Pounds, pastPounds: 800 }), words));

for (const [guidePounds, marketPounds, words] of [
  [-250, null, ['Asking £250 below the Below value']],
  [null, -700, ['Asking £700 below market prices']],
  [500, -100, ['Asking £500 above Retail', 'Asking £100 below market prices']],
] as const)
  test(words.join(', '), () => assert.deepEqual(wordsOf({ ...NONE, ...FIGURES, guidePounds, marketPounds }), words));
