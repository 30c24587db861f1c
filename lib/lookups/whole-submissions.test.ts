/** A submission of two look-ups is accepted as a whole or not at all, on the real ledger. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { Fault } from '@/lib/fault';
import { onEachEngine } from '@/lib/health/testing/each-engine';
import { createLedger } from './ledger';
import { lookUp } from './look-up';
import { scriptedCaller, scriptedQuestion } from './testing/scripted-provider';

const BOTH = ['REGLookupVRM', 'VRMValuation'];

interface SubmitOptions {
  readonly personId?: string;
  /** One of the two instances. */
  readonly at?: number;
  readonly fresh?: boolean;
  readonly operations?: readonly string[];
  readonly subject?: string;
}

onEachEngine('Submissions of two look-ups', ({ database }) => {
  async function setUp(limit: number) {
    const [subscription, organisationId] = [randomUUID(), randomUUID()];
    let now = new Date('2026-11-18T10:00:30Z');
    const options = { database, secret: 'a secret', subscription, defaultLimits: null, clock: () => now };
    const [ledger, other] = [createLedger(options), createLedger(options)];
    await ledger.setLimits({ organisationId }, { month: limit });
    /** In parallel, as a valuation makes them. @returns for each: null, or why it was refused */
    const submit = (submission: SubmitOptions = {}) => {
      const { personId = 'ann', at = 0, fresh = true, operations = BOTH, subject = randomUUID() } = submission;
      const idempotencyKey = randomUUID();
      return Promise.all(
        operations.map((operation) =>
          lookUp(
            scriptedQuestion({ operation, subject, cacheMinutes: 60, readStored: (stored) => stored }),
            { session: { organisationId, personId, personName: '' }, idempotencyKey, fresh },
            {
              ledger: at === 0 ? ledger : other,
              caller: scriptedCaller(async () => ({ outcome: 'found', result: {} })),
            },
          ).then(
            () => null,
            (error: unknown) => {
              assert.ok(error instanceof Fault, String(error));
              assert.deepEqual([error.code, error.charged], ['limit_reached', 'no']);
              return error.message;
            },
          ),
        ),
      );
    };
    const used = async () => (await ledger.usage({ organisationId })).organisation.used;
    const later = (seconds: number) => void (now = new Date(now.getTime() + seconds * 1_000));
    return { submit, used, later };
  }

  test('two where one is left takes none, says so, and leaves it to one that takes one', async () => {
    const { submit, used } = await setUp(3);
    assert.deepEqual(await submit(), [null, null]);
    const refusal = 'This takes 2 credits and your organisation has 1 left this month.';
    assert.deepEqual(await submit(), [refusal, refusal]);
    assert.equal(await used(), 2);
    assert.deepEqual(await submit({ operations: ['VRMValuation'] }), [null]);
    const [last] = await submit({ operations: ['VRMValuation'] });
    assert.match(last ?? '', /^All 3 credits of your organisation/);
  });

  test('what is cached is not counted: a submission whose other half is known takes the last one', async () => {
    const { submit, used } = await setUp(2);
    const subject = randomUUID();
    assert.deepEqual(await submit({ subject, operations: ['REGLookupVRM'] }), [null]);
    assert.deepEqual(await submit({ subject, fresh: false }), [null, null]);
    assert.equal(await used(), 2);
  });

  test('an answer too old to be used again counts: its half is not left out of the whole', async () => {
    const { submit, used, later } = await setUp(2);
    const subject = randomUUID();
    await submit({ subject, operations: ['REGLookupVRM'] });
    later(61 * 60);
    const refused = await submit({ subject, fresh: false });
    assert.ok(refused.every((message) => message?.startsWith('This takes 2 credits')));
    assert.equal(await used(), 1);
  });

  test('of many at the same moment, at two instances, none is taken by halves', async () => {
    for (const limit of [0, 1, 7, 20, 33]) {
      const { submit, used } = await setUp(limit);
      const outcomes = await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          submit({ personId: ['ann', 'ben', 'cat'][index % 3] ?? '', at: index % 2 }),
        ),
      );
      const taken = outcomes.map((halves) => halves.filter((refusal) => refusal === null).length);
      assert.ok(
        taken.every((count) => count === 0 || count === 2),
        `${limit}: ${taken.join()}`,
      );
      assert.equal(await used(), limit - (limit % 2));
    }
  });
});
