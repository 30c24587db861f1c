import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';
import { Fault } from '@/lib/fault';
import { onEachEngine } from '@/lib/health/testing/each-engine';
import { keyedHash } from '@/lib/store/keyed-hash';
import { openApprovals } from '@/lib/store/people/approvals';
import { openLookUps } from '@/lib/store/usage/look-ups';
import { assertInvariants } from './testing/ledger-invariants';
import { createLedger } from './ledger';
import type { LookUpReply } from './billed-question';
import { lookUp } from './look-up';
import { FAILURES, scriptedCaller, scriptedQuestion } from './testing/scripted-provider';

const FOUND: LookUpReply<string> = { outcome: 'found', result: 'a car' };
const NOT_FOUND: LookUpReply<string> = { outcome: 'not_found', result: 'nothing' };
const DAY_MS = 86_400_000;

onEachEngine('Upkeep of the ledger', ({ database }) => {
  before(async () => {
    await database.query(`insert into organization (id, name, slug) values ('dealer', 'Dealer', 'dealer')`);
    await database.query(`insert into "user" (id, name, email) values ('smith', 'J. Smith', 'smith@dealer.example')`);
    await database.query(
      `insert into member (id, organization_id, user_id, role) values ('smith', 'dealer', 'smith', 'valuer')`,
    );
  });

  function setUp() {
    const subscription = randomUUID();
    const secret = 'a secret';
    let now = new Date('2026-06-10T10:00:00Z');
    const ledger = createLedger({ database, secret, subscription, clock: () => now });
    let arrivals = 0;
    const look = (subject: string, reply: LookUpReply<string> | 'none' = FOUND, personId = 'smith') =>
      lookUp(
        scriptedQuestion({ subject, readStored: String }),
        {
          session: { organisationId: 'dealer', personId, personName: '' },
          idempotencyKey: randomUUID(),
          fingerprint: { subject },
          fresh: false,
        },
        {
          ledger,
          caller: scriptedCaller(() => {
            arrivals += 1;
            return reply === 'none' ? FAILURES.slow() : Promise.resolve(reply);
          }),
        },
      );
    const used = async () => (await ledger.usage({ organisationId: 'dealer', personId: 'smith' })).person;
    return {
      subscription,
      ledger,
      look,
      used,
      lookUps: openLookUps({ database, subscription }),
      approvals: openApprovals({ database, subscription }),
      arrivals: () => arrivals,
      pass: (ms: number) => (now = new Date(now.getTime() + ms)),
    };
  }

  const refused = (promise: Promise<unknown>) =>
    assert.rejects(promise, (error) => error instanceof Fault && error.code === 'limit_reached');

  test('what is approved raises the limit of its month and of no other', async () => {
    const { ledger, look, used, pass, approvals } = setUp();
    const approveOne = async () => {
      const request = { organisationId: 'dealer', personId: 'smith', lookUps: 1, reason: '' };
      const { id } = await approvals.request(request);
      const more = { person: 1, organisation: 0 };
      await approvals.approve({ ...request, id, decidedBy: 'jones', granted: 1, month: '2026-06', more });
    };
    await ledger.setLimits({ organisationId: 'dealer', personId: 'smith' }, { month: 1 });
    await look('A1');
    await refused(look('A2'));
    await approveOne();
    await approveOne();
    assert.deepEqual(await used(), { used: 1, limit: 3 });
    await look('A2');
    await look('A3');
    await refused(look('A4'));
    pass(31 * DAY_MS);
    assert.deepEqual(await used(), { used: 0, limit: 1 });
  });

  test('an answer that was erased is not given again, and its look-up counts as before', async () => {
    const { ledger, look, used, arrivals, subscription } = setUp();
    const first = await look('AB12CDE');
    await look('XY34ZZZ');
    assert.equal((await look('AB12CDE')).charged, 'no');
    const questions = [{ operation: 'valuation', subject: 'AB12CDE' }];
    const erase = (organisationId: string) => ledger.erase({ organisationId, questions });
    const none = { answers: 0, lookUps: 0, inProgress: 0 };
    assert.deepEqual(await erase('dealer'), { answers: 1, lookUps: 2, inProgress: 0 });
    assert.deepEqual(await erase('dealer'), none, 'once');
    assert.deepEqual(await erase('elsewhere'), none, 'another organisation’s stays');

    const { rows } = await database.query(
      `select result, state, (select array_agg(key order by key) from jsonb_each_text(to_jsonb(l))
         where key like '%hash' and value like 'erased-%') as "byChance" from look_ups l where id = $1`,
      [first.lookUpId],
    );
    const byChance = ['params_hash', 'request_hash', 'subject_hash'];
    assert.deepEqual(rows, [{ result: null, state: 'SETTLED', byChance }]);
    const { rows: found } = await database.query(
      'select 1 from look_ups where subscription = $1 and subject_hash = $2',
      [subscription, keyedHash('a secret', 'valuation', 'AB12CDE')],
    );
    assert.equal(found.length, 0, 'no hash leads back to it, with the key neither');
    const cachedQuestions = ['AB12CDE', 'XY34ZZZ'].map((subject) => ({ subject, params: {} }));
    const query = { organisationId: 'dealer', operation: 'valuation', cacheMinutes: 1_440 };
    assert.deepEqual(
      await ledger.hasCachedAnswers(query, cachedQuestions),
      [false, true],
      'nor is it announced as cached',
    );
    assert.equal((await look('XY34ZZZ')).charged, 'no', 'other answers stay');
    assert.equal((await look('AB12CDE')).charged, 'yes', 'it is looked up afresh');
    assert.deepEqual([arrivals(), (await used())?.used], [3, 3]);
    await assertInvariants(database, subscription);
  });

  test('nothing but the answer can be changed in erasing it', async () => {
    const { look } = setUp();
    const { lookUpId } = await look('AB12CDE');
    for (const change of [`audit_id = 'another'`, `outcome = 'not_found'`, `person_id = 'jones'`]) {
      await assert.rejects(
        database.query(`update look_ups set result = 'null', erased_at = now(), ${change} where id = $1`, [lookUpId]),
        change,
      );
    }
  });

  test('what is added up and what is not yet together are the ledger, before, between and after', async () => {
    const { ledger, look, lookUps, pass, subscription } = setUp();
    await ledger.setLimits({ organisationId: 'dealer', personId: 'jones' }, { month: 1 });
    await look('A1');
    await look('A1');
    await look('A2', NOT_FOUND);
    await assert.rejects(look('A3', 'none'));
    await look('A4', FOUND, 'jones');
    await refused(look('A5', FOUND, 'jones'));
    const months = { organisationId: 'dealer', from: '2026-06', to: '2026-07' };
    const june = [
      { personId: 'jones', charged: 1, notFound: 0, unknown: 0, served: 0, free: 1 },
      { personId: 'smith', personName: 'J. Smith', charged: 2, notFound: 1, unknown: 1, served: 1, free: 0 },
    ].map((row) => ({ month: '2026-06', personName: null, operation: 'valuation', ...row }));
    const rolled = async () =>
      (await database.query('select 1 from look_up_tallies where subscription = $1', [subscription])).rows.length;

    assert.deepEqual(await lookUps.tallies(months), june);
    assert.equal(await ledger.roll(), false);
    assert.equal(await rolled(), 0, 'the last days stay as they are');

    pass(6 * DAY_MS);
    assert.equal(await ledger.roll(), false, 'an unknown look-up may still change');
    assert.deepEqual(await lookUps.tallies(months), june);

    await ledger.sweep();
    await ledger.roll();
    assert.equal(await rolled(), 2);
    assert.deepEqual(await lookUps.tallies(months), june);

    pass(20 * DAY_MS);
    await look('B1');
    const july = { month: '2026-07', personId: 'smith', charged: 1, notFound: 0, unknown: 0, served: 0, free: 0 };
    const both = [...june, { personName: 'J. Smith', operation: 'valuation', ...july }];
    assert.deepEqual(await lookUps.tallies(months), both);
    pass(6 * DAY_MS);
    await Promise.all([ledger.roll(), ledger.roll(), ledger.roll()]);
    assert.deepEqual(await lookUps.tallies(months), both);
    assert.deepEqual(
      (await lookUps.ofSubscription(months)).map(({ month, charged, unknown, writtenOff }) => [
        month,
        charged,
        unknown,
        writtenOff,
      ]),
      [
        ['2026-06', 3, 0, 1],
        ['2026-07', 1, 0, 0],
      ],
    );
    assert.equal(await lookUps.firstMonth(), '2026-06');
  });

  test('the pages of the ledger hold every line once, whatever the filter', async () => {
    const { look, lookUps } = setUp();
    for (let number = 0; number < 7; number += 1) await look(`A${number}`, number % 2 === 0 ? FOUND : NOT_FOUND);
    await look('A0');
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof lookUps.page>> = await lookUps.page({ organisationId: 'dealer' }, 3, after);
      seen.push(...page.items.map(({ id }) => id));
      after = page.next;
    } while (after !== null);
    assert.equal(seen.length, 8);
    assert.equal(new Set(seen).size, 8);
    const count = async (filter: object) => {
      let lines = 0;
      for await (const _ of lookUps.rows({ organisationId: 'dealer', ...filter })) lines += 1;
      return lines;
    };
    assert.deepEqual(
      [
        await count({}),
        await count({ states: ['SERVED'] }),
        await count({ operation: 'valuation', states: ['SETTLED'] }),
        await count({ personId: 'jones' }),
        await count({ from: '2026-06-10', to: '2026-06-10' }),
        await count({ from: '2026-06-11' }),
      ],
      [8, 1, 7, 0, 8, 0],
    );
    assert.equal((await lookUps.page({ organisationId: 'elsewhere' }, 10, null)).items.length, 0);
  });
});
