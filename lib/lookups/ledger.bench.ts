import { randomUUID } from 'node:crypto';
import { ENGINES } from '@/lib/health/testing/databases';
import { openDatabase } from '@/lib/store/database';
import { createValuationStore } from '@/lib/store/records/valuations';
import { createLedger } from './ledger';
import { lookUp } from './look-up';
import { instantCaller, scriptedQuestion } from './testing/scripted-provider';

/**
 * The ledger's throughput with a provider that answers immediately: look-ups per second (reserved and sent, then
 * settled), and new valuations per second (two parallel look-ups, then the frozen record).
 */
const LOOK_UPS = 2_000;
const CONCURRENCY = 16;

for (const { engine, start } of ENGINES) {
  const running = await start();
  const database = openDatabase(running.url);
  const ledger = createLedger({ database, secret: 'bench', subscription: `bench-${randomUUID()}` });
  const valuations = createValuationStore(database);
  await database.query(`insert into organization (id, name, slug) values ('dealer', 'Dealer', 'dealer')`);
  await ledger.setLimits({ organisationId: 'dealer' }, { month: 10 * LOOK_UPS });

  const lookUpSubject = async (key: string) => {
    const reply = { outcome: 'found', auditId: key, result: { retail: 12_500, clean: 11_000 } } as const;
    await lookUp(
      scriptedQuestion({ subject: key, params: { mileage: 62_000 }, readStored: (stored) => stored }),
      {
        session: { organisationId: 'dealer', personId: 'person', personName: '' },
        idempotencyKey: key,
        fresh: false,
      },
      { ledger, caller: instantCaller(reply) },
    );
  };
  const run = async (count: number, work: () => Promise<unknown>) => {
    let next = 0;
    const worker = async () => {
      while (next < count) {
        next += 1;
        await work();
      }
    };
    const began = performance.now();
    await Promise.all(Array.from({ length: CONCURRENCY }, worker));
    return (count / (performance.now() - began)) * 1_000;
  };

  const newLookUp = () => lookUpSubject(randomUUID());
  const value = async () => {
    const key = randomUUID();
    await Promise.all([lookUpSubject(`${key} registration`), lookUpSubject(`${key} valuation`)]);
    await valuations.add({
      organisationId: 'dealer',
      createdBy: 'person',
      kind: 'plate',
      subjectHash: key,
      idempotencyKey: key,
      summary: { title: 'A car' },
      recordText: JSON.stringify({ note: 'x'.repeat(4_000) }),
      lookUpIds: [],
    });
  };

  await run(200, newLookUp);
  const lookUps = Math.round(await run(LOOK_UPS, newLookUp));
  const values = Math.round(await run(LOOK_UPS / 4, value));
  console.log(
    `ledger on ${engine}, ${CONCURRENCY} at a time: ${lookUps} look-ups a second, ${values} valuations a second`,
  );
  await database.close();
  await running.stop();
}
