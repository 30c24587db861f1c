/** What a person reads after they corrected a purchase. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CORRECTED_CARS, CORRECTED_FIELDS, correctedWords, type StockAfterCorrection } from './corrected-words';

const COST_STAYS = 'The car’s cost is no longer what the purchase gave it, so it stays.';

for (const [car, costPounds, inOn, words] of [
  ['none', null, null, 'The purchase is corrected.'],
  ['in_stock', null, null, 'The purchase is corrected.'],
  ['in_stock', 'followed', null, 'The purchase is corrected, and so is the cost of its car in stock.'],
  [
    'in_stock',
    'followed',
    'followed',
    'The purchase is corrected, and so are the cost and date in of its car in stock.',
  ],
  [
    'removed',
    null,
    'followed',
    'The purchase is corrected, and so is the date in of its car, which was removed from stock.',
  ],
  ['sold', 'followed', null, 'The purchase is corrected, and so is the cost of its sold car.'],
  ['sold', 'stays', null, `The purchase is corrected. ${COST_STAYS}`],
  ['sold', 'stays', 'followed', `The purchase is corrected, and so is the date in of its sold car. ${COST_STAYS}`],
  [
    'in_stock',
    'stays',
    'stays',
    'The purchase is corrected. The car’s cost and date in are no longer what the purchase gave it, so they stay.',
  ],
  [
    'sold',
    'followed',
    'after_left',
    'The purchase is corrected, and so is the cost of its sold car. The car’s date in stays: it left the stock before the corrected day.',
  ],
] as const)
  test(`of a car that is ${car}, with cost ${costPounds} and date in ${inOn}: ${words}`, () =>
    assert.equal(correctedWords({ car, costPounds, inOn }), words));

test('every outcome is stated of each of the two once: that it was corrected, that it stays, or nothing', () => {
  for (const car of CORRECTED_CARS.filter((known) => known !== 'none'))
    for (const costPounds of ['followed', 'stays', null] as const)
      for (const inOn of [...CORRECTED_FIELDS, null]) {
        const words = correctedWords({ car, costPounds, inOn } satisfies StockAfterCorrection);
        assert.equal(words.match(/cost/g)?.length ?? 0, costPounds === null ? 0 : 1, words);
        assert.equal(words.match(/date in/g)?.length ?? 0, inOn === null ? 0 : 1, words);
        assert.equal(/stay/.test(words), costPounds === 'stays' || (inOn !== null && inOn !== 'followed'), words);
      }
});
