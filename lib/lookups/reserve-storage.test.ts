/**
 * What storage may do while a look-up is reserved: conflicting rows, statements with an older snapshot, refusals, lost
 * connections.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { z } from 'zod';
import { onEachEngine } from '@/lib/health/testing/each-engine';
import { openDatabase } from '@/lib/store/database';
import { selectRows } from '@/lib/store/rows';
import type { LedgerOptions } from './ledger';
import { FOUND, isFault, openDealerLedger } from './testing/dealer-ledger';
import { scriptedQuestion } from './testing/scripted-provider';

const verdictRow = z.object({ verdict: z.string() });

onEachEngine('Storage, while a look-up is reserved', ({ database }) => {
  const setUp = (options: Partial<LedgerOptions> = {}) => openDealerLedger({ database, ...options });

  test('A key that another instance has saved at the same moment has the answer of that one', async () => {
    let isMet = false;
    const { look, states, arrivals } = setUp({
      database: {
        ...database,
        async query(text: string, values?: readonly unknown[], name?: string) {
          const result = await database.query(text, values, name);
          if (name !== 'look_up_reserve' || arrivals.length === 0 || isMet) return result;
          isMet = true;
          // What the index refuses when two statements did not see each other.
          return database.query(
            `insert into look_ups (id, subscription, organisation_id, person_id, operation, subject_hash, params_hash,
               idempotency_key, state, month, created_at, state_at, instance, served_from)
             select gen_random_uuid(), subscription, organisation_id, person_id, operation, subject_hash, params_hash,
               idempotency_key, state, month, created_at, state_at, instance, served_from
             from look_ups where state = 'SERVED' and idempotency_key = 'met'`,
          );
        },
      },
    });
    const first = await look();
    const met = await look({ idempotencyKey: 'met' });
    assert.ok(isMet);
    assert.deepEqual([met.state, met.charged, met.cachedFrom?.lookUpId], ['SERVED', 'no', first.lookUpId]);
    assert.deepEqual(await states(), ['SERVED', 'SETTLED']);
  });

  test('An answer that was settled while the statement waited is read again, for it saw the look-up in flight', async () => {
    let seen = 0;
    const { look } = setUp({
      database: {
        ...database,
        async query(text: string, values?: readonly unknown[], name?: string) {
          const result = await database.query(text, values, name);
          const rows = result.rows.map((row) => {
            if (verdictRow.safeParse(row).data?.verdict !== 'cached') return row;
            seen++;
            return Object.assign({}, row, { state: 'SENT', outcome: null, result: null });
          });
          return { ...result, rows };
        },
      },
    });
    await look();
    const again = await look();
    assert.deepEqual([seen, again.state, again.result], [1, 'SERVED', FOUND.result]);
  });

  test('Of submissions of one moment one that storage refuses fails alone', async () => {
    const { look, arrivals, used } = setUp();
    const [refused, ...others] = await Promise.allSettled([
      look({ idempotencyKey: 'not to be stored \0' }),
      look({ subject: 'XY34ZZZ' }),
      look({ subject: 'K1NGS' }),
    ]);
    assert.equal(refused?.status, 'rejected');
    assert.deepEqual(
      others.map((other) => other.status === 'fulfilled' && other.value.state),
      ['SETTLED', 'SETTLED'],
    );
    assert.deepEqual([arrivals.length, await used()], [2, 2]);
  });

  for (const request of [{ plate: 'AB12 CDE' }, undefined]) {
    test(`What a submission requests is saved with its first look-up: ${JSON.stringify(request)}`, async () => {
      const { ledger } = setUp();
      const idempotencyKey = randomUUID();
      await ledger.reserve(
        scriptedQuestion({ readStored: String }),
        {
          session: { organisationId: 'dealer', personId: 'smith', personName: '' },
          idempotencyKey,
          fresh: false,
          ...(request && { request }),
        },
        10_000,
      );
      const saved = await selectRows(
        database,
        z.object({ request: z.unknown() }),
        'select request from submissions where idempotency_key = $1',
        [idempotencyKey],
      );
      assert.deepEqual(saved, request ? [{ request }] : []);
    });
  }

  test('With storage down nothing is sent and nothing is charged', async () => {
    const { look, arrivals } = setUp({ database: openDatabase('postgresql://postgres@127.0.0.1:5699/nowhere') });
    await assert.rejects(look(), isFault('storage_down', 'no'));
    assert.deepEqual(arrivals, []);
  });
});
