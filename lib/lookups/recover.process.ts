// A process of the product that values one plate and dies on the way; started by recover.long.test.ts.
import type { Session } from '@/lib/access';
import { createLedger } from '@/lib/lookups/ledger';
import { openDatabase } from '@/lib/store/database';
import { createValuationStore } from '@/lib/store/records/valuations';
import { call, everyMarkProvider } from '@/lib/features/testing/recorded-services';
import { runCreateValuation } from '@/lib/features/valuations/valuations';
import { z } from 'zod';
import { selectRows } from '@/lib/store/rows';

export interface SubmissionOrder {
  url: string;
  subscription: string;
  session: Session;
  idempotencyKey: string;
  plate: string;
  /**
   * The operation that is never answered; null: all are answered, and the process exits when it would write the record.
   */
  silent: string | null;
}

const die = () => process.kill(process.pid, 'SIGKILL');

process.once('message', (message) => {
  const order = message as SubmissionOrder; // Sent by the test, which is typed.
  const database = openDatabase(order.url);
  const ledger = createLedger({ database, secret: 'a secret', subscription: order.subscription });
  const caller = everyMarkProvider(async (lookUp) => {
    if (order.silent === null || !lookUp.startsWith(order.silent)) return;
    // Until the other question is answered and paid for.
    for (let settled = 0; settled === 0;) {
      const rows = await selectRows(
        database,
        z.object({ settled: z.number() }),
        `select count(*)::integer as settled from look_ups where idempotency_key = $1 and state = 'SETTLED'`,
        [order.idempotencyKey],
      );
      settled = rows[0]?.settled ?? 0;
    }
    die();
  });
  const valuations = { ...createValuationStore(database), add: async () => Promise.reject(new Error(`${die()}`)) };
  const input = { plate: order.plate, mileage: 46_000, internetPrices: false, fresh: false };
  const services = { ledger, caller, valuations, secret: 'a secret', now: () => new Date() };
  void runCreateValuation(call(input, order.session, order.idempotencyKey), services);
});
