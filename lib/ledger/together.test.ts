import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { Fault } from '@/lib/fault';
import { ENGINES, type TestDatabase } from '@/lib/health/databases';
import { openDatabase, type Database } from '@/lib/store/database';
import { assertInvariants } from './invariants';
import { createLedger } from './ledger';

for (const { engine, start } of ENGINES) {
  describe(`Look-ups of one moment on ${engine}`, () => {
    let running: TestDatabase;
    let database: Database;
    before(async () => {
      running = await start();
      database = openDatabase(running.url);
    });
    after(async () => {
      await database.close();
      await running.stop();
    });

    /** A ledger of its own, that remembers the names of its statements, and what its calls have cost. */
    function setUp() {
      const subscription = randomUUID();
      const reserving: string[] = [];
      const ledger = createLedger({
        ...{ secret: 'a secret', subscription },
        database: {
          query: async (text, values, name) => {
            if (name?.startsWith('look_up_reserve')) reserving.push(name);
            return database.query(text, values, name);
          },
        },
      });
      const arrivals: string[] = [];
      const look = (subject: string, personId = 'smith') =>
        ledger.lookUp(
          {
            ...{ organisationId: 'dealer', personId, operation: 'valuation', subject, params: {} },
            ...{ idempotencyKey: randomUUID(), keepMinutes: 60, sentAtOnceMs: 12_000 },
            read: (stored) => stored,
          },
          async ({ lookUpId }) => {
            arrivals.push(lookUpId);
            return { outcome: 'found', result: { subject } };
          },
        );
      return { ledger, subscription, reserving, arrivals, look };
    }

    test('share a commit, with kept answers, twins and other people’s among them; each has its own answer', async () => {
      const { ledger, subscription, reserving, arrivals, look } = setUp();
      await look('KE11PTT');
      reserving.length = 0;
      const answers = await Promise.all([
        ...['AA11AAA', 'BB11BBB', 'KE11PTT', 'CC11CCC', 'CC11CCC'].map((subject) => look(subject)),
        look('DD11DDD', 'jones'),
      ]);
      assert.deepEqual(
        answers.map(({ result, charged }) => [(result as { subject: string }).subject, charged]),
        [
          ['AA11AAA', 'yes'],
          ['BB11BBB', 'yes'],
          ['KE11PTT', 'no'],
          ['CC11CCC', 'yes'],
          ['CC11CCC', 'no'],
          ['DD11DDD', 'yes'],
        ],
      );
      assert.equal(arrivals.length, 5);
      assert.equal((await ledger.usage({ organisationId: 'dealer' })).organisation.used, 5);
      // The other person’s alone, and the twin’s, which asks again when the first has its answer.
      assert.deepEqual(reserving, ['look_up_reserve_all', 'look_up_reserve', 'look_up_reserve']);
      await assertInvariants(database, subscription);
    });

    for (const [left, whose] of [
      [3, { organisationId: 'dealer' }],
      [4, { organisationId: 'dealer', personId: 'smith' }],
    ] as const) {
      test(`of six, exactly the ${left} go that the limit allows`, async () => {
        const { ledger, subscription, arrivals, look } = setUp();
        await ledger.setLimit(whose, left);
        const told = await Promise.allSettled([1, 2, 3, 4, 5, 6].map((car) => look(`CAR ${car}`)));
        const refused = told.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
        assert.equal(refused.length, 6 - left);
        assert.ok(refused.every((one) => one instanceof Fault && one.code === 'limit_reached' && one.charged === 'no'));
        assert.equal(arrivals.length, left);
        assert.equal((await ledger.usage({ organisationId: 'dealer' })).organisation.used, left);
        await assertInvariants(database, subscription);
      });
    }
  });
}
