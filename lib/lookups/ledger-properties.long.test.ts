import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { Fault } from '@/lib/fault';
import { onEachEngine } from '@/lib/health/testing/each-engine';
import type { SqlDatabase } from '@/lib/store/database';
import { assertInvariants } from './testing/ledger-invariants';
import { createLedger } from './ledger';
import type { LookUpAnswer, LookUpReply } from './look-up';

const RUNS = Number(process.env['LEDGER_RUNS'] ?? 20);

/** What the provider, or the line to it, does with a call. `dies`: our process ends and no one is told. */
const ends = fc.constantFrom(
  'found',
  'not found',
  'no connection',
  'refused',
  'timed out',
  'dies',
  'throws',
) as fc.Arbitrary<'found' | 'not found' | 'no connection' | 'refused' | 'timed out' | 'dies' | 'throws'>;
const submission = fc.record({
  organisation: fc.constantFrom('north', 'south'),
  person: fc.constantFrom('ann', 'bob'),
  plate: fc.constantFrom('AB12CDE', 'XY34ZZZ', 'K1NGS'),
  key: fc.integer({ min: 1, max: 4 }),
  keyForAnyPlate: fc.boolean(),
  fresh: fc.boolean(),
  atOnce: fc.boolean(),
  late: fc.boolean(),
  end: ends,
});
/** Presses made at the same moment, and what happens after them. */
const step = fc.record({
  submissions: fc.array(submission, { minLength: 1, maxLength: 5 }),
  then: fc.constantFrom('nothing', 'minutes pass', 'days pass', 'the month ends', 'restart', 'audit shows none'),
});
const history = fc.record({
  steps: fc.array(step, { minLength: 2, maxLength: 7 }),
  limits: fc.record({
    subscription: fc.integer({ min: 1, max: 20 }),
    north: fc.integer({ min: 0, max: 8 }),
    ann: fc.integer({ min: 0, max: 8 }),
  }),
});

onEachEngine('Over random histories', ({ database }) => {
  test('the invariants of the ledger hold, and what a person was told equals it', async () => {
    await fc.assert(
      fc.asyncProperty(history, (plan) => live(database, plan)),
      { numRuns: RUNS },
    );
    const { rows } = await database.query<{ state: string }>('select distinct state from look_up_history order by 1');
    assert.deepEqual(
      rows.map(({ state }) => state),
      ['DENIED', 'RELEASED', 'RESERVED', 'SENT', 'SERVED', 'SETTLED', 'UNKNOWN', 'WRITTEN_OFF'],
      'the histories came through every state',
    );
  });
});

type LedgerPlan = typeof history extends fc.Arbitrary<infer Value> ? Value : never;
type PlannedSubmission = LedgerPlan['steps'][number]['submissions'][number];

async function live(database: SqlDatabase, { steps, limits }: LedgerPlan): Promise<void> {
  const subscription = randomUUID();
  let now = Date.parse('2026-10-20T09:00:00Z');
  let audits = 0;
  const open = () => createLedger({ database, secret: 'a secret', subscription, clock: () => new Date(now) });
  let ledger = open();
  await ledger.setLimit({}, limits.subscription);
  await ledger.setLimit({ organisationId: 'north' }, limits.north);
  await ledger.setLimit({ organisationId: 'north', personId: 'ann' }, limits.ann);

  const arrivals = new Map<string, number>();
  const unannounced: string[] = [];
  const answersByKey = new Map<string, LookUpAnswer<unknown>>();
  const results: { lookUpId: string; charged: string }[] = [];

  const stateOf = async (lookUpId: string) => {
    const { rows } = await database.query<{ state: string }>('select state from look_ups where id = $1', [lookUpId]);
    return rows[0]?.state;
  };
  const totals = async () =>
    (
      await database.query(
        'select organisation_id, person_id, month::text, taken from look_up_counters where subscription = $1 order by 1, 2, 3',
        [subscription],
      )
    ).rows;
  const pass = async (minutes: number) => {
    now += minutes * 60_000;
    await ledger.sweep();
  };

  /** Resolves when the person has been told, or their process has died. */
  const run = ({ organisation, person, plate, key, keyForAnyPlate, fresh, atOnce, late, end }: PlannedSubmission) =>
    new Promise<void>((resolve, reject) => {
      let own: string | undefined;
      const keyName = keyForAnyPlate ? `${key}` : `${plate}-${key}-${randomUUID().slice(0, 1)}`;
      const arrive = async (lookUpId: string) => {
        arrivals.set(lookUpId, (arrivals.get(lookUpId) ?? 0) + 1);
        const sent = `select 1 from look_up_history where look_up_id = $1 and state = 'SENT'`;
        if ((await database.query(sent, [lookUpId])).rows.length !== 1) unannounced.push(lookUpId);
      };
      const send = async ({ lookUpId, markSent }: { lookUpId: string; markSent(ms: number): Promise<void> }) => {
        own = lookUpId;
        await markSent(12_000);
        if (end === 'no connection') throw new Fault('provider_unreachable', { message: 'm', fix: 'f', charged: 'no' });
        await arrive(lookUpId);
        if (end === 'dies') {
          resolve();
          return new Promise<LookUpReply<unknown>>(() => undefined);
        }
        if (late) await pass(1);
        if (end === 'refused') throw new Fault('provider_refused', { message: 'm', fix: 'f', charged: 'no' });
        if (end === 'timed out') throw new Fault('provider_slow', { message: 'm', fix: 'f', charged: 'unknown' });
        if (end === 'throws') throw new Error('a mistake of ours');
        const reply: LookUpReply<unknown> = {
          outcome: end === 'found' ? 'found' : 'not_found',
          result: { plate, lookUpId },
        };
        // Every third reference is one the provider has given before.
        return { ...reply, auditId: String(Math.floor(audits++ * 0.67)) };
      };
      const request = {
        organisationId: organisation,
        personId: person,
        operation: 'valuation',
        subject: plate,
        params: {},
        idempotencyKey: keyName,
        keepMinutes: 60,
        fresh,
        read: (stored: unknown) => stored,
        ...(atOnce ? { sentAtOnceMs: 12_000 } : {}),
      };
      ledger
        .lookUp(request, send)
        .then(
          (answer) => {
            results.push(answer);
            const earlier = answersByKey.get(`${organisation} ${keyName}`);
            if (earlier) assert.deepEqual([answer.lookUpId, answer.result], [earlier.lookUpId, earlier.result]);
            answersByKey.set(`${organisation} ${keyName}`, answer);
            resolve();
          },
          (error: unknown) => {
            assert.ok(error instanceof Fault);
            if (own !== undefined) {
              const uncounted = !arrivals.has(own) || end === 'refused';
              assert.equal(error.charged, uncounted ? 'no' : 'unknown', `told of a call that was ${end}`);
              results.push({ lookUpId: own, charged: error.charged });
            }
            resolve();
          },
        )
        .catch(reject);
    });

  for (const { submissions: presses, then } of steps) {
    const people = Promise.all(presses.map(run));
    // Twins of a press whose process has died wait until its deadline has passed.
    let waiting = true;
    const done = people.finally(() => (waiting = false));
    while (waiting) {
      await Promise.race([done, sleep(400)]);
      if (waiting) await pass(1);
    }
    await done;
    if (then === 'minutes pass') await pass(7);
    if (then === 'days pass') await pass(73 * 60);
    if (then === 'the month ends') now = Date.parse('2026-11-01T00:00:00Z') + (now % 60_000);
    if (then === 'restart') {
      const before = await totals();
      ledger = open();
      assert.deepEqual(await totals(), before, 'restart alone changes no total');
    }
    if (then === 'audit shows none') {
      const { rows } = await database.query<{ id: string }>(
        `select id from look_ups where subscription = $1 and state = 'UNKNOWN' order by id limit 1`,
        [subscription],
      );
      for (const { id } of rows) await ledger.releaseByAudit(id);
    }
    await assertInvariants(database, subscription);
  }

  for (const [lookUpId, times] of arrivals) assert.equal(times, 1, `${lookUpId} arrived more than once`);
  assert.deepEqual(unannounced, [], 'no arrival without an earlier committed SENT');
  const allowed: Record<string, readonly (string | undefined)[]> = {
    yes: ['SETTLED'],
    no: ['SERVED', 'RELEASED'],
    // Told "unknown" it may have become clear since.
    unknown: ['UNKNOWN', 'SETTLED', 'RELEASED', 'WRITTEN_OFF'],
  };
  for (const { lookUpId, charged } of results) {
    const state = await stateOf(lookUpId);
    assert.ok(allowed[charged]?.includes(state), `told "${charged}", the ledger says ${state}`);
  }
}
