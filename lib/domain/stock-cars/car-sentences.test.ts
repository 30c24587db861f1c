import assert from 'node:assert/strict';
import { test } from 'node:test';
import { carSentences, isValueAwaited, missingFactsWords, unidentifiedWords } from './car-sentences';
import { isInStock, STOCK_CAR_STATUSES } from './stock-car-state';

const VALUES = { retail: 10_000, clean: 9_000, average: 8_000, below: 7_000 };
const NONE = { retail: null, clean: null, average: null, below: null };
const MARKET = { isAnswered: true, range: { lowPounds: 9_500, highPounds: 11_000 } };
const LIVE = { day: '2026-06-05', retail: 10_100, clean: 9_100 };

for (const status of STOCK_CAR_STATUSES)
  test(`the sentences of a car that is ${status} are true of it, whatever else is entered`, () => {
    for (const costPounds of [null, 8_000])
      for (const advertisedPounds of [null, 11_370])
        for (const values of [VALUES, NONE])
          for (const live of [null, LIVE]) {
            const soldPounds = status === 'sold' ? 9_200 : null;
            const gainPounds = costPounds === null || values.clean === null ? null : values.clean - costPounds;
            const car = {
              status,
              costPounds,
              preparationPounds: null,
              advertisedPounds,
              soldPounds,
              gainPounds,
              values,
            };
            const text = carSentences({ ...car, edition: '2026-06-01', market: MARKET, live }).join('\n');
            const ofStock = /asking price|Live Clean|advertised|Clean is|is known once|no Clean value to compare/i;
            assert.equal(ofStock.test(text), isInStock(status), text);
            assert.equal(/sale price|Sold for/.test(text), status === 'sold', text);
            if (status !== 'sold') continue;
            assert.match(text, /^Sold for £9,200\. /);
            assert.equal(text.includes('£1,200 above what the car cost'), costPounds !== null, text);
            assert.equal(text.includes('£200 above'), values.clean !== null, text);
          }
  });

test('a car not valued yet has no sentence about what the guide gives, and names only what is missing', () => {
  for (const costPounds of [null, 8_000])
    for (const advertisedPounds of [null, 11_370]) {
      const entered = { costPounds, advertisedPounds, preparationPounds: null, soldPounds: null, gainPounds: null };
      const car = { ...entered, status: 'for_sale', values: NONE, edition: null, live: null } as const;
      const text = carSentences({ ...car, market: MARKET }).join('\n');
      assert.doesNotMatch(text, /guide/i);
      assert.equal(text.includes('has a cost'), costPounds === null, text);
      assert.equal(text.includes('It is compared once the car is valued.'), advertisedPounds !== null, text);
      assert.match(text, /is valued/);
    }
});

const JUST_ADDED = {
  status: 'for_sale',
  identifier: 57_292,
  registered: '2021-03-04',
  mileage: 46_000,
  edition: null,
} as const;

const awaited: [string, object, boolean, string | null][] = [
  ['a car just added', {}, true, null],
  ['a valued car', { edition: '2026-11-01' }, false, null],
  ['a car that is not identified', { identifier: null }, false, null],
  ['a car without a mileage', { mileage: null }, false, 'To have it valued, enter its mileage.'],
  [
    'a car without both',
    { mileage: null, registered: null },
    false,
    'To have it valued, enter its date of first registration and mileage.',
  ],
];
for (const [name, changed, isAwaited, words] of awaited)
  test(`${name}: its first value is ${isAwaited ? '' : 'not '}awaited`, () => {
    const car = { ...JUST_ADDED, ...changed };
    assert.deepEqual([isValueAwaited(car), missingFactsWords(car)], [isAwaited, words]);
  });

test('a car that was removed from stock is not valued', () => {
  const valued = STOCK_CAR_STATUSES.filter((status) => isValueAwaited({ ...JUST_ADDED, status }));
  assert.deepEqual(valued, ['coming', 'preparation', 'for_sale', 'reserved', 'sold']);
});

test('every sentence that compares an amount with the cost names it as before or after VAT', () => {
  let compared = 0;
  for (const status of STOCK_CAR_STATUSES)
    for (const paid of [7_000, 8_500, 9_000, 9_200, 12_000]) {
      const car = { status, costPounds: paid, preparationPounds: 437, advertisedPounds: null, values: VALUES };
      const sold = { soldPounds: status === 'sold' ? 9_437 : null, gainPounds: VALUES.clean - paid - 437 };
      const sentences = carSentences({ ...car, ...sold, edition: '2026-06-01', market: MARKET, live: null });
      for (const sentence of sentences.join(' ').split(/(?<=\.) /)) {
        if (!/what the car cost/.test(sentence)) continue;
        compared += 1;
        assert.match(sentence, /(before|after) VAT/);
      }
    }
  assert.ok(compared >= STOCK_CAR_STATUSES.length);
});

test('one car that is not identified is not spoken of as several, nor several as one', () => {
  const ofMany = /\b(cars|they|them)\b/i;
  for (const cars of [1, 2, 1_204]) {
    const { title, text, link } = unidentifiedWords(cars);
    for (const words of [title, text, link]) assert.equal(ofMany.test(words), cars > 1, words);
  }
});
