// One of several processes that submit at the same moment; started by race.long.test.ts, which sends its order over the
// channel. What arrives at the provider is reported back before the provider answers.
import { setTimeout as sleep } from 'node:timers/promises';
import { Fault } from '@/lib/fault';
import { openDatabase } from '@/lib/store/database';
import { createLedger } from './ledger';
import { lookUp } from './look-up';
import { scriptedCaller, scriptedQuestion } from './testing/scripted-provider';

export interface RaceOrder {
  url: string;
  subscription: string;
  /** Each submitted once, all at the same moment. */
  plates: string[];
  person: string;
  /** How long the provider takes. */
  answersAfterMs: number;
}

export type RaceReport =
  | { news: 'ready' }
  | { news: 'arrived'; plate: string; lookUpId: string }
  | { news: 'ended'; plate: string; charged: string; code: string | null; answer: unknown };

const report = (message: RaceReport) => process.send?.(message);

process.once('message', (message) => {
  const order = message as RaceOrder; // Sent by race.long.test.ts, which is typed.
  const database = openDatabase(order.url, { connections: 4 });
  const ledger = createLedger({ database, secret: 'a secret', subscription: order.subscription });

  const submit = async (plate: string) => {
    try {
      const caller = scriptedCaller(async (lookUpId) => {
        report({ news: 'arrived', plate, lookUpId });
        await sleep(order.answersAfterMs);
        return { outcome: 'found', result: { lookUpId } };
      });
      const answer = await lookUp(
        scriptedQuestion({ subject: plate, cacheMinutes: 60, readStored: (stored) => stored }),
        {
          session: { organisationId: 'dealer', personId: order.person, personName: '' },
          idempotencyKey: `${order.person} ${plate}`,
          fresh: false,
        },
        // So that a slow machine does not make them wait for a look-up that is overdue.
        { ledger, caller, turnMs: 18_000 },
      );
      report({ news: 'ended', plate, charged: answer.charged, code: null, answer: answer.result });
    } catch (error) {
      const fault = error instanceof Fault ? error : new Fault('unexpected', { message: String(error), fix: '' });
      report({ news: 'ended', plate, charged: fault.charged, code: fault.code, answer: null });
    }
  };

  // Connected first, so that the submissions really meet.
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
