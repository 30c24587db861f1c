import assert from 'node:assert/strict';
import { test } from 'node:test';
import { USUAL_TERMS } from './auction-bid';
import {
  amountProblem,
  auctionLot,
  auctionTotals,
  auctionVatWords,
  isFieldOfRow,
  lotWarning,
  type LotField,
} from './auction-entries';
import { termsFrom } from './auction-terms';

/** Nothing is deducted, so the max bid is Retail. */
const PLAIN = { preparationPounds: 0, feePounds: 0, feePercent: 0, marginPounds: 0, marginPercent: 0 };
const lot = (texts: Partial<Record<LotField, string>>, retail: number | null = 10_000) =>
  auctionLot(retail, PLAIN, (field) => texts[field] ?? '');

test('a max bid by hand stands for the computed one while it can be read', () => {
  for (const [limit, most, isByHand] of [
    ['', 10_000, false],
    ['£8,100', 8_100, true],
    ['8.1k', 8_100, true],
    ['0', 0, true],
    ['8,1oo', 10_000, false],
  ] as const) {
    const { maxBidPounds, isMaxBidByHand } = lot({ limit });
    assert.deepEqual([maxBidPounds, isMaxBidByHand], [most, isByHand], limit);
  }
});

test('each condition of a lot has its warning, and no other', () => {
  const over = 'Your bid is £100 over the max bid.';
  for (const [texts, warning] of [
    [{}, null],
    [{ bid: '10000' }, null],
    [{ bid: '10100' }, over],
    [{ bid: '10100', result: 'sold' }, null],
    [{ bid: '10100', result: 'unsold' }, null],
    [{ bid: '10100', result: 'no such result' }, over],
    [{ result: 'bought' }, 'Bought: enter the hammer price.'],
    [{ result: 'bought', hammer: 'ten' }, 'Bought: enter the hammer price.'],
    [{ result: 'bought', hammer: '10000' }, null],
    [{ result: 'bought', hammer: '10250', limit: '10000' }, 'Bought for £250 more than the max bid.'],
    [{ result: 'sold', hammer: '12000' }, null],
  ] as const) {
    assert.equal(lotWarning(lot(texts)), warning, JSON.stringify(texts));
  }
});

test('totals count what was bought, and name what has no hammer price', () => {
  const lots = [
    lot({ result: 'bought', hammer: '9000' }),
    lot({ result: 'bought', hammer: '10,500' }),
    lot({ result: 'bought' }),
    lot({ result: 'sold', hammer: '11000' }),
    lot({ hammer: '1' }),
  ];
  assert.deepEqual(auctionTotals(lots), {
    bought: 3,
    hammerPounds: 19_500,
    underMaxBidPounds: 500,
    withoutHammer: 1,
    withoutMaxBid: 0,
  });
});

test('a lot without a value has a max bid by hand alone, and without one is in no difference', () => {
  assert.equal(lot({}, null).maxBidPounds, null);
  assert.equal(lot({ limit: '8.1k' }, null).maxBidPounds, 8_100);
  assert.equal(lotWarning(lot({ bid: '99000' }, null)), null);
  assert.equal(lotWarning(lot({ result: 'bought' }, null)), 'Bought: enter the hammer price.');
  assert.match(lotWarning(lot({ bid: '8200', limit: '8100' }, null)) ?? '', /£100 over/);
  const unvalued = lot({ result: 'bought', hammer: '2000' }, null);
  const sums = { bought: 1, hammerPounds: 2_000, underMaxBidPounds: null, withoutHammer: 0, withoutMaxBid: 1 };
  assert.deepEqual(auctionTotals([unvalued]), sums);
  const both = [unvalued, lot({ result: 'bought', hammer: '9000' })];
  assert.deepEqual(auctionTotals(both), { ...sums, bought: 2, hammerPounds: 11_000, underMaxBidPounds: 1_000 });
});

const STATED = 'Values and max bids of vans are without VAT: enter their bids and hammer prices without it.';
const MIXED = `${STATED} Those of cars are with it: the sums of what was bought have both.`;
const BOUGHT = { result: 'bought', hammer: '9000' } as const;
for (const [name, lots, words] of [
  ['cars alone', [['car', BOUGHT]], null],
  [
    'a car and a van, the car bought',
    [
      ['car', BOUGHT],
      ['van', {}],
    ],
    STATED,
  ],
  [
    'a car and a van, both bought',
    [
      ['car', BOUGHT],
      ['van', BOUGHT],
    ],
    MIXED,
  ],
  [
    'a car and a van, the van without a hammer price',
    [
      ['car', BOUGHT],
      ['van', { result: 'bought' }],
    ],
    STATED,
  ],
  ['vans alone', [['van', BOUGHT]], STATED],
] as const) {
  test(`a sheet with ${name} says of VAT: ${words ?? 'nothing'}`, () => {
    const rows = lots.map(([vehicleKind, texts]) => ({ vehicleKind, lot: lot(texts) }));
    assert.equal(auctionVatWords(rows), words);
  });
}

test('what is no amount has its sentence', () => {
  assert.equal(amountProblem(''), undefined);
  assert.equal(amountProblem('8,100'), undefined);
  assert.match(amountProblem('8,1oo') ?? '', /^Enter an amount/);
});

test('terms are entered for the sheet, figures for a lot', () => {
  assert.ok(isFieldOfRow(0, 'fee-percent') && isFieldOfRow(7, 'hammer'));
  assert.ok(!isFieldOfRow(7, 'margin') && !isFieldOfRow(0, 'note'));
});

test('a term that is none leaves the usual one', () => {
  const texts: Record<string, string> = { margin: '£1,000', 'fee-percent': '51', preparation: '' };
  assert.deepEqual(
    termsFrom((short) => texts[short]),
    { ...USUAL_TERMS, marginPounds: 1_000 },
  );
});
