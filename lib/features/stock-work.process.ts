// A process of the product that works on stock lists until it is killed; started by stock-kills.long.test.ts, told what to do
// over the channel. What arrives at the provider is told back before the provider answers.
import { setTimeout as sleep } from 'node:timers/promises';
import { createLedger } from '@/lib/ledger/ledger';
import { openDatabase } from '@/lib/store/database';
import { openQueue } from '@/lib/store/queue';
import { createStockRunStore } from '@/lib/store/stock-runs';
import { createValuationStore } from '@/lib/store/valuations';
import { everyMarkProvider } from './recorded-house';
import { listenForStock } from './stock-listening';
import { createStockWork } from './stock-work';

export interface WorkOrder {
  url: string;
  subscription: string;
  queue: string;
  /** The provider takes so long. */
  answersAfterMs: number;
  leaseMs: number;
}

export type WorkNews = { news: 'ready' } | { news: 'arrived'; asked: string };

const tell = (news: WorkNews) => process.send?.(news);

process.once('message', (message) => {
  const order = message as WorkOrder; // Sent by stock-kills.long.test.ts, which is typed.
  const database = openDatabase(order.url, { connections: 4 });
  const ledger = createLedger({ database, secret: 'a secret', subscription: order.subscription, graceMs: 0 });
  const caller = everyMarkProvider(async (asked) => {
    tell({ news: 'arrived', asked });
    await sleep(order.answersAfterMs);
  });
  const house = {
    ...{ ledger, caller, secret: 'a secret', now: () => new Date() },
    valuations: createValuationStore(database),
    stockRuns: createStockRunStore(database),
  };
  const ignore = () => undefined;
  void openQueue(database, order.queue, ignore).then(async (queue) => {
    setInterval(() => void ledger.sweep().catch(ignore), 200);
    await listenForStock(queue, house, createStockWork(house, ignore, { leaseMs: order.leaseMs }), ignore);
    tell({ news: 'ready' });
  });
});
