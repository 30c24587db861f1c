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
import { readTerm, TERM_FIELDS, termProblem, termsFrom, unreadTermsWords } from './auction-terms';

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

test('a term that is not entered is the usual one, and an empty one is 0', () => {
  const texts: Record<string, string> = { margin: '£1,000', 'fee-percent': '2.5 %', preparation: ' ' };
  const read = { ...USUAL_TERMS, marginPounds: 1_000, feePercent: 2.5, preparationPounds: 0 };
  assert.deepEqual(
    termsFrom((short) => texts[short]),
    read,
  );
  assert.equal(
    unreadTermsWords((short) => texts[short]),
    null,
  );
});

/** The text, and what it is as pounds and as a percentage; null if it is neither. */
const TERM_TEXTS: readonly (readonly [text: string, pounds: number | null, percent: number | null])[] = [
  ['', 0, 0],
  ['0', 0, 0],
  ['350', 350, null],
  ['£350', 350, null],
  ['1,500', 1_500, null],
  ['1.5k', 1_500, null],
  ['99.50', 99.5, null],
  ['£5', 5, null],
  ['10', 10, 10],
  ['10%', null, 10],
  ['2.5', 2.5, 2.5],
  ['2.5 %', null, 2.5],
  ['50%', null, 50],
  ['51%', null, null],
  ['1.000', null, null],
  ['1,50', null, null],
  ['-5', null, null],
  ['abc', null, null],
  ['1e3', null, null],
  ['100,001', null, null],
];

for (const [text, pounds, percent] of TERM_TEXTS)
  test(`“${text}” is ${pounds ?? 'no'} pounds and ${percent ?? 'no'} per cent, and without it no max bid is computed`, () => {
    for (const field of TERM_FIELDS.filter(({ short }) => short !== 'margin-percent')) {
      const expected = field.unit === '£' ? pounds : percent;
      assert.equal(readTerm(text, field), expected, field.label);
      assert.equal(termProblem(text, field) === undefined, expected !== null, field.label);
      const textOf = (short: string) => (short === field.short ? text : null);
      const terms = termsFrom(textOf);
      assert.deepEqual(terms, expected === null ? null : { ...USUAL_TERMS, [field.name]: expected });
      const words = expected === null ? `No max bids are computed until “${field.label}” can be read.` : null;
      assert.equal(unreadTermsWords(textOf), words);
      assert.equal(auctionLot(9_000, terms, () => '').maxBidPounds === null, expected === null);
    }
    assert.equal(auctionLot(9_000, null, (field) => (field === 'limit' ? '£1,234.99' : '')).maxBidPounds, 1_234);
  });
