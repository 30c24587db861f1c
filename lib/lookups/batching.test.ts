import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { z } from 'zod';
import { Fault } from '@/lib/fault';
import { onEachEngine } from '@/lib/health/testing/each-engine';
import { openDatabase, type SqlDatabase } from '@/lib/store/database';
import { assertInvariants } from './testing/ledger-invariants';
import { createLedger } from './ledger';
import { lookUp } from './look-up';
import { scriptedCaller, scriptedQuestion } from './testing/scripted-provider';
import { selectRows } from '@/lib/store/rows';

const scriptedValue = z.object({ subject: z.string() });

onEachEngine('Look-ups of one moment', ({ database, url }) => {
  /** A ledger that records how many look-ups each of its commits reserved, and which calls arrived. */
  function setUp(connection: SqlDatabase = database) {
    const subscription = randomUUID();
    const reservedTogether: number[] = [];
    const ledger = createLedger({
      secret: 'a secret',
      subscription,
      database: {
        ...connection,
        query: async (text: string, values?: readonly unknown[], name?: string) => {
          const result = await connection.query(text, values, name);
          if (name === 'look_up_reserve') reservedTogether.push(result.rows.length);
          return result;
        },
      },
    });
    const arrivals: string[] = [];
    const look = (subject: string, personId = 'smith', audit?: () => Promise<string>) =>
      lookUp(
        scriptedQuestion({ subject, cacheMinutes: 60, readStored: (stored) => scriptedValue.parse(stored) }),
        {
          session: { organisationId: 'dealer', personId, personName: '' },
          idempotencyKey: randomUUID(),
          fresh: false,
        },
        {
          ledger,
          caller: scriptedCaller(async (lookUpId) => {
            arrivals.push(lookUpId);
            const reply = { outcome: 'found', result: { subject } } as const;
            return audit ? { ...reply, auditId: await audit() } : reply;
          }),
        },
      );
    return { ledger, subscription, reservedTogether, arrivals, look };
  }

  test('are settled by their keys, whatever was planned while the ledger was short', async () => {
    // One connection, whose statements are planned once.
    const only = openDatabase(url(), { connections: 1 });
    const { look, arrivals } = setUp(only);
    /** Twenty look-ups, answered once all are reserved; returns the ledger rows that settling them read. */
    const settle = async (from: number) => {
      const reserved = arrivals.length + 20;
      let answer = () => {};
      const answered = new Promise<void>((resolve) => (answer = resolve));
      const twenty = Array.from({ length: 20 }, (_, index) =>
        look(`LONG ${from + index}`, 'smith', async () => {
          if (arrivals.length === reserved) answer();
          await answered;
          return String(from + index);
        }),
      );
      await answered;
      const before = await rowsRead(only);
      await Promise.all(twenty);
      return (await rowsRead(only)) - before;
    };
    for (let from = 0; from < 1_000; from += 20) await settle(from);
    const read = await settle(1_000);
    assert.ok(read >= 20 && read <= 100, `twenty answers read ${read} rows of a thousand`);
    await only.close();
  });

  test('share a commit, with cached answers, equal questions and other people’s among them; each has its own answer', async () => {
    const { ledger, subscription, reservedTogether, arrivals, look } = setUp();
    await look('KE11PTT');
    reservedTogether.length = 0;
    const answers = await Promise.all([
      ...['AA11AAA', 'BB11BBB', 'KE11PTT', 'CC11CCC', 'CC11CCC'].map((subject) => look(subject)),
      look('DD11DDD', 'jones'),
    ]);
    assert.deepEqual(
      answers.map(({ result, charged }) => [result.subject, charged]),
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
    // Only the other person’s, and the equal question, which reserves again once the first has its answer.
    assert.deepEqual(reservedTogether, [5, 1, 1]);
    await assertInvariants(database, subscription);
  });

  for (const [left, whose] of [
    [3, { organisationId: 'dealer' }],
    [4, { organisationId: 'dealer', personId: 'smith' }],
  ] as const) {
    test(`of six, exactly the ${left} go that the limit allows`, async () => {
      const { ledger, subscription, arrivals, look } = setUp();
      await ledger.setLimits(whose, { month: left });
      const outcomes = await Promise.allSettled([1, 2, 3, 4, 5, 6].map((car) => look(`CAR ${car}`)));
      const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
      assert.equal(refused.length, 6 - left);
      assert.ok(refused.every((one) => one instanceof Fault && one.code === 'limit_reached' && one.charged === 'no'));
      assert.equal(arrivals.length, left);
      assert.equal((await ledger.usage({ organisationId: 'dealer' })).organisation.used, left);
      await assertInvariants(database, subscription);
    });
  }
});

async function rowsRead(database: SqlDatabase): Promise<number> {
  await database.query('select pg_stat_force_next_flush()');
  const rows = await selectRows(
    database,
    z.object({ read: z.string() }),
    `select seq_tup_read + idx_tup_fetch as read from pg_stat_user_tables where relname = 'look_ups'`,
  );
  return Number(rows[0]?.read);
}
