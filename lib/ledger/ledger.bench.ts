import { randomUUID } from 'node:crypto';
import { ENGINES } from '@/lib/health/databases';
import { openDatabase } from '@/lib/store/database';
import { createLedger } from './ledger';

/** Look-ups a second through the whole ledger, the provider answering at once: reserve and sent, then settle. */
const LOOK_UPS = 2_000;
const AT_ONCE = 16;

for (const { engine, start } of ENGINES) {
  const running = await start();
  const database = openDatabase(running.url);
  const ledger = createLedger({ database, secret: 'bench', subscription: `bench-${randomUUID()}` });
  await ledger.setLimit({ organisationId: 'dealer' }, 10 * LOOK_UPS);

  const one = async (key: string) => {
    await ledger.lookUp(
      {
        organisationId: 'dealer',
        personId: 'person',
        operation: 'bench',
        subject: key,
        params: { mileage: 62_000 },
        idempotencyKey: key,
        keepMinutes: 1_440,
        sentAtOnceMs: 12_000,
        read: (stored) => stored,
      },
      async () => ({ outcome: 'found', auditId: key, result: { retail: 12_500, clean: 11_000 } }),
    );
  };
  const run = async (count: number) => {
    let next = 0;
    const worker = async () => {
      while (next < count) {
        next += 1;
        await one(randomUUID());
      }
    };
    const began = performance.now();
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    return (count / (performance.now() - began)) * 1_000;
  };

  await run(200);
  const perSecond = await run(LOOK_UPS);
  console.log(`ledger on ${engine}: ${Math.round(perSecond)} look-ups a second, ${AT_ONCE} at once`);
  await database.close();
  await running.stop();
}
