/**
 * The trade value, and whether repairs pay: computed by hand, none of them by running this code. Amounts of the expected
 * results are pounds.
 *
 * A cost with VAT counts 5/6; one without counts in full.
 */
import { damageLine } from './damage-line.fixture';
import type { Entries } from './entries';

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
  { entries: { handOver: '2026-11', ...damageLine('1', '120', 'with', 'price_in') }, total: 8_900 }, // 120 × 5/6
  { entries: { handOver: '2026-11', ...damageLine('1', '120', 'without', 'price_in') }, total: 8_880 },
  {
    entries: {
      handOver: '2026-11',
      ...damageLine('1', '120', 'with', 'mend'),
      ...damageLine('2', '90.50', 'without', 'price_in'),
      ...damageLine('3', '60', 'with', 'accept'),
    },
    total: 8_809.5, // 9,000 − 100 − 90.50
  },
  { entries: { handOver: '2026-11', adjustment: '-250', adjustmentReason: 'Local demand' }, total: 8_750 },
  { entries: { handOver: '2026-11', adjustment: '\u2212250', adjustmentReason: 'Local demand' }, total: 8_750 },
  { entries: { handOver: '2026-11', adjustment: '+300', adjustmentReason: 'Two sets of wheels' }, total: 9_300 },
  { entries: { handOver: '2026-11', adjustment: 'a lot' }, total: null }, // cannot be read
  { entries: { handOver: '2026-11', ...damageLine('1', 'dear', 'with', 'mend') }, total: null },
  {
    entries: { handOver: '2026-11', ...damageLine('1', '120', 'with', 'mend'), 'line.00000001.removed': 'yes' },
    total: 9_000,
  },
  {
    entries: {
      condition: 'average',
      handOver: '2026-12',
      options: '9',
      adjustment: '-75',
      adjustmentReason: 'Tyres',
      ...damageLine('1', '60', 'with', 'price_in'),
    },
    options: 200,
    total: 8_175, // 8,100 + 200 − 50 − 75
  },
  {
    entries: { condition: 'below', handOver: '2026-11', ...damageLine('1', '8000', 'without', 'price_in') },
    total: -1_000,
  },
  // The price of a qualifying vehicle includes VAT that is reclaimed, so damage is taken off with its VAT.
  {
    entries: { handOver: '2026-11', vatScheme: 'qualifying', ...damageLine('1', '240', 'with', 'price_in') },
    total: 8_760, // 8,760 is 7,300 without VAT, and 200 of repairs: 7,500, as 9,000 without VAT
  },
  {
    entries: { handOver: '2026-11', vatScheme: 'qualifying', ...damageLine('1', '200', 'without', 'mend') },
    total: 8_760,
  },
  {
    entries: { handOver: '2026-11', vatScheme: 'qualifying', ...damageLine('1', '200', 'without', 'accept') },
    total: 9_000,
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
    entries: { handOver: '2026-11', ...damageLine('1', '300', 'without', 'mend') },
    verdict: 'highest_condition',
    gain: null,
  },
  {
    entries: { handOver: '2026-11', condition: 'average', ...damageLine('1', '300', 'without', 'mend') },
    verdict: 'pays',
    gain: 800,
  }, // 9,000 − 8,200
  {
    entries: { handOver: '2026-11', condition: 'average', ...damageLine('1', '800', 'without', 'accept') },
    verdict: 'does_not_pay',
    gain: 800,
  }, // just the gain
  {
    entries: { handOver: '2026-11', condition: 'below', ...damageLine('1', '1000', 'without', 'price_in') },
    verdict: 'pays',
    gain: 1_200,
  },
  {
    entries: { handOver: '2026-11', condition: 'below', ...damageLine('1', '1440', 'with', 'mend') },
    verdict: 'does_not_pay',
    gain: 1_200,
  }, // counts 1,200
  {
    entries: { handOver: '2026-12', condition: 'average', ...damageLine('1', '300', 'without', 'mend') },
    verdict: 'pays',
    gain: 700,
  }, // 8,800 − 8,100
  // Of 800 more a qualifying vehicle brings 666.67 without VAT, and costs count without it too.
  {
    entries: {
      handOver: '2026-11',
      condition: 'average',
      vatScheme: 'qualifying',
      ...damageLine('1', '700', 'without', 'mend'),
    },
    verdict: 'does_not_pay',
    gain: 666.67,
  },
  {
    entries: {
      handOver: '2026-11',
      condition: 'average',
      vatScheme: 'qualifying',
      ...damageLine('1', '800', 'with', 'mend'),
    },
    verdict: 'does_not_pay', // just the gain
    gain: 666.67,
  },
  {
    entries: {
      handOver: '2026-11',
      condition: 'average',
      vatScheme: 'qualifying',
      ...damageLine('1', '799', 'with', 'mend'),
    },
    verdict: 'pays',
    gain: 666.67,
  },
  {
    entries: { handOver: '2027-02', condition: 'average', ...damageLine('1', '300', 'without', 'mend') },
    verdict: 'no_value',
    gain: null,
  },
];
