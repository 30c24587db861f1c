/**
 * The most to pay, and the VAT and profit of an offer: computed by hand, none of them by running this code. Amounts of
 * the expected results are pounds.
 *
 * The rules behind the working: a cost with VAT counts 5/6; one without counts in full. The most to pay under the margin
 * scheme and for a qualifying vehicle is asking − 1.2 × (costs + margin), because VAT is a sixth of asking less price.
 */
import { damageLine } from './damage-line.fixture';
import type { Entries } from './entries';

export interface RetailCase {
  readonly entries: Entries;
  readonly most: number;
  /** At the most to pay. */
  readonly vat: number;
  readonly reclaimed?: number;
}

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
  { entries: { salePrice: '5000', margin: '500', ...damageLine('1', '120', 'with', 'mend') }, most: 4_280, vat: 120 }, // 600 × 1.2 = 720
  {
    entries: { salePrice: '5000', margin: '500', ...damageLine('1', '120', 'with', 'price_in') },
    most: 4_400,
    vat: 100,
  }, // not a cost of the sale
  { entries: { salePrice: '5000', margin: '500', ...damageLine('1', '120', 'with', 'accept') }, most: 4_400, vat: 100 },
  { entries: { salePrice: '5k', margin: '10 %' }, most: 4_400, vat: 100 },
  { entries: { salePrice: '8400', warranty: '180', fees: '120', margin: '12.5%' }, most: 6_840, vat: 260 }, // 150 + 100 + 1,050 = 1,300; 1,560
  { entries: { salePrice: '8400', vatScheme: 'qualifying' }, most: 8_400, vat: 0, reclaimed: 1_400 },
  { entries: { salePrice: '6000', margin: '1000', vatScheme: 'qualifying' }, most: 4_800, vat: 200, reclaimed: 800 }, // 1,000 − 800
  { entries: { salePrice: '3000', margin: '5k' }, most: 0, vat: 500 }, // 3,000 − 6,000
  {
    entries: {
      salePrice: '10000',
      margin: '500',
      ...damageLine('1', '60', 'with', 'mend'),
      ...damageLine('2', '40', 'without', 'mend'),
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
