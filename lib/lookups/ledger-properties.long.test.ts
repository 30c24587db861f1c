import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { Fault } from '@/lib/fault';
import { onEachEngine } from '@/lib/health/testing/each-engine';
import type { SqlDatabase } from '@/lib/store/database';
import type { LookUpAnswer } from './answer';
import type { BilledCaller } from './call';
import { createLedger } from './ledger';
import { lookUp } from './look-up';
import { assertInvariants } from './testing/ledger-invariants';
import { FAILURES, scriptedCaller, scriptedQuestion } from './testing/scripted-provider';
import { z } from 'zod';
import { selectRows } from '@/lib/store/rows';

const RUNS = Number(process.env['LEDGER_RUNS'] ?? 20);

/** What the provider or the connection does with a call. `dies`: our process ends and nothing is reported. */
const ends = fc.constantFrom(
  ...(['found', 'not found', 'no connection', 'refused', 'timed out', 'dies', 'throws'] as const),
);
const submission = fc.record({
  organisation: fc.constantFrom('north', 'south'),
  person: fc.constantFrom('ann', 'bob'),
  plate: fc.constantFrom('AB12CDE', 'XY34ZZZ', 'K1NGS'),
  key: fc.integer({ min: 1, max: 4 }),
  keyForAnyPlate: fc.boolean(),
  fresh: fc.boolean(),
  late: fc.boolean(),
  end: ends,
});
/** Submissions made at the same moment, and what happens after them. */
const step = fc.record({
  submissions: fc.array(submission, { minLength: 1, maxLength: 5 }),
  afterwards: fc.constantFrom('nothing', 'minutes pass', 'days pass', 'the month ends', 'restart', 'audit shows none'),
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
  test('the invariants of the ledger hold, and what was reported to a person equals it', async () => {
    await fc.assert(
      fc.asyncProperty(history, async ({ steps, limits }) => {
        const dealers = await openDealers(database, limits);
        for (const planned of steps) await dealers.live(planned);
        await dealers.assertReports();
      }),
      { numRuns: RUNS },
    );
    const rows = await selectRows(
      database,
      z.object({ state: z.string() }),
      'select distinct state from look_up_history order by 1',
    );
    assert.deepEqual(
      rows.map(({ state }) => state),
      ['DENIED', 'RELEASED', 'SENT', 'SERVED', 'SETTLED', 'UNKNOWN', 'WRITTEN_OFF'],
      'the histories came through every state',
    );
  });
});

type LedgerPlan = typeof history extends fc.Arbitrary<infer Value> ? Value : never;
type LedgerStep = LedgerPlan['steps'][number];
type PlannedSubmission = LedgerStep['submissions'][number];

/** Two organisations on one subscription, with a clock, and a record of what arrived and what was reported. */
async function openDealers(database: SqlDatabase, limits: LedgerPlan['limits']) {
  const subscription = randomUUID();
  let now = Date.parse('2026-10-20T09:00:00Z');
  const open = () => createLedger({ database, secret: 'a secret', subscription, clock: () => new Date(now) });
  let ledger = open();
  await ledger.setLimits({}, { month: limits.subscription });
  await ledger.setLimits({ organisationId: 'north' }, { month: limits.north });
  await ledger.setLimits({ organisationId: 'north', personId: 'ann' }, { month: limits.ann });
  const seen = createLog(database);
  const pass = async (minutes: number) => {
    now += minutes * 60_000;
    await ledger.sweep();
  };
  const totals = async () =>
    (
      await database.query(
        'select organisation_id, person_id, month::text, taken from look_up_counters where subscription = $1 order by 1, 2, 3',
        [subscription],
      )
    ).rows;

  /** Ends when a person has their answer or fault, or their process has died. */
  const submit = async (planned: PlannedSubmission): Promise<void> => {
    const { organisation, person, plate, key, keyForAnyPlate, fresh } = planned;
    const idempotencyKey = keyForAnyPlate ? `${key}` : `${plate}-${key}-${randomUUID().slice(0, 1)}`;
    const call = plannedCall(planned, seen, pass);
    const looking = lookUp(
      scriptedQuestion({ subject: plate, cacheMinutes: 60, readStored: (stored) => stored }),
      { session: { organisationId: organisation, personId: person, personName: '' }, idempotencyKey, fresh },
      { ledger, caller: call.caller },
    );
    await Promise.race([call.died, reported(looking, `${organisation} ${idempotencyKey}`, planned, call, seen)]);
  };

  /** What happens after the submissions of a step. */
  const advance: Record<LedgerStep['afterwards'], () => Promise<void>> = {
    nothing: async () => undefined,
    'minutes pass': () => pass(7),
    'days pass': () => pass(73 * 60),
    'the month ends': async () => void (now = Date.parse('2026-11-01T00:00:00Z') + (now % 60_000)),
    restart: async () => {
      const before = await totals();
      ledger = open();
      assert.deepEqual(await totals(), before, 'restart alone changes no total');
    },
    'audit shows none': async () => {
      const rows = await selectRows(
        database,
        z.object({ id: z.string() }),
        `select id from look_ups where subscription = $1 and state = 'UNKNOWN' order by id limit 1`,
        [subscription],
      );
      for (const { id } of rows) await ledger.releaseByAudit(id);
    },
  };

  return {
    assertReports: seen.assertReports,
    live: async ({ submissions, afterwards }: LedgerStep): Promise<void> => {
      // A question that a dead process had in flight waits until the deadline has passed.
      let waiting = true;
      const done = Promise.all(submissions.map(submit)).finally(() => (waiting = false));
      while (waiting) {
        await Promise.race([done, sleep(400)]);
        if (waiting) await pass(1);
      }
      await done;
      await advance[afterwards]();
      await assertInvariants(database, subscription);
    },
  };
}

type SeenLog = ReturnType<typeof createLog>;

/** What arrived at the provider, and what people were shown. */
function createLog(database: SqlDatabase) {
  const arrivals = new Map<string, number>();
  const unannounced: string[] = [];
  const answersByKey = new Map<string, LookUpAnswer<unknown>>();
  const results: { lookUpId: string; charged: string }[] = [];
  let audits = 0;
  return {
    arrivals,
    answersByKey,
    results,
    /** Every third reference is one that the provider gave before. */
    nextAuditId: () => String(Math.floor(audits++ * 0.67)),
    arrive: async (lookUpId: string): Promise<void> => {
      arrivals.set(lookUpId, (arrivals.get(lookUpId) ?? 0) + 1);
      const sent = `select 1 from look_up_history where look_up_id = $1 and state = 'SENT'`;
      if ((await database.query(sent, [lookUpId])).rows.length !== 1) unannounced.push(lookUpId);
    },
    assertReports: async (): Promise<void> => {
      for (const [lookUpId, times] of arrivals) assert.equal(times, 1, `${lookUpId} arrived more than once`);
      assert.deepEqual(unannounced, [], 'no arrival without an earlier committed SENT');
      const allowed: Record<string, readonly (string | undefined)[]> = {
        yes: ['SETTLED'],
        no: ['SERVED', 'RELEASED'],
        // What was reported as unknown may have become clear since.
        unknown: ['UNKNOWN', 'SETTLED', 'RELEASED', 'WRITTEN_OFF'],
      };
      for (const { lookUpId, charged } of results) {
        const rows = await selectRows(
          database,
          z.object({ state: z.string() }),
          'select state from look_ups where id = $1',
          [lookUpId],
        );
        const state = rows[0]?.state;
        assert.ok(allowed[charged]?.includes(state), `reported "${charged}", the ledger has ${state}`);
      }
    },
  };
}

interface PlannedCall {
  readonly caller: BilledCaller;
  /** The look-up that was called, once it is. */
  readonly lookUpId: () => string | undefined;
  readonly died: Promise<void>;
}

/** A call that ends as planned. */
function plannedCall({ plate, late, end }: PlannedSubmission, seen: SeenLog, pass: (minutes: number) => Promise<void>) {
  let own: string | undefined;
  let die = () => {};
  const died = new Promise<void>((resolve) => (die = resolve));
  const answers = scriptedCaller(async (lookUpId) => {
    if (end === 'no connection') return FAILURES.unreachable();
    await seen.arrive(lookUpId);
    if (late) await pass(1);
    if (end === 'refused') return FAILURES.refused();
    if (end === 'timed out') return FAILURES.slow();
    const outcome = end === 'found' ? 'found' : 'not_found';
    return { outcome, result: { plate, lookUpId }, auditId: seen.nextAuditId() };
  });
  const caller: BilledCaller = {
    callBilled: async (operation, params, options) => {
      own = options.lookUpId;
      if (end !== 'dies' && end !== 'throws') return answers.callBilled(operation, params, options);
      await seen.arrive(own);
      if (end === 'throws') throw new Error('a mistake of ours');
      die();
      return new Promise<never>(() => undefined);
    },
  };
  return { caller, lookUpId: () => own, died };
}

/** Records what a person was shown, and compares it with earlier answers for the same key. */
async function reported(
  looking: Promise<LookUpAnswer<unknown>>,
  keyName: string,
  { end }: PlannedSubmission,
  call: PlannedCall,
  { arrivals, answersByKey, results }: SeenLog,
): Promise<void> {
  const ended = await looking.catch((error: unknown) => error);
  if (ended instanceof Fault) {
    const own = call.lookUpId();
    if (own === undefined) return;
    const uncounted = !arrivals.has(own) || end === 'refused';
    assert.equal(ended.charged, uncounted ? 'no' : 'unknown', `reported of a call that was ${end}`);
    results.push({ lookUpId: own, charged: ended.charged });
    return;
  }
  assert.ok(isAnswer(ended), String(ended));
  results.push(ended);
  const earlier = answersByKey.get(keyName);
  if (earlier) assert.deepEqual([ended.lookUpId, ended.result], [earlier.lookUpId, earlier.result]);
  answersByKey.set(keyName, ended);
}

const isAnswer = (ended: unknown): ended is LookUpAnswer<unknown> =>
  typeof ended === 'object' && ended !== null && 'lookUpId' in ended;
