/** Reads back the outcome of a submission by its key: nothing is called, awaited or charged. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Fault } from '@/lib/fault';
import { onEachEngine } from '@/lib/health/testing/each-engine';
import { createLedger } from './ledger';
import { recallLookUp } from './recall';
import { FOUND, isFault, openDealerLedger } from './testing/dealer-ledger';
import { FAILURES, scriptedQuestion } from './testing/scripted-provider';

const QUESTION = scriptedQuestion({ params: { mileage: 62_000 }, readStored: (stored) => stored });
const RECORDED = { ...QUESTION, source: 'valuation', mileageUsed: () => 62_000 } as const;
const KEY = {
  session: { organisationId: 'dealer', personId: 'smith', personName: 'J. Smith' },
  idempotencyKey: 'first',
};
const SLOW = new Fault('provider_slow', { message: 'Slow.', fix: 'Wait.', charged: 'unknown' });
const never = new Promise<never>(() => {});

onEachEngine('A submission is recalled under its key', ({ database }) => {
  const setUp = () => {
    const dealer = openDealerLedger({ database });
    const recall = (idempotencyKey: string, organisationId = 'dealer', question = QUESTION) =>
      dealer.ledger.recall(question, {
        session: { organisationId, personId: 'jones', personName: '' },
        idempotencyKey,
      });
    const reserve = (idempotencyKey: string, { personId = 'smith', subject = 'AB12CDE', request = {} } = {}) =>
      dealer.ledger.reserve(
        { ...QUESTION, subject },
        { session: { organisationId: 'dealer', personId, personName: '' }, idempotencyKey, fresh: false, request },
        10_000,
      );
    const loseReply = async (lookUpId: string, late: { reply: Promise<never>; withinMs: number } | null) =>
      assert.rejects(dealer.ledger.settle(lookUpId, { fault: SLOW, late }));
    return { ...dealer, recall, reserve, loseReply };
  };

  test('as it was answered, and as it was served', async () => {
    const { look, answering, recall } = setUp();
    const first = await look({ idempotencyKey: 'first' }, answering({ ...FOUND, auditId: '4711' }));
    const second = await look({ idempotencyKey: 'second', personId: 'jones' });
    const own = await recall('first');
    assert.deepEqual(
      [own?.lookUpId, own?.state, own?.charged, own?.auditId, own?.result, own?.cachedFrom],
      [first.lookUpId, 'SETTLED', 'yes', '4711', FOUND.result, null],
    );
    const served = await recall('second');
    assert.deepEqual(
      [served?.lookUpId, served?.state, served?.charged, served?.cachedFrom?.lookUpId, served?.cachedFrom?.personId],
      [second.lookUpId, 'SERVED', 'no', first.lookUpId, 'smith'],
    );
  });

  test('by all that it was submitted with, and by nothing else', async () => {
    const { look, recall, subscription } = setUp();
    await look({ idempotencyKey: 'first' });
    assert.notEqual(await recall('first'), null);
    assert.equal(await recall('second'), null, 'another key');
    assert.equal(await recall('first', 'elsewhere'), null, 'another organisation');
    assert.equal(await recall('first', 'dealer', { ...QUESTION, subject: 'XY34ZZZ' }), null, 'another vehicle');
    assert.equal(await recall('first', 'dealer', { ...QUESTION, params: { mileage: 1 } }), null, 'another mileage');
    assert.equal(await recall('first', 'dealer', { ...QUESTION, operation: 'other' }), null, 'another operation');
    const elsewhere = createLedger({ database, secret: 'a secret', subscription: `${subscription}-other` });
    const session = { organisationId: 'dealer', personId: 'smith', personName: '' };
    assert.equal(await elsewhere.recall(QUESTION, { session, idempotencyKey: 'first' }), null, 'another subscription');
  });

  test('as never made where it was given back or denied', async () => {
    const { ledger, look, recall } = setUp();
    await assert.rejects(look({ idempotencyKey: 'refused' }, FAILURES.refused));
    assert.equal(await recall('refused'), null);
    await ledger.setLimits({ organisationId: 'dealer', personId: 'smith' }, { month: 0 });
    await assert.rejects(look({ idempotencyKey: 'denied' }), isFault('limit_reached', 'no'));
    assert.equal(await recall('denied'), null);
  });

  test('as the fault it ended with, or as one without a reply while it is sent', async () => {
    const { look, reserve, recall } = setUp();
    await assert.rejects(look({ idempotencyKey: 'slow' }, FAILURES.slow));
    await assert.rejects(recall('slow'), isFault('provider_slow', 'unknown'));
    await reserve('sent', { subject: 'XY34ZZZ' });
    const sent = recall('sent', 'dealer', { ...QUESTION, subject: 'XY34ZZZ' });
    await assert.rejects(sent, isFault('provider_slow', 'unknown'));
  });

  test('as a result of a record: an answer, or a fault', async () => {
    const { ledger, look } = setUp();
    const { lookUpId } = await look({ idempotencyKey: 'first' });
    await assert.rejects(look({ idempotencyKey: 'slow', fresh: true }, FAILURES.slow));
    const recalled = async (idempotencyKey: string) => recallLookUp(RECORDED, { ...KEY, idempotencyKey }, { ledger });
    const first = await recalled('first');
    assert.equal(first && 'provenance' in first && first.provenance.lookupId, lookUpId);
    assert.deepEqual(first?.answer, FOUND.result);
    assert.equal((await recalled('slow'))?.fault?.code, 'provider_slow');
    assert.equal(await recalled('never'), null);
  });

  test('and those that still await a late reply are known, for as long as it can come', async () => {
    const { ledger, reserve, loseReply, later } = setUp();
    for (const key of ['awaited', 'lost', 'sent']) {
      const { lookUpId } = await reserve(key, { subject: key });
      if (key === 'awaited') await loseReply(lookUpId, { reply: never, withinMs: 60_000 });
      if (key === 'lost') await loseReply(lookUpId, null);
    }
    const awaited = async (organisationId: string, ...keys: string[]) => [
      ...(await ledger.awaitedKeys(organisationId, keys)),
    ];
    assert.deepEqual(await awaited('dealer', 'awaited', 'lost', 'sent', 'other'), ['awaited']);
    assert.deepEqual(await awaited('dealer', 'lost'), []);
    assert.deepEqual(await awaited('elsewhere', 'awaited'), []);
    // A minute, and five seconds to write it.
    later(1);
    assert.deepEqual(await awaited('dealer', 'awaited'), ['awaited']);
    later(0.1);
    assert.deepEqual(await awaited('dealer', 'awaited'), []);
  });

  test('and those whose record may still come are listed, the oldest first', async () => {
    const { ledger, subscription, reserve, loseReply, later, at } = setUp();
    // Submissions belong to an organisation, across subscriptions: other tests have theirs in it.
    const answered = async () =>
      (await ledger.pendingSubmissions('dealer')).filter(({ request }) =>
        JSON.stringify(request).includes(subscription),
      );
    const pending = async () => (await answered()).map(({ request }) => request);
    const submit = async (key: string) => {
      later(1);
      return reserve(`${subscription} ${key}`, { subject: key, request: { key, subscription } });
    };
    const submitted = (...keys: string[]) => keys.map((key) => ({ key, subscription }));
    const [first, second, third] = [await submit('first'), await submit('second'), await submit('third')];
    assert.deepEqual(await pending(), submitted('first', 'second', 'third'));
    await ledger.settle(first.lookUpId, { reply: { outcome: 'found', result: 1 } });
    await loseReply(second.lookUpId, { reply: never, withinMs: 60_000 });
    await loseReply(third.lookUpId, null);
    assert.deepEqual(await pending(), submitted('first', 'second'), 'answered, and awaited');
    assert.deepEqual(
      (await answered()).map((submission) => submission.answered),
      ['all', 'none'],
    );
    at('2026-11-18T11:00:00Z');
    assert.deepEqual(await pending(), submitted('first'), 'no longer awaited');
    assert.deepEqual(await ledger.pendingSubmissions('elsewhere'), []);
  });
});

test('a database that is down is no result of a submission: it is thrown', async () => {
  const recalled = (fault: Fault) => recallLookUp(RECORDED, KEY, { ledger: { recall: () => Promise.reject(fault) } });
  const result = await recalled(SLOW);
  assert.deepEqual(result, { answer: null, because: { reason: 'Slow.', next: 'Wait.' }, fault: SLOW });
  const down = new Fault('storage_down', { message: 'Down.', fix: 'Wait.' });
  await assert.rejects(recalled(down), (error) => error === down);
});
