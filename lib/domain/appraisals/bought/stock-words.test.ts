/** What the page of a car in stock says of its appraisal; amounts worked out by hand. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { saleWords, stockPurchaseWords } from './stock-words';

const VALUES = { retail: 11_000, clean: 9_933, average: 9_000, below: 8_100 };
/** Cost with preparation: £9,000. */
const CAR = {
  status: 'for_sale' as const,
  costPounds: 8_600,
  preparationPounds: 400,
  inOn: '2026-06-05',
  values: VALUES,
  soldPounds: null,
  isWithoutVat: false,
};
const PAID = { boughtPounds: 8_600, scheme: 'margin' as const };
const PURCHASE = {
  condition: 'Clean',
  leftOut: [],
  purchaseCostPounds: 8_600,
  preparationPence: 40_000,
  boughtOn: '2026-06-03',
  ...PAID,
};
const BELOW =
  'It was appraised as Below, not as Clean. Below is £900 below what the car cost with preparation, before VAT.';

const CASES: readonly (readonly [
  name: string,
  purchase: Partial<Parameters<typeof stockPurchaseWords>[0]>,
  car: Partial<Parameters<typeof stockPurchaseWords>[1]>,
  words: readonly string[],
])[] = [
  ['appraised as Clean', {}, {}, []],
  ['appraised as Below', { condition: 'Below' }, {}, [BELOW]],
  [
    'appraised as Average',
    { condition: 'Average' },
    {},
    ['It was appraised as Average, not as Clean. Average is what the car cost with preparation, before VAT.'],
  ],
  [
    'appraised as Below, without a value',
    { condition: 'Below' },
    { values: { ...VALUES, below: null } },
    ['It was appraised as Below, not as Clean.'],
  ],
  [
    'appraised as Below, without a cost',
    { condition: 'Below' },
    { costPounds: null },
    ['It was appraised as Below, not as Clean.'],
  ],
  ['appraised as Below, and sold', { condition: 'Below' }, { status: 'sold' }, []],
  [
    'with a warranty and fees in its offer',
    {
      leftOut: [
        { name: 'Warranty', pence: 16_667 },
        { name: 'Fees', pence: 10_000 },
      ],
    },
    {},
    ['Not in this cost, but in the profit of its offer: warranty of £166.67 and fees of £100.'],
  ],
  [
    'sold for £9,600',
    { leftOut: [{ name: 'Fees', pence: 10_000 }] },
    { status: 'sold', soldPounds: 9_600 },
    [
      // 9,600 − 8,600 − 400 = 600, less 1,000 ÷ 6 = 166.67.
      'After VAT of £166.67 under the margin scheme, the sale brought a profit of £433.33.',
      'Less fees of £100, which the profit of its offer counts too: a profit of £333.33.',
    ],
  ],
  [
    'sold for a cost that was corrected since',
    { purchaseCostPounds: 4_800 },
    { status: 'sold', costPounds: 480 },
    ['In stock the car cost £480; by its appraisal it cost £4,800.'],
  ],
  [
    'that came in before its purchase',
    { boughtOn: '2026-06-06' },
    {},
    ['In stock the car came in on 5 Jun 2026; by its appraisal it was bought on 6 Jun 2026.'],
  ],
];
for (const [name, purchase, car, words] of CASES)
  test(`the page of a car ${name} says: ${words.join(' ') || 'nothing'}`, () =>
    assert.deepEqual(stockPurchaseWords({ ...PURCHASE, ...purchase }, { ...CAR, ...car }), words));

const FEES = {
  leftOut: [{ name: 'Fees', pence: 10_000 }],
  preparationPence: 40_000,
  purchaseCostPounds: 8_600,
  ...PAID,
};
for (const [soldPounds, words] of [
  [null, []],
  // 8,400 − 8,600 − 400 = −600, and no VAT on a loss.
  [
    8_400,
    [
      'It sold for no more than was paid, so no VAT is due under the margin scheme: the sale brought a loss of £600.',
      'Less fees of £100, which the profit of its offer counts too: a loss of £700.',
    ],
  ],
] as const)
  test(`the appraisal of a car sold for ${soldPounds} says: ${words.join(' ') || 'nothing'}`, () =>
    assert.deepEqual(saleWords(FEES, { ...CAR, soldPounds }), words));
