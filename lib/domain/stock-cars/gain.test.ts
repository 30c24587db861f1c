import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  advertisedWords,
  gainAt,
  gainWords,
  lostSinceWords,
  nonePastWords,
  preparationWords,
  pricePosition,
  totalCost,
} from './gain';

for (const [costPounds, preparationPounds, clean, total, gain] of [
  [8_000, 500, 9_250, 8_500, 750],
  [8_000, null, 9_250, 8_000, 1_250],
  [8_000, 500, 8_500, 8_500, 0],
  [9_000, 1_250, 8_000, 10_250, -2_250],
  [0, 0, 300, 0, 300],
  [null, 500, 9_250, null, null],
  [8_000, 500, null, 8_500, null],
] as const) {
  test(`cost ${costPounds} and preparation ${preparationPounds} at Clean ${clean}: ${total} in all, gain ${gain}`, () => {
    assert.equal(totalCost({ costPounds, preparationPounds }), total);
    assert.equal(gainAt(clean, { costPounds, preparationPounds }), gain);
  });
}

test('preparation is named where it is part of a cost', () => {
  for (const [costPounds, preparationPounds, words] of [
    [8_000, 500, 'with £500 preparation'],
    [8_000, 0, ''],
    [8_000, null, ''],
    [null, 500, ''],
  ] as const)
    assert.equal(preparationWords({ costPounds, preparationPounds }), words);
});

for (const [advertisedPounds, retail, below, position, words] of [
  [12_000, 11_500, 8_000, 'above', 'The asking price is £500 above guide Retail.'],
  [7_400, 11_500, 8_000, 'below', 'The asking price is £600 below the guide’s Below value.'],
  [11_500, 11_500, 8_000, 'within', 'The asking price is guide Retail.'],
  [11_499, 11_500, 8_000, 'within', 'The asking price is between guide Below and guide Retail.'],
  [8_001, 11_500, 8_000, 'within', 'The asking price is between guide Below and guide Retail.'],
  [8_000, 11_500, 8_000, 'within', 'The asking price is guide Below.'],
  [null, 11_500, 8_000, 'none', 'No asking price is entered.'],
  [9_000, null, 8_000, 'no_value', 'The guide gives no range to compare the asking price with.'],
  [9_000, 11_500, null, 'no_value', 'The guide gives no range to compare the asking price with.'],
  [0, 11_500, 8_000, 'below', 'The asking price is £8,000 below the guide’s Below value.'],
] as const) {
  test(`advertised at ${advertisedPounds} with Retail ${retail} and Below ${below}: ${words}`, () => {
    assert.equal(pricePosition(advertisedPounds, { retail, below }), position);
    assert.equal(advertisedWords({ advertisedPounds, edition: '2026-11-01', retail, below }), words);
  });
}

for (const [costPounds, cleanPounds, edition, words] of [
  [8_000, 8_750, '2026-11-01', 'Clean is £750 above what the car cost with preparation, before VAT.'],
  [8_000, 5_750, '2026-11-01', 'Clean is £2,250 below what the car cost with preparation, before VAT.'],
  [8_000, 8_000, '2026-11-01', 'Clean is what the car cost with preparation, before VAT.'],
  [null, 8_000, '2026-11-01', 'The gain or loss is known once the car has a cost.'],
  [8_000, null, null, 'The gain or loss is known once the car is valued.'],
  [null, null, null, 'The gain or loss is known once the car has a cost and is valued.'],
  [8_000, null, '2026-11-01', 'The guide gives no Clean value to compare a cost with.'],
  [null, null, '2026-11-01', 'The guide gives no Clean value to compare a cost with.'],
] as const)
  test(`a cost of ${costPounds} and Clean of ${cleanPounds} in the edition ${edition}: ${words}`, () => {
    const gainPounds = gainAt(cleanPounds, { costPounds, preparationPounds: null });
    assert.equal(gainWords({ costPounds, cleanPounds, edition, gainPounds }), words);
  });

test('what was lost most is named by the edition it is compared with', () => {
  assert.equal(lostSinceWords('2026-11-01'), 'Lost most since the October edition');
  assert.equal(lostSinceWords('2027-01-01'), 'Lost most since the December edition');
});

test('that Clean covers the cost is claimed only of cars with a cost and a value', () => {
  for (const [withoutCost, withoutValue, words] of [
    [3, 0, 'No car has a cost yet. Once cars have one, those with Clean below it are listed here.'],
    [1, 3, 'No car has a guide value yet.'],
    [1, 1, 'Clean covers cost with preparation, before VAT, for every car that has both.'],
  ] as const)
    assert.equal(nonePastWords({ cars: 3, withoutCost, withoutValue }), words);
});
