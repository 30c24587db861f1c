// A process of the product that works on stock lists until it is killed; started by run-worker-kills.long.test.ts, which
// sends its order over the channel. Each request is reported back before the provider answers it.
import { setTimeout as sleep } from 'node:timers/promises';
import { createLedger } from '@/lib/lookups/ledger';
import { openDatabase } from '@/lib/store/database';
import { openQueue } from '@/lib/store/job-queue';
import { createStockRunStore } from '@/lib/store/stock/stock-runs';
import { createValuationStore } from '@/lib/store/records/valuations';
import { everyMarkProvider } from '@/lib/features/testing/recorded-services';
import { listenForStock } from './run-listener';
import { createStockWork } from './run-worker';

export interface WorkOrder {
  url: string;
  subscription: string;
  queue: string;
  /** How long the provider takes to answer. */
  answersAfterMs: number;
  leaseMs: number;
}

export type WorkerMessage = { news: 'ready' } | { news: 'arrived'; lookUp: string };

const report = (message: WorkerMessage) => process.send?.(message);

process.once('message', (message) => {
  const order = message as WorkOrder; // Sent by run-worker-kills.long.test.ts, which is typed.
  const database = openDatabase(order.url, { connections: 4 });
  const ledger = createLedger({ database, secret: 'a secret', subscription: order.subscription, graceMs: 0 });
  const caller = everyMarkProvider(async (lookUp) => {
    report({ news: 'arrived', lookUp });
    await sleep(order.answersAfterMs);
  });
  const services = {
    ledger,
    caller,
    secret: 'a secret',
    now: () => new Date(),
    valuations: createValuationStore(database),
    stockRuns: createStockRunStore(database),
  };
  const ignore = () => undefined;
  void openQueue(database, order.queue, ignore).then(async (queue) => {
    setInterval(() => void ledger.sweep().catch(ignore), 200);
    await listenForStock(queue, services, createStockWork(services, ignore, { leaseMs: order.leaseMs }), ignore);
    report({ news: 'ready' });
  });
});
