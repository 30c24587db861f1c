/**
 * Appraisals computed by hand, none of them by running this code. Amounts of the expected results are pounds.
 *
 * The rules behind the working: a cost with VAT counts 5/6; one without counts in full. The most to pay under the margin
 * scheme and for a qualifying vehicle is asking − 1.2 × (costs + margin), because VAT is a sixth of asking less price.
 */
import type { Entries } from './entries';

export interface RetailCase {
  readonly entries: Entries;
  readonly most: number;
  /** At the most to pay. */
  readonly vat: number;
  readonly reclaimed?: number;
}
const line = (id: string, cost: string, vat: 'with' | 'without', treatment: string): Entries => ({
  [`line.0000000${id}.part`]: `Part ${id}`,
  [`line.0000000${id}.cost`]: cost,
  [`line.0000000${id}.vat`]: vat,
  [`line.0000000${id}.treatment`]: treatment,
});

export const RETAIL_CASES: readonly RetailCase[] = [
  { entries: { salePrice: '10000' }, most: 10_000, vat: 0 }, // no costs, no margin: all of it
  { entries: { salePrice: '10,000', margin: '1000' }, most: 8_800, vat: 200 }, // 10,000 − 1.2 × 1,000; 1,200 ÷ 6
  { entries: { salePrice: '£10,000', margin: '10%' }, most: 8_800, vat: 200 }, // 10% of 10,000 is 1,000
  { entries: { salePrice: '12000', preparation: '350', margin: '10%' }, most: 10_210, vat: 298.33 }, // 350 counts 291.67; 12,000 − 350 − 1,440; 1,790 ÷ 6
  {
    entries: { salePrice: '12000', preparation: '350', preparationVat: 'without', margin: '10%' },
    most: 10_140,
    vat: 310,
  }, // 1.2 × 1,550 = 1,860
  {
    entries: {
      salePrice: '9995',
      preparation: '240',
      warranty: '150',
      warrantyVat: 'without',
      fees: '60',
      margin: '800',
    },
    most: 8_555, // 200 + 150 + 50 + 800 = 1,200; × 1.2 = 1,440
    vat: 240,
  },
  {
    entries: {
      salePrice: '9995',
      preparation: '240',
      warranty: '150',
      warrantyVat: 'without',
      fees: '60',
      margin: '800',
      vatScheme: 'qualifying',
    },
    most: 8_555,
    vat: 240, // 9,995 ÷ 6 = 1,665.83 less 8,555 ÷ 6 = 1,425.83
    reclaimed: 1_425.83,
  },
  { entries: { salePrice: '500', fees: '600', feesVat: 'without' }, most: 0, vat: 83.33 }, // 500 − 720 is below nothing; 500 ÷ 6
  { entries: { salePrice: '20000', margin: '7.5%' }, most: 18_200, vat: 300 }, // 1,500 × 1.2 = 1,800
  { entries: { salePrice: '15000', preparation: '600' }, most: 14_400, vat: 100 }, // 500 × 1.2 = 600
  { entries: { salePrice: '7777', margin: '333' }, most: 7_377, vat: 66.67 }, // 399.60: 7,377.40 rounded down; 400 ÷ 6
  { entries: { salePrice: '6500.50', margin: '100.25' }, most: 6_380, vat: 20.08 }, // 120.30: 6,380.20; 120.50 ÷ 6
  { entries: { salePrice: '5000', margin: '500', ...line('1', '120', 'with', 'mend') }, most: 4_280, vat: 120 }, // 600 × 1.2 = 720
  { entries: { salePrice: '5000', margin: '500', ...line('1', '120', 'with', 'price_in') }, most: 4_400, vat: 100 }, // not a cost of the sale
  { entries: { salePrice: '5000', margin: '500', ...line('1', '120', 'with', 'accept') }, most: 4_400, vat: 100 },
  { entries: { salePrice: '5k', margin: '10 %' }, most: 4_400, vat: 100 },
  { entries: { salePrice: '8400', warranty: '180', fees: '120', margin: '12.5%' }, most: 6_840, vat: 260 }, // 150 + 100 + 1,050 = 1,300; 1,560
  { entries: { salePrice: '8400', vatScheme: 'qualifying' }, most: 8_400, vat: 0, reclaimed: 1_400 },
  { entries: { salePrice: '6000', margin: '1000', vatScheme: 'qualifying' }, most: 4_800, vat: 200, reclaimed: 800 }, // 1,000 − 800
  { entries: { salePrice: '3000', margin: '5k' }, most: 0, vat: 500 }, // 3,000 − 6,000
  {
    entries: {
      salePrice: '10000',
      margin: '500',
      ...line('1', '60', 'with', 'mend'),
      ...line('2', '40', 'without', 'mend'),
    },
    most: 9_292, // 50 + 40 + 500 = 590; × 1.2 = 708
    vat: 118,
  },
];

export interface OfferCase {
  readonly entries: Entries;
  readonly vat: number;
  readonly profit: number | null;
}
export const OFFER_CASES: readonly OfferCase[] = [
  { entries: { salePrice: '10000', offer: '8000', fees: '300', feesVat: 'without' }, vat: 333.33, profit: 1_366.67 }, // 2,000 ÷ 6
  { entries: { salePrice: '10000', offer: '10000', fees: '300', feesVat: 'without' }, vat: 0, profit: -300 }, // no margin, no VAT
  { entries: { salePrice: '10000', offer: '10500', fees: '300', feesVat: 'without' }, vat: 0, profit: -800 }, // a loss owes no VAT
  {
    entries: { salePrice: '10000', offer: '10500', fees: '300', feesVat: 'without', vatScheme: 'qualifying' },
    vat: -83.33,
    profit: -716.67,
  }, // 1,666.67 − 1,750
  {
    entries: { salePrice: '10000', offer: '8000', fees: '300', feesVat: 'without', vatScheme: 'qualifying' },
    vat: 333.34,
    profit: 1_366.66,
  }, // 1,666.67 − 1,333.33, each invoice to the penny
  { entries: { salePrice: '6000', offer: '5999.97' }, vat: 0.01, profit: 0.02 }, // 3p: half a penny goes up
  { entries: { salePrice: '6000', offer: '5999.98' }, vat: 0, profit: 0.02 }, // 2p: a third of a penny
  { entries: { salePrice: '12000', offer: '10210', preparation: '350' }, vat: 298.33, profit: 1_200 }, // 1,790 − 298.33 − 291.67
  {
    entries: {
      salePrice: '9995',
      offer: '8555',
      preparation: '240',
      warranty: '150',
      warrantyVat: 'without',
      fees: '60',
    },
    vat: 240,
    profit: 800,
  },
  { entries: { salePrice: '', offer: '5000' }, vat: 0, profit: null }, // no asking price
  { entries: { salePrice: '7000', offer: '0' }, vat: 1_166.67, profit: 5_833.33 }, // 7,000 ÷ 6
];

export interface TradeCase {
  readonly entries: Entries;
  /** What the service says of the ticked options: pounds, none, or still loading. */
  readonly options?: number | null | 'loading';
  readonly total: number | null;
}
/** Nov 2026: Clean 9,000, Average 8,200, Below 7,000; Dec at 40,000 mi: 8,800, 8,100, 6,900; Jan: 8,750, 8,000, 6,700. */
export const TRADE_CASES: readonly TradeCase[] = [
  { entries: { condition: 'clean', handOver: '2026-11' }, total: 9_000 },
  { entries: { condition: 'average', handOver: '2026-11' }, total: 8_200 },
  { entries: { condition: 'below', handOver: '2026-11' }, total: 7_000 },
  { entries: { handOver: '2026-11' }, total: 9_000 }, // Clean until another is chosen
  { entries: { condition: 'clean', handOver: '2026-12' }, total: 8_800 }, // half way from 9,100 to 8,500
  { entries: { condition: 'average', handOver: '2026-12' }, total: 8_100 },
  { entries: { condition: 'below', handOver: '2027-01' }, total: 6_700 },
  { entries: { condition: 'clean', handOver: '2027-02' }, total: null }, // no value at 50,000 mi: none between
  { entries: { condition: 'clean', handOver: '2027-06' }, total: null }, // beyond the forecast
  { entries: { condition: 'clean' }, total: null }, // no month
  { entries: { condition: 'clean', handOver: '2026-10' }, total: null }, // before the valuation
  { entries: { handOver: '2026-11', options: '3,4,5,6' }, options: 350, total: 9_350 },
  { entries: { handOver: '2026-11', options: '3' }, options: null, total: 9_000 }, // the service gives no value: stated, adds nothing
  { entries: { handOver: '2026-11', options: '3' }, options: 'loading', total: null },
  { entries: { handOver: '2026-11', options: '' }, options: 'loading', total: 9_000 }, // none is ticked
  { entries: { handOver: '2026-11', ...line('1', '120', 'with', 'price_in') }, total: 8_900 }, // 120 × 5/6
  { entries: { handOver: '2026-11', ...line('1', '120', 'without', 'price_in') }, total: 8_880 },
  {
    entries: {
      handOver: '2026-11',
      ...line('1', '120', 'with', 'mend'),
      ...line('2', '90.50', 'without', 'price_in'),
      ...line('3', '60', 'with', 'accept'),
    },
    total: 8_809.5, // 9,000 − 100 − 90.50
  },
  { entries: { handOver: '2026-11', adjustment: '-250', adjustmentReason: 'Local demand' }, total: 8_750 },
  { entries: { handOver: '2026-11', adjustment: '\u2212250', adjustmentReason: 'Local demand' }, total: 8_750 },
  { entries: { handOver: '2026-11', adjustment: '+300', adjustmentReason: 'Two sets of wheels' }, total: 9_300 },
  { entries: { handOver: '2026-11', adjustment: 'a lot' }, total: null }, // cannot be read
  { entries: { handOver: '2026-11', ...line('1', 'dear', 'with', 'mend') }, total: null },
  {
    entries: { handOver: '2026-11', ...line('1', '120', 'with', 'mend'), 'line.00000001.removed': 'yes' },
    total: 9_000,
  },
  {
    entries: {
      condition: 'average',
      handOver: '2026-12',
      options: '9',
      adjustment: '-75',
      adjustmentReason: 'Tyres',
      ...line('1', '60', 'with', 'price_in'),
    },
    options: 200,
    total: 8_175, // 8,100 + 200 − 50 − 75
  },
  { entries: { condition: 'below', handOver: '2026-11', ...line('1', '8000', 'without', 'price_in') }, total: -1_000 },
  // The price of a qualifying vehicle includes VAT that is reclaimed, so damage is taken off with its VAT.
  {
    entries: { handOver: '2026-11', vatScheme: 'qualifying', ...line('1', '240', 'with', 'price_in') },
    total: 8_760, // 8,760 is 7,300 without VAT, and 200 of repairs: 7,500, as 9,000 without VAT
  },
  {
    entries: { handOver: '2026-11', vatScheme: 'qualifying', ...line('1', '200', 'without', 'mend') },
    total: 8_760,
  },
  {
    entries: { handOver: '2026-11', vatScheme: 'qualifying', ...line('1', '200', 'without', 'accept') },
    total: 9_000,
  },
];

export interface SettlementCase {
  readonly entries: Entries;
  readonly inHand: number;
  readonly words: string;
}
export const SETTLEMENT_CASES: readonly SettlementCase[] = [
  { entries: { offer: '8450' }, inHand: 8_450, words: 'The customer gets £8,450 in hand.' },
  { entries: { offer: '8450', finance: '3000' }, inHand: 5_450, words: 'The customer gets £5,450 in hand.' },
  {
    entries: { offer: '8450', finance: '3000', deposit: '1000' },
    inHand: 4_450,
    words: 'The customer gets £4,450 in hand.',
  },
  { entries: { offer: '8450', finance: '3000.25' }, inHand: 5_449.75, words: 'The customer gets £5,449.75 in hand.' },
  { entries: { offer: '8450', finance: '8450' }, inHand: 0, words: 'The finance owed takes the whole offer.' },
  {
    entries: { offer: '8450', finance: '8000', deposit: '450' },
    inHand: 0,
    words: 'Finance and deposit take the whole offer.',
  },
  { entries: { offer: '8450', deposit: '8450' }, inHand: 0, words: 'The deposit takes the whole offer.' },
  { entries: { offer: '0' }, inHand: 0, words: 'The offer is £0.' },
  {
    entries: { offer: '8450', finance: '9000' },
    inHand: -550,
    words: 'The finance owed is £550 more than the offer, and the customer has to pay that to settle it.',
  },
  {
    entries: { offer: '8450', finance: '9000', deposit: '500' },
    inHand: -1_050,
    words:
      'The finance owed is £550 more than the offer, and the customer has to pay that to settle it. Nothing is left for the deposit of £500, which the customer pays too.',
  },
  {
    entries: { offer: '8450', finance: '8000', deposit: '1000' },
    inHand: -550,
    words: 'After the finance £450 is left, £550 less than the deposit, which the customer pays.',
  },
];

export interface RepairCase {
  readonly entries: Entries;
  readonly verdict: string;
  readonly gain: number | null;
}
export const REPAIR_CASES: readonly RepairCase[] = [
  { entries: { handOver: '2026-11' }, verdict: 'nothing_to_repair', gain: null },
  {
    entries: { handOver: '2026-11', ...line('1', '300', 'without', 'mend') },
    verdict: 'highest_condition',
    gain: null,
  },
  {
    entries: { handOver: '2026-11', condition: 'average', ...line('1', '300', 'without', 'mend') },
    verdict: 'pays',
    gain: 800,
  }, // 9,000 − 8,200
  {
    entries: { handOver: '2026-11', condition: 'average', ...line('1', '800', 'without', 'accept') },
    verdict: 'does_not_pay',
    gain: 800,
  }, // just the gain
  {
    entries: { handOver: '2026-11', condition: 'below', ...line('1', '1000', 'without', 'price_in') },
    verdict: 'pays',
    gain: 1_200,
  },
  {
    entries: { handOver: '2026-11', condition: 'below', ...line('1', '1440', 'with', 'mend') },
    verdict: 'does_not_pay',
    gain: 1_200,
  }, // counts 1,200
  {
    entries: { handOver: '2026-12', condition: 'average', ...line('1', '300', 'without', 'mend') },
    verdict: 'pays',
    gain: 700,
  }, // 8,800 − 8,100
  // Of 800 more a qualifying vehicle brings 666.67 without VAT, and costs count without it too.
  {
    entries: {
      handOver: '2026-11',
      condition: 'average',
      vatScheme: 'qualifying',
      ...line('1', '700', 'without', 'mend'),
    },
    verdict: 'does_not_pay',
    gain: 666.67,
  },
  {
    entries: {
      handOver: '2026-11',
      condition: 'average',
      vatScheme: 'qualifying',
      ...line('1', '800', 'with', 'mend'),
    },
    verdict: 'does_not_pay', // just the gain
    gain: 666.67,
  },
  {
    entries: {
      handOver: '2026-11',
      condition: 'average',
      vatScheme: 'qualifying',
      ...line('1', '799', 'with', 'mend'),
    },
    verdict: 'pays',
    gain: 666.67,
  },
  {
    entries: { handOver: '2027-02', condition: 'average', ...line('1', '300', 'without', 'mend') },
    verdict: 'no_value',
    gain: null,
  },
];
