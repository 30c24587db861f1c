// One of several processes that press at the same moment; started by race.long.test.ts, told what to do
// over the channel. What arrives at the provider is told back before the provider answers.
import { setTimeout as sleep } from 'node:timers/promises';
import { Fault } from '@/lib/fault';
import { openDatabase } from '@/lib/store/database';
import { createLedger } from './ledger';

export interface RaceOrder {
  url: string;
  subscription: string;
  /** Each is pressed once, all at the same moment. */
  plates: string[];
  person: string;
  /** The provider takes so long. */
  answersAfterMs: number;
}

export type RaceReport =
  | { news: 'ready' }
  | { news: 'arrived'; plate: string; lookUpId: string }
  | { news: 'told'; plate: string; charged: string; code: string | null; answer: unknown };

const report = (message: RaceReport) => process.send?.(message);

process.once('message', (message) => {
  const order = message as RaceOrder; // Sent by race.long.test.ts, which is typed.
  const database = openDatabase(order.url, { connections: 4 });
  const ledger = createLedger({ database, secret: 'a secret', subscription: order.subscription });

  const submit = async (plate: string) => {
    try {
      const answer = await ledger.lookUp(
        {
          organisationId: 'dealer',
          personId: order.person,
          operation: 'valuation',
          subject: plate,
          params: {},
          idempotencyKey: `${order.person} ${plate}`,
          keepMinutes: 60,
          sentAtOnceMs: 30_000,
          read: (stored) => stored,
        },
        async ({ lookUpId }) => {
          report({ news: 'arrived', plate, lookUpId });
          await sleep(order.answersAfterMs);
          return { outcome: 'found', result: { lookUpId } };
        },
      );
      report({ news: 'told', plate, charged: answer.charged, code: null, answer: answer.result });
    } catch (error) {
      const fault = error instanceof Fault ? error : new Fault('unexpected', { message: String(error), fix: '' });
      report({ news: 'told', plate, charged: fault.charged, code: fault.code, answer: null });
    }
  };

  // Connected first, so that the presses really meet.
  void database.query('select 1').then(() => {
    report({ news: 'ready' });
    process.once('message', () => {
      void Promise.all(order.plates.map(submit)).then(async () => {
        await database.close();
        process.disconnect();
      });
    });
  });
});
