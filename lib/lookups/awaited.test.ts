/** While a late reply may still come, the same question is never charged a second time. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { Fault } from '@/lib/fault';
import { onEachEngine } from '@/lib/health/testing/each-engine';
import { selectRows } from '@/lib/store/rows';
import type { BilledCaller } from './call';
import { createLedger } from './ledger';
import { lookUp } from './look-up';
import { FOUND, isFault, openDealerLedger } from './testing/dealer-ledger';
import { assertInvariants } from './testing/ledger-invariants';
import { instantCaller, scriptedQuestion } from './testing/scripted-provider';

const LATE_MS = 60_000;
const QUESTION = scriptedQuestion({ params: { mileage: 62_000 }, readStored: (stored) => stored });

/** A provider whose first reply is late: it comes, or fails, when the test decides. */
function lateCaller() {
  let come = () => {};
  let fail = (why: Error): void => void why;
  const outcome = new Promise<void>((resolve, reject) => {
    come = resolve;
    fail = reject;
  });
  let calls = 0;
  const caller: BilledCaller = {
    callBilled: async (operation, params, options) => {
      const called = await instantCaller(FOUND).callBilled(operation, params, options);
      assert.ok('answer' in called);
      calls++;
      if (calls > 1) return called;
      const overdue = new Fault('provider_slow', { message: 'Slow.', fix: 'Wait.', charged: 'unknown' });
      return { overdue, late: outcome.then(() => called.answer), lateMs: LATE_MS };
    },
  };
  return { caller, come, fail, calls: () => calls };
}

onEachEngine('A look-up whose reply is late', ({ database }) => {
  /** Its requester has the fault; the reply is still awaited. */
  async function overdue() {
    const dealer = openDealerLedger({ database });
    const late = lateCaller();
    await assert.rejects(
      dealer.lookWith(late.caller, { idempotencyKey: 'first' }),
      isFault('provider_slow', 'unknown'),
    );
    const until = async (...states: string[]) => {
      for (let tries = 0; tries < 200 && (await dealer.states()).join() !== states.join(); tries++) {
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      assert.deepEqual(await dealer.states(), states);
    };
    const check = () => assertInvariants(database, dealer.subscription);
    return { ...dealer, ...late, until, check };
  }
  const submission = (idempotencyKey: string) => ({
    session: { organisationId: 'dealer', personId: 'jones', personName: '' },
    idempotencyKey,
    fresh: false,
  });

  for (const fresh of [false, true]) {
    test(`is joined by the same question${fresh ? ' looked up afresh' : ''}, which has the answer when it comes, free`, async () => {
      const { lookWith, caller, come, calls, until, used, check } = await overdue();
      const joining = lookWith(caller, { personId: 'jones', fresh });
      setTimeout(come, 50);
      const joined = await joining;
      assert.deepEqual([joined.state, joined.charged, joined.result], ['SERVED', 'no', FOUND.result]);
      assert.equal(calls(), 1);
      await until('SERVED', 'SETTLED');
      assert.equal(await used(), 1);
      await check();
    });
  }

  test('is joined from another instance too, also by several of one moment', async () => {
    const { subscription, come, calls, used, check } = await overdue();
    const clock = () => new Date('2026-11-18T10:00:30Z');
    const other = createLedger({ database, secret: 'a secret', subscription, clock });
    const joining = Promise.all(['a', 'b', 'c'].map((key) => other.reserve(QUESTION, submission(key), 10_000)));
    setTimeout(come, 50);
    for (const { answer } of await joining) assert.equal(answer?.charged, 'no');
    assert.equal(calls(), 1);
    assert.equal(await used(), 1);
    await check();
  });

  test('longer than another can wait: that submission ends uncharged, and leaves no line', async () => {
    const { ledger, until, used } = await overdue();
    assert.equal((await ledger.preview('dealer', QUESTION)).inFlight, true);
    await assert.rejects(ledger.reserve(QUESTION, submission('second'), 40), isFault('provider_slow', 'no'));
    await until('UNKNOWN');
    assert.equal(await used(), 1);
    assert.deepEqual([...(await ledger.awaitedKeys('dealer', ['first', 'second']))], ['first']);
  });

  test('is not waited for by a repeat of the same submission, which ends as the first did', async () => {
    const { lookWith, caller, calls, used } = await overdue();
    await assert.rejects(lookWith(caller, { idempotencyKey: 'first' }), isFault('provider_slow', 'unknown'));
    assert.deepEqual([calls(), await used()], [1, 1]);
  });

  test('or whose process is gone while another waits for it, is unknown to both, and that one may submit again', async () => {
    const { ledger, used, at, states } = openDealerLedger({ database });
    await ledger.reserve(QUESTION, submission('gone'), 1_000);
    at('2026-11-18T10:01:00Z');
    await assert.rejects(ledger.reserve(QUESTION, submission('second'), 10_000), isFault('provider_slow', 'unknown'));
    assert.deepEqual([await states(), await used()], [['UNKNOWN'], 1]);
  });

  /** Ten submissions of the question about when its reply comes, half of which may cost nothing. */
  async function submitAsItEnds(
    { ledger, caller, calls, used, check }: Awaited<ReturnType<typeof overdue>>,
    end: () => void,
  ) {
    const submit = async (place: number) => {
      await sleep(Math.random() * 2);
      const mostCredits = place % 2 === 0 ? 0 : undefined;
      return lookUp(QUESTION, { ...submission(randomUUID()), mostCredits }, { ledger, caller });
    };
    const submitting = Promise.allSettled(Array.from({ length: 10 }, (_, place) => submit(place)));
    await sleep(Math.random() * 2);
    end();
    const submitted = await submitting;
    await check();
    return { submitted, calls: calls(), used: await used() };
  }

  test('is charged once, whenever it is joined while the reply comes', async () => {
    for (let round = 0; round < 150; round++) {
      const dealer = await overdue();
      const { submitted, calls, used } = await submitAsItEnds(dealer, dealer.come);
      const states = submitted.map((one) => (one.status === 'fulfilled' ? one.value.state : String(one.reason)));
      assert.deepEqual([new Set(states), calls, used], [new Set(['SERVED']), 1, 1], `round ${round}`);
    }
  });

  const ends: readonly (readonly [how: string, why: Error])[] = [
    ['that fails', new Error('reset')],
    [
      'that cannot be read',
      new Fault('provider_unreadable', { message: 'Unreadable.', fix: 'Wait.', charged: 'unknown' }),
    ],
  ];
  for (const [how, why] of ends)
    test(`${how} in the end is awaited no more: the question is a look-up by itself again`, async () => {
      const { ledger, lookWith, caller, fail, calls, until, check } = await overdue();
      fail(why);
      for (let tries = 0; (await ledger.preview('dealer', QUESTION)).inFlight; tries++) {
        assert.ok(tries < 200, 'it is awaited for ever');
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      assert.equal((await lookWith(caller)).charged, 'yes');
      assert.equal(calls(), 2);
      await until('SETTLED', 'UNKNOWN');
      await check();
    });

  test('that is in the end a refusal without a charge is given back, with that refusal as its reason', async () => {
    const { subscription, fail, until, used, check } = await overdue();
    assert.equal(await used(), 1);
    fail(new Fault('provider_refused', { message: 'No such plate.', fix: 'Check it.', charged: 'no' }));
    await until('RELEASED');
    assert.equal(await used(), 0);
    const reasons = await selectRows(
      database,
      z.object({ code: z.string().nullable() }),
      `select fault->>'code' as code from look_ups where subscription = $1`,
      [subscription],
    );
    assert.deepEqual(reasons, [{ code: 'provider_refused' }]);
    await check();
  });

  test('cannot be erased while it is awaited, and can once it has come', async () => {
    const { ledger, lookWith } = openDealerLedger({ database });
    const organisationId = randomUUID();
    const { caller, come } = lateCaller();
    await assert.rejects(lookWith(caller, { organisationId }), isFault('provider_slow', 'unknown'));
    const scope = { organisationId, questions: [{ operation: QUESTION.operation, subject: QUESTION.subject }] };
    assert.deepEqual(await ledger.erase(scope), { answers: 0, lookUps: 0, inProgress: 1 });
    come();
    for (let tries = 0; (await ledger.held(scope)).inProgress > 0; tries++) {
      assert.ok(tries < 200, 'it is in progress for ever');
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    assert.deepEqual(await ledger.erase(scope), { answers: 1, lookUps: 1, inProgress: 0 });
    assert.deepEqual(await ledger.held(scope), { answers: 0, lookUps: 0, inProgress: 0 });
  });

  test('is awaited as long as it can come and may be written down, and no longer, in whatever process it was lost', async () => {
    const { ledger, lookWith, caller, at, later, calls } = await overdue();
    // A reply may come within 60 seconds, plus 5 more to be written.
    at('2026-11-18T10:01:04Z');
    assert.equal((await ledger.preview('dealer', QUESTION)).inFlight, true);
    later(1);
    assert.equal((await ledger.preview('dealer', QUESTION)).inFlight, false);
    assert.equal((await lookWith(caller)).charged, 'yes');
    assert.equal(calls(), 2);
  });
});
