import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';
import { Fault, type FaultCode } from '@/lib/fault';
import { onEachEngine } from '@/lib/health/testing/each-engine';
import { openDatabase } from '@/lib/store/database';
import { createLedger, type LedgerOptions } from './ledger';
import type { LookUpRequest, LookUpReply, SendLookUp } from './look-up';

const FOUND: LookUpReply<{ retail: number }> = { outcome: 'found', result: { retail: 12_500 } };
const NOT_FOUND: LookUpReply<{ retail: number }> = { outcome: 'not_found', result: { retail: 0 } };
const NEVER_MORE_THAN_A_DAY = 1_440;

onEachEngine('The ledger', ({ database }) => {
  before(async () => {
    await database.query(`insert into "user" (id, name, email) values ('smith', 'J. Smith', 'smith@dealer.example')`);
  });

  /** A ledger of its own for each test, with a provider that counts its callers and a clock that can be turned. */
  function setUp(options: Partial<LedgerOptions> = {}) {
    const subscription = randomUUID();
    let now = new Date('2026-11-18T10:00:00Z');
    const ledger = createLedger({
      database,
      secret: 'a secret',
      subscription,
      clock: () => now,
      ...options,
    });
    const arrivals: string[] = [];
    const answering =
      (reply: LookUpReply<{ retail: number }>): SendLookUp<{ retail: number }> =>
      async ({ lookUpId, markSent }) => {
        await markSent(12_000);
        arrivals.push(lookUpId);
        return reply;
      };
    const refusing =
      (code: FaultCode, charged: 'no' | 'unknown'): SendLookUp<{ retail: number }> =>
      async ({ markSent }) => {
        await markSent(12_000);
        throw new Fault(code, { message: 'The provider refused.', fix: 'Try again later.', charged });
      };
    const look = (
      request: Partial<LookUpRequest<{ retail: number }>> = {},
      send: SendLookUp<{ retail: number }> = answering(FOUND),
    ) =>
      ledger.lookUp(
        {
          organisationId: 'dealer',
          personId: 'smith',
          operation: 'valuation',
          subject: 'AB12CDE',
          params: { mileage: 62_000 },
          idempotencyKey: randomUUID(),
          keepMinutes: NEVER_MORE_THAN_A_DAY,
          read: (stored) => stored as { retail: number },
          ...request,
        },
        send,
      );
    const states = async () => {
      const { rows } = await database.query<{ state: string }>(
        'select state from look_ups where subscription = $1 order by created_at, id',
        [subscription],
      );
      return rows.map(({ state }) => state).sort();
    };
    const history = async (lookUpId: string) => {
      const { rows } = await database.query<{ state: string }>(
        'select state from look_up_history where look_up_id = $1 order by id',
        [lookUpId],
      );
      return rows.map(({ state }) => state);
    };
    const used = async () => (await ledger.usage({ organisationId: 'dealer' })).organisation.used;
    const later = (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000));
    const at = (instant: string) => void (now = new Date(instant));
    return { ledger, subscription, look, answering, refusing, arrivals, states, history, used, later, at };
  }

  const isFault = (code: FaultCode, charged: string) => (error: unknown) =>
    error instanceof Fault && error.code === code && error.charged === charged;

  test('A first look-up is sent once, settled with its answer, charged and counted in all three counters', async () => {
    const { ledger, look, arrivals, history } = setUp();
    const answer = await look({}, async ({ lookUpId, markSent }) => {
      await markSent(12_000);
      arrivals.push(lookUpId);
      return { ...FOUND, auditId: '4711' };
    });
    assert.deepEqual([answer.state, answer.charged, answer.auditId], ['SETTLED', 'yes', '4711']);
    assert.deepEqual(answer.result, { retail: 12_500 });
    assert.deepEqual(arrivals, [answer.lookUpId]);
    assert.deepEqual(await history(answer.lookUpId), ['RESERVED', 'SENT', 'SETTLED']);
    const usage = await ledger.usage({ organisationId: 'dealer', personId: 'smith' });
    assert.deepEqual(
      [usage.month, usage.subscription.used, usage.organisation.used, usage.person?.used, usage.remaining],
      ['2026-11', 1, 1, 1, null],
    );
  });

  test('A look-up sent at once passes through the same states in two commits', async () => {
    const { look, history } = setUp();
    const answer = await look({ sentAtOnceMs: 12_000 }, async () => FOUND);
    assert.deepEqual(await history(answer.lookUpId), ['RESERVED', 'SENT', 'SETTLED']);
  });

  const kept: {
    title: string;
    reply: LookUpReply<{ retail: number }>;
    keepMinutes: number;
    after: number;
    calls: number;
  }[] = [
    { title: 'after 23 h 59 min it is given again', reply: FOUND, keepMinutes: 1_440, after: 1_439, calls: 1 },
    { title: 'after 24 h it is looked up again', reply: FOUND, keepMinutes: 1_440, after: 1_440, calls: 2 },
    { title: 'kept for 30 min, it is given after 29', reply: FOUND, keepMinutes: 30, after: 29, calls: 1 },
    { title: 'kept for 30 min, it is gone after 30', reply: FOUND, keepMinutes: 30, after: 30, calls: 2 },
    { title: 'never kept, it is looked up again', reply: FOUND, keepMinutes: 0, after: 0, calls: 2 },
    { title: '"not found" is given again after 9 min', reply: NOT_FOUND, keepMinutes: 1_440, after: 9, calls: 1 },
    { title: '"not found" is gone after 10 min', reply: NOT_FOUND, keepMinutes: 1_440, after: 10, calls: 2 },
  ];
  for (const { title, reply, keepMinutes, after: minutes, calls } of kept) {
    test(`An answer has its age: ${title}`, async () => {
      const { ledger, look, answering, arrivals, later, used } = setUp();
      const first = await look({ keepMinutes }, answering(reply));
      later(minutes);
      const question = { organisationId: 'dealer', operation: 'valuation', subject: 'AB12CDE' };
      const preview = await ledger.preview({ ...question, params: { mileage: 62_000 }, keepMinutes });
      assert.equal(preview.cached?.lookUpId, calls === 1 ? first.lookUpId : undefined);
      const second = await look({ keepMinutes, personId: 'jones' }, answering(reply));
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
    const question = { organisationId: 'dealer', operation: 'valuation', keepMinutes: 1_440 };
    const cachedQuestion = { subject: 'AB12CDE', params: { mileage: 62_000 } };
    assert.equal((await ledger.preview({ ...question, ...cachedQuestion })).cached, null);
    assert.deepEqual(await ledger.hasCachedAnswers(question, [cachedQuestion]), [false]);
    assert.equal((await look()).state, 'SETTLED');
  });

  const different: { title: string; request: Partial<LookUpRequest<{ retail: number }>> }[] = [
    { title: 'another organisation', request: { organisationId: 'rival' } },
    { title: 'another mileage', request: { params: { mileage: 63_000 } } },
    { title: 'another plate', request: { subject: 'AB12CDF' } },
    { title: 'another operation', request: { operation: 'registration' } },
    { title: 'look up afresh', request: { fresh: true } },
  ];
  for (const { title, request } of different) {
    test(`A kept answer is not given for ${title}`, async () => {
      const { look, arrivals } = setUp();
      await look();
      assert.equal((await look(request)).state, 'SETTLED');
      assert.equal(arrivals.length, 2);
    });
  }

  test('The order of the parameters does not make another question', async () => {
    const { look } = setUp();
    await look({ params: { mileage: 62_000, edition: '2026-11-01' } });
    assert.equal((await look({ params: { edition: '2026-11-01', mileage: 62_000 } })).state, 'SERVED');
  });

  test('The same key gives the same answer without a second call, whatever became of the kept time', async () => {
    const { look, arrivals, later } = setUp();
    const first = await look({ idempotencyKey: 'press-1' });
    later(60 * 24 * 30);
    const again = await look({ idempotencyKey: 'press-1' });
    assert.deepEqual(again, first);
    assert.equal(arrivals.length, 1);
  });

  test('The same key of a served answer is served the same again', async () => {
    const { look } = setUp();
    await look();
    const served = await look({ idempotencyKey: 'press-2' });
    assert.deepEqual(await look({ idempotencyKey: 'press-2' }), served);
    assert.equal(served.state, 'SERVED');
  });

  test('The same key with other details is a conflict and costs nothing', async () => {
    const { look, used } = setUp();
    await look({ idempotencyKey: 'press-1' });
    await assert.rejects(look({ idempotencyKey: 'press-1', subject: 'XY34ZZZ' }), isFault('conflict', 'no'));
    assert.equal(await used(), 1);
  });

  for (const [whose, scope] of [
    ['subscription', {}],
    ['organisation', { organisationId: 'dealer' }],
    ['person', { organisationId: 'dealer', personId: 'smith' }],
  ] as const) {
    test(`At the limit of the ${whose} nothing is sent, nothing is charged, and lifting it lets the next one through`, async () => {
      const { ledger, look, arrivals, states } = setUp();
      await ledger.setLimit(scope, 1);
      await look();
      assert.equal((await ledger.usage({ organisationId: 'dealer', personId: 'smith' })).remaining, 0);
      await assert.rejects(look({ subject: 'XY34ZZZ' }), isFault('limit_reached', 'no'));
      assert.equal((await look()).state, 'SERVED', 'a kept answer is still given');
      assert.equal(arrivals.length, 1);
      await ledger.setLimit(scope, null);
      await look({ subject: 'XY34ZZZ' });
      assert.deepEqual(await states(), ['DENIED', 'SERVED', 'SETTLED', 'SETTLED']);
    });
  }

  const failures: { code: FaultCode; charged: 'no' | 'unknown'; state: string; used: number }[] = [
    { code: 'provider_unreachable', charged: 'no', state: 'RELEASED', used: 0 },
    { code: 'provider_rejected_us', charged: 'no', state: 'RELEASED', used: 0 },
    { code: 'provider_slow', charged: 'unknown', state: 'UNKNOWN', used: 1 },
    { code: 'provider_unreadable', charged: 'unknown', state: 'UNKNOWN', used: 1 },
  ];
  for (const { code, charged, state, used: counted } of failures) {
    test(`${code}, charged ${charged}: the look-up is ${state}, counts ${counted} and is not kept`, async () => {
      const { look, refusing, states, used, arrivals } = setUp();
      await assert.rejects(look({ idempotencyKey: 'press' }, refusing(code, charged)), isFault(code, charged));
      assert.deepEqual(await states(), [state]);
      assert.equal(await used(), counted);
      await look();
      assert.equal(arrivals.length, 1, 'the next press is a call of its own');
    });
  }

  test('A key whose look-up ended unknown never calls again and tells the same fault', async () => {
    const { look, refusing, arrivals } = setUp();
    await assert.rejects(look({ idempotencyKey: 'press' }, refusing('provider_slow', 'unknown')));
    await assert.rejects(look({ idempotencyKey: 'press' }), isFault('provider_slow', 'unknown'));
    assert.equal(arrivals.length, 0);
  });

  test('An unknown throw before anything was sent is given back, after it is unknown', async () => {
    const { look, states } = setUp();
    const broken = new Error('out of memory');
    await assert.rejects(
      look({}, async () => Promise.reject(broken)),
      isFault('unexpected', 'no'),
    );
    await assert.rejects(
      look({}, async ({ markSent }) => {
        await markSent(12_000);
        throw broken;
      }),
      isFault('unexpected', 'unknown'),
    );
    assert.deepEqual(await states(), ['RELEASED', 'UNKNOWN']);
  });

  /** A provider that answers only when a second press has found the first one's call running. */
  function setUpInFlight() {
    let twinMet: () => void = () => undefined;
    const met = new Promise<void>((resolve) => (twinMet = resolve));
    const watched: LedgerOptions['database'] = {
      async query<Row extends object>(text: string, values?: readonly unknown[], name?: string) {
        const result = await database.query<Row>(text, values, name);
        if (result.rows.some((row) => 'verdict' in row && row.verdict === 'twin')) twinMet();
        return result;
      },
    };
    const given = setUp({ database: watched });
    const whenMet =
      (send: SendLookUp<{ retail: number }>): SendLookUp<{ retail: number }> =>
      async (hooks) => {
        await hooks.markSent(12_000);
        await met;
        return send(hooks);
      };
    return { ...given, whenMet };
  }

  test('Two presses at the same moment share one call, even of “look up afresh”; one of them is charged', async () => {
    const { look, arrivals, answering, states, whenMet } = setUpInFlight();
    const send = whenMet(answering(FOUND));
    const answers = await Promise.all([look({ fresh: true }, send), look({ fresh: true }, send)]);
    assert.equal(arrivals.length, 1);
    assert.deepEqual(answers.map(({ charged }) => charged).sort(), ['no', 'yes']);
    assert.deepEqual(answers[0].result, answers[1].result);
    assert.deepEqual(await states(), ['SERVED', 'SETTLED']);
  });

  test('One key pressed twice at the same moment is one look-up with one answer', async () => {
    const { look, arrivals, answering, states } = setUp();
    const submit = () => look({ idempotencyKey: 'press' }, answering(FOUND));
    const [first, ...others] = await Promise.all([submit(), submit(), submit()]);
    for (const other of others) assert.deepEqual(other, first);
    assert.equal(arrivals.length, 1);
    assert.deepEqual(await states(), ['SETTLED']);
  });

  for (const [charged, used] of [
    ['no', 0],
    ['unknown', 1],
  ] as const) {
    test(`A twin of a call that fails, charged ${charged}, is told the same without a call of its own`, async () => {
      const { look, refusing, used: counted, whenMet, states } = setUpInFlight();
      const send = whenMet(refusing('provider_slow', charged));
      const both = await Promise.allSettled([look({}, send), look({}, send)]);
      for (const one of both) {
        assert.ok(one.status === 'rejected' && isFault('provider_slow', charged)(one.reason));
      }
      assert.equal(await counted(), used);
      assert.equal((await states()).length, 1);
    });
  }

  test('With storage down nothing is sent and nothing is charged', async () => {
    const { look, arrivals } = setUp({ database: openDatabase('postgresql://postgres@127.0.0.1:5699/nowhere') });
    await assert.rejects(look(), isFault('storage_down', 'no'));
    assert.deepEqual(arrivals, []);
  });

  /** The same database, but the news of the next `times` successful statements of that name is lost. */
  function losingNews(name: string, times: number): LedgerOptions['database'] {
    let left = times;
    return {
      async query<Row extends object>(text: string, values?: readonly unknown[], statement?: string) {
        const result = await database.query<Row>(text, values, statement);
        if (statement === name && left-- > 0) {
          throw new Fault('storage_down', { message: 'The connection was lost.', fix: 'Try again.' });
        }
        return result;
      },
    };
  }

  test('A connection lost at the commit of the answer loses neither the answer nor its truth', async () => {
    const { look, states, arrivals } = setUp({ database: losingNews('look_up_settle', 2) });
    const answer = await look();
    assert.deepEqual([answer.state, answer.charged, answer.result], ['SETTLED', 'yes', FOUND.result]);
    assert.deepEqual(await states(), ['SETTLED']);
    assert.equal(arrivals.length, 1);
  });

  test('A connection lost at the commit of the reservation sends nothing and gives the look-up back', async () => {
    const { look, arrivals, ledger, answering } = setUp({ database: losingNews('look_up_reserve', 1) });
    await assert.rejects(look({ sentAtOnceMs: 12_000 }, answering(FOUND)), isFault('storage_down', 'no'));
    assert.deepEqual(arrivals, []);
    // The same press again waits for the lost one to be given back, then asks once.
    await look({ idempotencyKey: 'press' });
    assert.equal((await ledger.usage({ organisationId: 'dealer' })).organisation.used, 1);
    assert.equal(arrivals.length, 1);
  });

  test('An answer that cannot be stored is told as such, and is there once the database is back', async () => {
    const { look, answering, used } = setUp({ database: losingNews('look_up_settle', 1), patienceMs: 0 });
    await assert.rejects(look({}, answering(FOUND)), isFault('storage_down', 'unknown'));
    assert.equal(await used(), 1);
    assert.equal((await look({}, async () => Promise.reject(new Error('called again')))).state, 'SERVED');
  });

  test('A reserved look-up whose lease has ended is given back and can no longer be sent', async () => {
    const { ledger, look, later, states, used } = setUp({ leaseMs: 30_000 });
    const late = look({}, async ({ markSent }) => {
      later(1);
      assert.equal((await ledger.sweep()).released >= 1, true);
      await markSent(12_000);
      throw new Error('it was sent');
    });
    await assert.rejects(late, isFault('provider_slow', 'no'));
    assert.deepEqual(await states(), ['RELEASED']);
    assert.equal(await used(), 0);
  });

  test('A missing reply is unknown after deadline and grace, and a late reply still settles it', async () => {
    const { ledger, look, later, states, history } = setUp();
    const answer = await look({}, async ({ markSent }) => {
      await markSent(12_000);
      later(1);
      await ledger.sweep();
      assert.deepEqual(await states(), ['UNKNOWN']);
      return FOUND;
    });
    assert.deepEqual(await history(answer.lookUpId), ['RESERVED', 'SENT', 'UNKNOWN', 'SETTLED']);
  });

  test('What stays unknown for 72 hours is written off and goes on counting', async () => {
    const { ledger, look, refusing, later, states, used } = setUp();
    await assert.rejects(look({}, refusing('provider_slow', 'unknown')));
    later(72 * 60);
    await ledger.sweep();
    assert.deepEqual(await states(), ['UNKNOWN']);
    later(1);
    await ledger.sweep();
    assert.deepEqual(await states(), ['WRITTEN_OFF']);
    assert.equal(await used(), 1);
  });

  test('What the audit does not show is given back, once', async () => {
    const { ledger, look, refusing, states, used } = setUp();
    let lookUpId = '';
    const send: SendLookUp<{ retail: number }> = (hooks) => {
      lookUpId = hooks.lookUpId;
      return refusing('provider_slow', 'unknown')(hooks);
    };
    await assert.rejects(look({}, send));
    assert.deepEqual([await ledger.releaseByAudit(lookUpId), await ledger.releaseByAudit(lookUpId)], [true, false]);
    assert.deepEqual(await states(), ['RELEASED']);
    assert.equal(await used(), 0);
  });

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

  test('A look-up given back in the next month is given back to the month it was taken from', async () => {
    const { ledger, look, at, used } = setUp();
    at('2026-06-30T22:59:00Z');
    await assert.rejects(
      look({}, async () => {
        at('2026-06-30T23:01:00Z');
        await look({ subject: 'XY34ZZZ' });
        throw new Fault('provider_unreachable', { message: 'No way through.', fix: 'Try again.', charged: 'no' });
      }),
    );
    assert.equal(await used(), 1);
    at('2026-06-30T22:59:30Z');
    assert.equal((await ledger.usage({ organisationId: 'dealer' })).organisation.used, 0);
  });

  test('A reference the provider gives twice stays with the first look-up, and the second keeps its answer', async () => {
    const { look } = setUp();
    const reply: SendLookUp<{ retail: number }> = async ({ markSent }) => {
      await markSent(12_000);
      return { ...FOUND, auditId: '77' };
    };
    const first = await look({}, reply);
    const second = await look({ subject: 'XY34ZZZ' }, reply);
    const { rows } = await database.query<{ auditId: string | null }>(
      'select audit_id as "auditId" from look_ups where id = any($1::uuid[]) order by created_at, id = $2::uuid',
      [[first.lookUpId, second.lookUpId], second.lookUpId],
    );
    assert.deepEqual(
      rows.map(({ auditId }) => auditId),
      ['77', null],
    );
  });

  const forbidden: [what: string, sql: string][] = [
    ['changing the history', `update look_up_history set state = 'SERVED' where look_up_id = $1`],
    ['deleting the history', 'delete from look_up_history where look_up_id = $1'],
    ['deleting a look-up', 'delete from look_ups where id = $1'],
    ['leaving a final state', `update look_ups set state = 'UNKNOWN' where id = $1`],
    ['touching a final row', `update look_ups set result = '{}' where id = $1`],
    ['beginning at the end', `insert into look_ups select * from (select * from look_ups where id = $1) l`],
  ];
  for (const [what, sql] of forbidden) {
    test(`The database itself refuses ${what}`, async () => {
      const { look } = setUp();
      const { lookUpId } = await look();
      await assert.rejects(database.query(sql, [lookUpId]), /append-only|cannot go from|cannot begin/);
    });
  }

  test('Neither plate nor VIN stands anywhere in the ledger', async () => {
    const { look, subscription } = setUp();
    await look({ subject: 'WBA1234567890' });
    const { rows } = await database.query<{ row: string }>(
      'select row_to_json(l)::text as row from look_ups l where subscription = $1',
      [subscription],
    );
    assert.equal(rows.length, 1);
    assert.ok(!rows[0]?.row.includes('WBA1234567890'));
  });

  test('Text no database column of text can hold comes back as it was', async () => {
    const { look } = setUp();
    const result = { retail: 1, odd: 'NUL \u0000, half a pair \ud800, <b>' };
    await look({}, async ({ markSent }) => {
      await markSent(12_000);
      return { outcome: 'found', result };
    });
    assert.deepEqual((await look()).result, result);
  });
});
