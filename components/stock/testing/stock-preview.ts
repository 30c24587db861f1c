/** For tests: a list of two cars, valued twice, as its page reads it. */
import type { StockPreview, StockRun } from '@/lib/domain/stock/stock-list';

const runOn = (id: string, day: string): StockRun => ({
  id,
  state: 'done',
  fresh: false,
  startedAt: `${day}T09:00:00.000Z`,
  startedBy: { id: 'jo', name: 'Jo' },
  resumeWords: null,
  endedAt: `${day}T09:05:00.000Z`,
  isSettled: true,
  answering: 0,
  because: null,
  cars: 2,
  valued: 2,
  withoutValue: 0,
  failed: 0,
  charged: 4,
  cached: 0,
  unknown: 0,
});

/** The newest first. */
export const STOCK_RUNS: [StockRun, StockRun] = [runOn('newest', '2026-11-23'), runOn('older', '2026-10-05')];

export const STOCK_PREVIEW: StockPreview = {
  list: {
    id: 'list',
    name: 'Week 40',
    createdAt: '2026-10-01T09:00:00.000Z',
    createdBy: { id: 'jo', name: 'Jo' },
    counts: { rows: 2, valuable: 2, duplicates: 0, refused: 0, doubtful: 0, kilometres: 0 },
    run: STOCK_RUNS[0],
  },
  labels: ['Reg', 'Mileage'],
  priceDoubts: [null, null],
  columns: { plate: 0, mileage: 1, reference: null },
  samples: [
    ['AB21 CDE', '46,000'],
    ['GO19 LFS', '52,000'],
  ],
  sheetsLeftOut: [],
  problems: [],
  converted: [],
  doubts: [],
  cost: null,
  freshCost: null,
  usage: {
    scope: 'organisation',
    month: '2026-11',
    used: 0,
    limit: null,
    remaining: null,
    exceeded: false,
    provider: null,
    words: '',
    projection: null,
  },
  runs: [...STOCK_RUNS],
};
