/** A look-up from its reservation to its final state: what is charged, what counts, what the database refuses. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Fault, type FaultCode } from '@/lib/fault';
import { onEachEngine } from '@/lib/health/testing/each-engine';
import type { LedgerOptions } from './ledger';
import { FOUND, isFault, openDealerLedger } from './testing/dealer-ledger';
import { FAILURES } from './testing/scripted-provider';
import { z } from 'zod';
import { selectRows } from '@/lib/store/rows';

onEachEngine('A reserved look-up', ({ database }) => {
  const setUp = (options: Partial<LedgerOptions> = {}) => openDealerLedger({ database, ...options });

  test('is sent once, settled with its answer, charged and counted in all three counters', async () => {
    const { ledger, look, answering, arrivals, history } = setUp();
    const answer = await look({}, answering({ ...FOUND, auditId: '4711' }));
    assert.deepEqual([answer.state, answer.charged, answer.auditId], ['SETTLED', 'yes', '4711']);
    assert.deepEqual(answer.result, { retail: 12_500 });
    assert.deepEqual(arrivals, [answer.lookUpId]);
    assert.deepEqual(await history(answer.lookUpId), ['SENT', 'SETTLED']);
    const usage = await ledger.usage({ organisationId: 'dealer', personId: 'smith' });
    assert.deepEqual(
      [usage.month, usage.subscription.used, usage.organisation.used, usage.person?.used, usage.remaining],
      ['2026-11', 1, 1, 1, null],
    );
  });

  const failures: { failure: keyof typeof FAILURES; code: FaultCode; charged: 'no' | 'unknown'; used: number }[] = [
    { failure: 'unreachable', code: 'provider_unreachable', charged: 'no', used: 0 },
    { failure: 'rejected', code: 'provider_rejected_us', charged: 'no', used: 0 },
    { failure: 'refused', code: 'provider_refused', charged: 'no', used: 0 },
    { failure: 'busy', code: 'provider_refused', charged: 'unknown', used: 1 },
    { failure: 'slow', code: 'provider_slow', charged: 'unknown', used: 1 },
    { failure: 'unreadable', code: 'provider_unreadable', charged: 'unknown', used: 1 },
  ];
  for (const { failure, code, charged, used: counted } of failures) {
    const state = charged === 'no' ? 'RELEASED' : 'UNKNOWN';
    test(`that ends as ${code}, charged ${charged}, is ${state}, counts ${counted} and is not cached`, async () => {
      const { look, states, used, arrivals } = setUp();
      await assert.rejects(look({ idempotencyKey: 'submission' }, FAILURES[failure]), isFault(code, charged));
      assert.deepEqual(await states(), [state]);
      assert.equal(await used(), counted);
      await look();
      assert.equal(arrivals.length, 1, 'the next submission is a call by itself');
    });
  }

  test('that ended unknown is never called again under its key, which ends as the same fault', async () => {
    const { look, arrivals } = setUp();
    await assert.rejects(look({ idempotencyKey: 'submission' }, FAILURES.slow));
    await assert.rejects(look({ idempotencyKey: 'submission' }), isFault('provider_slow', 'unknown'));
    assert.equal(arrivals.length, 0);
  });

  test('whose call throws what is no Fault is unknown', async () => {
    const { lookWith, states } = setUp();
    const callBilled = () => Promise.reject(new Error('out of memory'));
    await assert.rejects(lookWith({ callBilled }), isFault('unexpected', 'unknown'));
    assert.deepEqual(await states(), ['UNKNOWN']);
  });

  /** The same database, but the replies to the next `times` successful statements of that name are lost. */
  function losingNews(name: string, times: number): LedgerOptions['database'] {
    let left = times;
    return {
      ...database,
      async query(text: string, values?: readonly unknown[], statement?: string) {
        const result = await database.query(text, values, statement);
        if (statement === name && left-- > 0) {
          throw new Fault('storage_down', { message: 'The connection was lost.', fix: 'Try again.' });
        }
        return result;
      },
    };
  }

  test('whose connection is lost at the commit of the answer loses neither the answer nor its truth', async () => {
    const { look, states, arrivals } = setUp({ database: losingNews('look_up_settle', 2) });
    const answer = await look();
    assert.deepEqual([answer.state, answer.charged, answer.result], ['SETTLED', 'yes', FOUND.result]);
    assert.deepEqual(await states(), ['SETTLED']);
    assert.equal(arrivals.length, 1);
  });

  test('whose connection is lost at the commit of the reservation is not sent, and is given back', async () => {
    const { look, arrivals, ledger } = setUp({ database: losingNews('look_up_reserve', 1) });
    await assert.rejects(look(), isFault('storage_down', 'no'));
    assert.deepEqual(arrivals, []);
    // The same submission again waits until the lost one is released, then calls once.
    await look({ idempotencyKey: 'submission' });
    assert.equal((await ledger.usage({ organisationId: 'dealer' })).organisation.used, 1);
    assert.equal(arrivals.length, 1);
  });

  test('whose answer cannot be stored is reported as such, and the answer is there once the database is back', async () => {
    const { look, used } = setUp({ database: losingNews('look_up_settle', 1), storeWaitMs: 0 });
    await assert.rejects(look(), isFault('storage_down', 'unknown'));
    assert.equal(await used(), 1);
    assert.equal((await look({}, () => Promise.reject(new Error('called again')))).state, 'SERVED');
  });

  test('without a reply is unknown after deadline and grace, and a late reply still settles it', async () => {
    const { ledger, look, later, states, history } = setUp();
    const answer = await look({}, async () => {
      later(1);
      await ledger.sweep();
      assert.deepEqual(await states(), ['UNKNOWN']);
      return FOUND;
    });
    assert.deepEqual(await history(answer.lookUpId), ['SENT', 'UNKNOWN', 'SETTLED']);
  });

  test('that stays unknown for 72 hours is written off and goes on counting', async () => {
    const { ledger, look, later, states, used } = setUp();
    await assert.rejects(look({}, FAILURES.slow));
    later(72 * 60);
    await ledger.sweep();
    assert.deepEqual(await states(), ['UNKNOWN']);
    later(1);
    await ledger.sweep();
    assert.deepEqual(await states(), ['WRITTEN_OFF']);
    assert.equal(await used(), 1);
  });

  test('that the audit does not show is given back, once', async () => {
    const { ledger, look, states, used } = setUp();
    let id = '';
    await assert.rejects(
      look({}, (lookUpId) => {
        id = lookUpId;
        return FAILURES.slow();
      }),
    );
    assert.deepEqual([await ledger.releaseByAudit(id), await ledger.releaseByAudit(id)], [true, false]);
    assert.deepEqual(await states(), ['RELEASED']);
    assert.equal(await used(), 0);
  });

  test('that was given back before its reply came ends unknown: the ledger has no answer of it', async () => {
    const { ledger, look, later, states, used } = setUp();
    const givenBack = look({}, async (lookUpId) => {
      later(1);
      await ledger.sweep();
      assert.equal(await ledger.releaseByAudit(lookUpId), true);
      return FOUND;
    });
    await assert.rejects(givenBack, isFault('unexpected', 'unknown'));
    assert.deepEqual(await states(), ['RELEASED']);
    assert.equal(await used(), 0);
  });

  test('whose refusal cannot be written down is unknown, as the ledger has it', async () => {
    const failing: LedgerOptions['database'] = {
      ...database,
      query: async (text, values, statement) => {
        if (text.includes('look_up_release(')) throw new Fault('storage_down', { message: 'Gone.', fix: 'Try again.' });
        return database.query(text, values, statement);
      },
    };
    const { look, used } = setUp({ database: failing, storeWaitMs: 0 });
    await assert.rejects(look({}, FAILURES.refused), isFault('provider_refused', 'unknown'));
    assert.equal(await used(), 1);
  });

  test('that is given back in the next month is given back to the month it was taken from', async () => {
    const { ledger, look, at, used } = setUp();
    at('2026-06-30T22:59:00Z');
    await assert.rejects(
      look({}, async () => {
        at('2026-06-30T23:01:00Z');
        await look({ subject: 'XY34ZZZ' });
        return FAILURES.unreachable();
      }),
    );
    assert.equal(await used(), 1);
    at('2026-06-30T22:59:30Z');
    assert.equal((await ledger.usage({ organisationId: 'dealer' })).organisation.used, 0);
  });

  test('whose reference the provider has given before keeps its answer, and the first look-up keeps the reference', async () => {
    const { look, answering } = setUp();
    const script = answering({ ...FOUND, auditId: '77' });
    const first = await look({}, script);
    const second = await look({ subject: 'XY34ZZZ' }, script);
    const rows = await selectRows(
      database,
      z.object({ auditId: z.string().nullable() }),
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
    ['going back from a final state', `update look_ups set state = 'UNKNOWN' where id = $1`],
    ['touching a final row', `update look_ups set result = '{}' where id = $1`],
    ['beginning at the end', `insert into look_ups select * from (select * from look_ups where id = $1) l`],
  ];
  for (const [what, sql] of forbidden) {
    test(`is safe in the database itself, which refuses ${what}`, async () => {
      const { look } = setUp();
      const { lookUpId } = await look();
      await assert.rejects(database.query(sql, [lookUpId]), /append-only|cannot go from|cannot begin/);
    });
  }

  test('has neither plate nor VIN anywhere in the ledger', async () => {
    const { look, subscription } = setUp();
    await look({ subject: 'WBA1234567890' });
    const rows = await selectRows(
      database,
      z.object({ row: z.string() }),
      'select row_to_json(l)::text as row from look_ups l where subscription = $1',
      [subscription],
    );
    assert.equal(rows.length, 1);
    assert.ok(!rows[0]?.row.includes('WBA1234567890'));
  });

  test('has its answer back as it was, also text that no database column of text can hold', async () => {
    const { look } = setUp();
    const result = { retail: 1, odd: 'NUL \u0000, half a pair \ud800, <b>' };
    await look({}, async () => ({ outcome: 'found', result }));
    assert.deepEqual((await look()).result, result);
  });
});
