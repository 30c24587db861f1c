/** What sold cars brought, each worked out by hand; what is before VAT, and after it by its scheme. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { soldGain } from '@/lib/domain/stock-cars/gain';
import { stockCostPounds, stockFigures } from '../stock-figures';
import { soldProfitPence, soldProfitWords } from './sold-words';

interface SoldCase {
  kind: 'car' | 'van';
  scheme: 'margin' | 'qualifying';
  paid: number;
  /** In stock; absent: what the price paid costs there. */
  cost?: number | null;
  preparation: number | null;
  /** Not rounded, of the appraisal; absent: the same as in stock. */
  exactPreparation?: number;
  sold: number | null;
}
const USUAL: SoldCase = { kind: 'car', scheme: 'margin', paid: 8_000, preparation: 300, sold: 9_995 };

const CASES: readonly (readonly [
  name: string,
  sold: Partial<SoldCase>,
  beforeVat: number | null,
  profitPence: number | null,
  words: RegExp | '',
])[] = [
  // 9,995 − 8,000 − 300 = 1,695; VAT (9,995 − 8,000) ÷ 6 = 332.50.
  ['margin scheme', {}, 1_695, 136_250, /^After VAT of £332\.50 under the margin scheme, .* a profit of £1,362\.50\.$/],
  // 12,000 − 9,000 − 500 = 2,500; VAT 2,000 − 1,500 = 500.
  [
    'VAT-qualifying car',
    { scheme: 'qualifying', paid: 9_000, preparation: 500, sold: 12_000 },
    2_500,
    200_000,
    /^After VAT of £2,000 due on the sale, less £1,500 reclaimed on the purchase, .* a profit of £2,000\.$/,
  ],
  // Without VAT on either side: 9,450 ÷ 1.2 = 7,875; 9,995 − 7,875 − 500 = 1,620.
  [
    'VAT-qualifying van, without VAT',
    { kind: 'van', scheme: 'qualifying', paid: 9_450, preparation: 500 },
    1_620,
    162_000,
    /^Its prices are without VAT, as the van is VAT-qualifying: .* a profit of £1,620\.$/,
  ],
  // In full: 9,995 − 9,450 − 500 = 45; VAT 545 ÷ 6 = 90.83.
  ['van under the margin scheme', { kind: 'van', paid: 9_450, preparation: 500 }, 45, -4_583, /a loss of £45\.83\.$/],
  ['no cost', { cost: null }, null, null, ''],
  ['no price: not sold', { sold: null }, null, null, ''],
  ['£0 of an older version, which is no price', { sold: 0 }, null, null, ''],
  // 9,000 − 9,500 − 200 = −700, and no VAT on a loss.
  [
    'sold at a loss',
    { paid: 9_500, preparation: 200, sold: 9_000 },
    -700,
    -70_000,
    /^It sold for no more than was paid, so no VAT is due under the margin scheme: .* a loss of £700\.$/,
  ],
  // 8,400 − 9,000 − 0 = −600; VAT 1,400 − 1,500 = −100 comes back.
  [
    'VAT-qualifying, sold at a loss',
    { scheme: 'qualifying', paid: 9_000, preparation: null, sold: 8_400 },
    -600,
    -50_000,
    /£1,400 due on the sale, less £1,500 reclaimed on the purchase, .* a loss of £500\.$/,
  ],
  // To the trade, without preparation: 5,300 − 5,000 = 300; VAT 50.
  ['trade sale', { paid: 5_000, preparation: null, sold: 5_300 }, 300, 25_000, /a profit of £250\.$/],
  // Corrected from 480 to 4,800: 5,400 − 4,800 − 300 = 300; VAT 600 ÷ 6 = 100.
  ['corrected purchase', { paid: 4_800, sold: 5_400 }, 300, 20_000, /VAT of £100 .* a profit of £200\.$/],
  // £150 of transport added in stock: 9,995 − 8,150 − 300 = 1,545; VAT stays 332.50, on the price paid.
  ['cost changed in stock', { cost: 8_150 }, 1_545, 121_250, /VAT of £332\.50 .* a profit of £1,212\.50\.$/],
  // A car may have cost £0: 600 − 0 − 0; VAT on all of it 100.
  ['£0 of cost', { paid: 0, preparation: 0, sold: 600 }, 600, 50_000, /VAT of £100 .* a profit of £500\.$/],
  // Stock has £7,583 and £492. Exact: 9,100 × 5/6 + (350 + 240) × 5/6 = 8,075; 9,200 − 8,075 = 1,125.
  [
    'VAT-qualifying van with preparation and repair',
    { kind: 'van', scheme: 'qualifying', paid: 9_100, preparation: 492, exactPreparation: 295_000 / 6, sold: 9_200 },
    1_125,
    112_500,
    /a profit of £1,125\.$/,
  ],
  // Stock has £6,667 and £292. Exact: 8,000 × 5/6 + 350 × 5/6 = 6,958.33; 8,123 − 6,958.33 = 1,164.67.
  [
    'VAT-qualifying van whose costs are not whole pounds',
    { kind: 'van', scheme: 'qualifying', paid: 8_000, preparation: 292, exactPreparation: 175_000 / 6, sold: 8_123 },
    1_164,
    116_467,
    /a profit of £1,164\.67, with the car’s cost and preparation to the penny\.$/,
  ],
  // 5,500 − 6,210 − 291.67 = −1,001.67.
  [
    'margin car whose preparation is not whole pounds, sold at a loss',
    { paid: 6_210, preparation: 292, exactPreparation: 175_000 / 6, sold: 5_500 },
    -1_002,
    -100_167,
    /a loss of £1,001\.67, with the car’s cost and preparation to the penny\.$/,
  ],
  // Preparation changed to £400 in stock: 5,500 − 6,210 − 400 = −1,110.
  [
    'preparation changed in stock',
    { paid: 6_210, preparation: 400, exactPreparation: 175_000 / 6, sold: 5_500 },
    -1_110,
    -111_000,
    /a loss of £1,110\.$/,
  ],
  // Cost of a van changed to £7,000 in stock: 9,200 − 7,000 − 491.67 = 1,708.33.
  [
    'cost of a VAT-qualifying van changed in stock',
    {
      kind: 'van',
      scheme: 'qualifying',
      paid: 9_100,
      cost: 7_000,
      preparation: 492,
      exactPreparation: 295_000 / 6,
      sold: 9_200,
    },
    1_708,
    170_833,
    /a profit of £1,708\.33, with the car’s cost and preparation to the penny\.$/,
  ],
  // 9,200 − 7,584.17 − 291.33 = 1,324.50. In stock the cost is £7,584, and £7,875.50 with preparation rounds to £7,876.
  [
    'cost and preparation of a VAT-qualifying van that round up together',
    {
      kind: 'van',
      scheme: 'qualifying',
      paid: 9_101,
      preparation: 292,
      exactPreparation: 174_800 / 6,
      sold: 9_200,
    },
    1_324,
    132_450,
    /a profit of £1,324\.50, with the car’s cost and preparation to the penny\.$/,
  ],
  // 8,060 − 8,000 − 50 = 10; VAT 10.
  ['nothing left', { preparation: 50, sold: 8_060 }, 10, 0, /VAT of £10 .* no profit and no loss\.$/],
];

for (const [name, changed, beforeVat, profitPence, words] of CASES)
  test(`${name}: ${beforeVat} pounds before VAT, ${profitPence} pence after it`, () => {
    const { kind, scheme, paid, cost, preparation, exactPreparation, sold } = { ...USUAL, ...changed };
    const purchaseCostPounds = stockCostPounds(paid, { vatScheme: scheme }, kind);
    const preparationPence = exactPreparation ?? (preparation === null ? null : preparation * 100);
    const purchase = { boughtPounds: paid, purchaseCostPounds, preparationPence, scheme };
    const costPounds = cost === undefined ? purchaseCostPounds : cost;
    const stock = { soldPounds: sold, costPounds, preparationPounds: preparation, isWithoutVat: kind === 'van' };
    assert.equal(soldGain(stock), beforeVat);
    assert.equal(soldProfitPence(stock, purchase), profitPence);
    const sentence = soldProfitWords(stock, purchase);
    if (words === '') assert.equal(sentence, '');
    else assert.match(sentence, words);
  });

test('preparation of £360 with VAT, and of £300 without, is the same £300 in stock, and so in the profit', () => {
  for (const [preparation, preparationVat] of [
    ['360', 'with'],
    ['300', 'without'],
  ] as const)
    for (const vatScheme of ['margin', 'qualifying'])
      assert.equal(stockFigures({ vatScheme, preparation, preparationVat }, 'car', null).preparationPounds, 300);
});
