/** The first step of a look-up: cached answers, repeated keys, limits, the same question in flight. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { onEachEngine } from '@/lib/health/testing/each-engine';
import type { LookUpReply } from './billed-question';
import type { LedgerOptions } from './ledger';
import {
  FOUND,
  isFault,
  NOT_FOUND,
  openDealerLedger,
  type DealerLookUp,
  type ScriptedValue,
} from './testing/dealer-ledger';
import { FAILURES, type Script } from './testing/scripted-provider';
import { z } from 'zod';

const verdictRow = z.object({ verdict: z.string() });

onEachEngine('Reserving a look-up', ({ database }) => {
  before(async () => {
    await database.query(`insert into "user" (id, name, email) values ('smith', 'J. Smith', 'smith@dealer.example')`);
  });

  const setUp = (options: Partial<LedgerOptions> = {}) => openDealerLedger({ database, ...options });

  const cached: {
    title: string;
    reply: LookUpReply<ScriptedValue>;
    cacheMinutes: number;
    after: number;
    calls: number;
  }[] = [
    { title: 'after 23 h 59 min it is given again', reply: FOUND, cacheMinutes: 1_440, after: 1_439, calls: 1 },
    { title: 'after 24 h it is looked up again', reply: FOUND, cacheMinutes: 1_440, after: 1_440, calls: 2 },
    { title: 'cached for 30 min, it is given after 29', reply: FOUND, cacheMinutes: 30, after: 29, calls: 1 },
    { title: 'cached for 30 min, it is gone after 30', reply: FOUND, cacheMinutes: 30, after: 30, calls: 2 },
    { title: 'never cached, it is looked up again', reply: FOUND, cacheMinutes: 0, after: 0, calls: 2 },
    { title: '"not found" is given again after 9 min', reply: NOT_FOUND, cacheMinutes: 1_440, after: 9, calls: 1 },
    { title: '"not found" is gone after 10 min', reply: NOT_FOUND, cacheMinutes: 1_440, after: 10, calls: 2 },
  ];
  for (const { title, reply, cacheMinutes, after: minutes, calls } of cached) {
    test(`An answer has its age: ${title}`, async () => {
      const { ledger, look, answering, arrivals, later, used } = setUp();
      const first = await look({ cacheMinutes }, answering(reply));
      later(minutes);
      const question = { operation: 'valuation', subject: 'AB12CDE', params: { mileage: 62_000 }, cacheMinutes };
      const preview = await ledger.preview('dealer', question);
      assert.equal(preview.cached?.lookUpId, calls === 1 ? first.lookUpId : undefined);
      const second = await look({ cacheMinutes, personId: 'jones' }, answering(reply));
      assert.equal(arrivals.length, calls);
      assert.equal(await used(), calls);
      assert.equal(second.outcome, reply.outcome);
      assert.deepEqual(
        [second.state, second.charged, second.cachedFrom?.personName, second.cachedFrom?.lookUpId],
        calls === 1 ? ['SERVED', 'no', 'J. Smith', first.lookUpId] : ['SETTLED', 'yes', undefined, undefined],
      );
    });
  }

  test('A found answer behind a newer "not found" is given no more, nor promised', async () => {
    const { ledger, look, answering, later } = setUp();
    await look({}, answering(FOUND));
    later(180);
    await look({ fresh: true }, answering(NOT_FOUND));
    later(15);
    const question = { subject: 'AB12CDE', params: { mileage: 62_000 } };
    const operation = { operation: 'valuation', cacheMinutes: 1_440 };
    assert.equal((await ledger.preview('dealer', { ...operation, ...question })).cached, null);
    assert.deepEqual(await ledger.hasCachedAnswers({ organisationId: 'dealer', ...operation }, [question]), [false]);
    assert.equal((await look()).state, 'SETTLED');
  });

  const different: { title: string; about: DealerLookUp }[] = [
    { title: 'another organisation', about: { organisationId: 'rival' } },
    { title: 'another mileage', about: { params: { mileage: 63_000 } } },
    { title: 'another plate', about: { subject: 'AB12CDF' } },
    { title: 'another operation', about: { operation: 'registration' } },
    { title: 'look up afresh', about: { fresh: true } },
  ];
  for (const { title, about } of different) {
    test(`A cached answer is not given for ${title}`, async () => {
      const { look, arrivals } = setUp();
      await look();
      assert.equal((await look(about)).state, 'SETTLED');
      assert.equal(arrivals.length, 2);
    });
  }

  test('The order of the parameters does not make another question', async () => {
    const { look } = setUp();
    await look({ params: { mileage: 62_000, edition: '2026-11-01' } });
    assert.equal((await look({ params: { edition: '2026-11-01', mileage: 62_000 } })).state, 'SERVED');
  });

  test('The same key gives the same answer without a second call, however old the answer is', async () => {
    const { look, arrivals, later } = setUp();
    const first = await look({ idempotencyKey: 'submission-1' });
    later(60 * 24 * 30);
    const again = await look({ idempotencyKey: 'submission-1' });
    assert.deepEqual(again, first);
    assert.equal(arrivals.length, 1);
  });

  test('The same key of a served answer is served the same again', async () => {
    const { look } = setUp();
    await look();
    const served = await look({ idempotencyKey: 'submission-2' });
    assert.deepEqual(await look({ idempotencyKey: 'submission-2' }), served);
    assert.equal(served.state, 'SERVED');
  });

  test('The same key with other details is a conflict and costs nothing', async () => {
    const { look, used } = setUp();
    await look({ idempotencyKey: 'submission-1' });
    await assert.rejects(look({ idempotencyKey: 'submission-1', subject: 'XY34ZZZ' }), isFault('conflict', 'no'));
    assert.equal(await used(), 1);
  });

  test('The look-ups of one request share its key, and another request under it is a conflict', async () => {
    const { look, used } = setUp();
    const ofOne = { idempotencyKey: 'submission-1', fingerprint: { plate: 'AB12CDE', mileage: 62_000 } };
    await look({ ...ofOne, fingerprint: { mileage: 62_000, plate: 'AB12CDE' } });
    await look({ ...ofOne, operation: 'registration' });
    assert.equal(await used(), 2);
    const other = { ...ofOne, fingerprint: { plate: 'AB12CDE', mileage: 63_000 } };
    await assert.rejects(look({ ...other, operation: 'internet' }), isFault('conflict', 'no'));
    await assert.rejects(look(other), isFault('conflict', 'no'));
    assert.equal(await used(), 2);
  });

  test('At the same moment, the first request under a key is sent and another one is not', async () => {
    const { look, arrivals, used } = setUp();
    const requests = [1, 2, 3, 4].map((request) =>
      look({ idempotencyKey: 'submission-1', operation: `operation ${request}`, fingerprint: { request } }),
    );
    const ended = await Promise.allSettled(requests);
    assert.equal(ended.filter(({ status }) => status === 'fulfilled').length, 1);
    assert.deepEqual([arrivals.length, await used()], [1, 1]);
  });

  test('A key that an older version used has no fingerprint: it is known by its operation', async () => {
    const { look, used } = setUp();
    const first = await look({ idempotencyKey: 'submission-1' });
    assert.equal((await look({ idempotencyKey: 'submission-1', fingerprint: {} })).lookUpId, first.lookUpId);
    assert.equal(await used(), 1);
  });

  for (const [whose, scope] of [
    ['subscription', {}],
    ['organisation', { organisationId: 'dealer' }],
    ['person', { organisationId: 'dealer', personId: 'smith' }],
  ] as const) {
    test(`At the limit of the ${whose} nothing is sent, nothing is charged, and lifting it lets the next one through`, async () => {
      const { ledger, look, arrivals, states } = setUp();
      await ledger.setLimits(scope, { month: 1 });
      await look();
      assert.equal((await ledger.usage({ organisationId: 'dealer', personId: 'smith' })).remaining, 0);
      await assert.rejects(look({ subject: 'XY34ZZZ' }), isFault('limit_reached', 'no'));
      assert.equal((await look()).state, 'SERVED', 'a cached answer is still given');
      assert.equal(arrivals.length, 1);
      await ledger.setLimits(scope, { month: null });
      await look({ subject: 'XY34ZZZ' });
      assert.deepEqual(await states(), ['DENIED', 'SERVED', 'SETTLED', 'SETTLED']);
    });
  }

  /** A provider that answers only after a second submission has found the first one's call in flight. */
  function setUpInFlight() {
    let inFlightFound: () => void = () => undefined;
    const found = new Promise<void>((resolve) => (inFlightFound = resolve));
    const watched: LedgerOptions['database'] = {
      ...database,
      async query(text: string, values?: readonly unknown[], name?: string) {
        const result = await database.query(text, values, name);
        if (result.rows.some((row) => verdictRow.safeParse(row).data?.verdict === 'in_flight')) inFlightFound();
        return result;
      },
    };
    const whenFound =
      (script: Script): Script =>
      async (lookUpId) => {
        await found;
        return script(lookUpId);
      };
    return { ...setUp({ database: watched }), whenFound };
  }

  test('Two submissions at the same moment share one call, even of “look up afresh”; one of them is charged', async () => {
    const { look, arrivals, answering, states, whenFound } = setUpInFlight();
    const script = whenFound(answering(FOUND));
    const answers = await Promise.all([look({ fresh: true }, script), look({ fresh: true }, script)]);
    assert.equal(arrivals.length, 1);
    assert.deepEqual(answers.map(({ charged }) => charged).sort(), ['no', 'yes']);
    assert.deepEqual(answers[0].result, answers[1].result);
    assert.deepEqual(await states(), ['SERVED', 'SETTLED']);
  });

  test('One key submitted three times at the same moment is one look-up with one answer', async () => {
    const { look, arrivals, answering, states } = setUp();
    const submit = () => look({ idempotencyKey: 'submission' }, answering(FOUND));
    const [first, ...others] = await Promise.all([submit(), submit(), submit()]);
    for (const other of others) assert.deepEqual(other, first);
    assert.equal(arrivals.length, 1);
    assert.deepEqual(await states(), ['SETTLED']);
  });

  for (const [failure, code, charged, used] of [
    ['unreachable', 'provider_unreachable', 'no', 0],
    ['slow', 'provider_slow', 'unknown', 1],
  ] as const) {
    test(`The same question as a call that fails, charged ${charged}, ends as that call does without another call`, async () => {
      const { look, used: counted, whenFound, states } = setUpInFlight();
      const script = whenFound(FAILURES[failure]);
      const both = await Promise.allSettled([look({}, script), look({}, script)]);
      for (const ended of both) {
        assert.ok(ended.status === 'rejected' && isFault(code, charged)(ended.reason));
      }
      assert.equal(await counted(), used);
      assert.equal((await states()).length, 1);
    });
  }

  const months: [instant: string, month: string][] = [
    ['2026-06-30T22:59:59Z', '2026-06'],
    ['2026-06-30T23:00:00Z', '2026-07'],
    ['2026-11-30T23:59:59Z', '2026-11'],
    ['2026-12-01T00:00:00Z', '2026-12'],
  ];
  for (const [instant, month] of months) {
    test(`A look-up at ${instant} counts in ${month}, as the clocks in London have it`, async () => {
      const { ledger, look, at } = setUp();
      at(instant);
      await look();
      assert.equal((await ledger.usage({ organisationId: 'dealer' })).month, month);
      assert.equal((await ledger.usage({ organisationId: 'dealer' })).organisation.used, 1);
    });
  }
});
