import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { createLedger } from '@/lib/lookups/ledger';
import { assertInvariants } from '@/lib/lookups/testing/ledger-invariants';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { runCreateValuation, runListValuations, runReadValuation } from '@/lib/features/valuations/valuations';
import { recordInterrupted } from './recover';
import type { SubmissionOrder } from './recover.process';

const SUBMISSION_PROCESS = fileURLToPath(new URL('./recover.process.ts', import.meta.url));
const PLATE = 'AB21CDE';

/** Values a plate in another process, which dies on the way. */
async function submitAndDie(order: SubmissionOrder): Promise<void> {
  const child = fork(SUBMISSION_PROCESS, [], { execArgv: ['--import', 'tsx'] });
  const ended = once(child, 'exit');
  child.send(order);
  assert.deepEqual((await ended)[1], 'SIGKILL');
}

describe('A submission whose process was killed', () => {
  let recorded: Awaited<ReturnType<typeof openRecordedServices>>;
  before(async () => void (recorded = await openRecordedServices()));
  after(() => recorded.close());

  /** A dealer, and the services two minutes later. */
  async function open() {
    const { session, services } = await recorded.dealer();
    const { database, secret } = recorded;
    const subscription = randomUUID();
    const later = {
      ...services,
      secret,
      now: () => new Date(Date.now() + 120_000),
      ledger: createLedger({ database, secret, subscription }),
    };
    const records = async () => {
      const { items } = await runListValuations(call({ limit: 10, oneByOne: false }, session), later);
      return Promise.all(items.map(async ({ id }) => (await runReadValuation(call({ id }, session), later)).record));
    };
    const { url } = recorded;
    const order = { url, subscription, session, idempotencyKey: randomUUID(), plate: PLATE, silent: null };
    return { session, later, records, order, subscription };
  }

  test('before its record was written has the record it would have had, paid once', async () => {
    const { session, later, records, order, subscription } = await open();
    await submitAndDie(order);
    assert.deepEqual(await records(), []);
    await recordInterrupted(later);
    const [record, ...others] = await records();
    assert.deepEqual(others, []);
    assert.deepEqual(record?.asked, {
      plate: PLATE,
      vin: null,
      kind: null,
      identifier: null,
      registered: null,
      mileage: 46_000,
    });
    const { registration, valuation } = record.sources;
    assert.deepEqual([registration?.charged, valuation?.charged], ['yes', 'yes']);
    assert.deepEqual([registration?.answer, valuation?.answer], ['fresh', 'fresh']);
    assert.equal(record.valuedBy.name, 'J. Smith');
    assert.ok(record.values.retail.value !== null);

    // The dealer submits again: the same record, and the provider is not called.
    const input = { plate: PLATE, mileage: 46_000, internetPrices: false, fresh: false };
    const again = await runCreateValuation(call(input, session, order.idempotencyKey), later);
    assert.equal(again.record.id, record.id);
    assert.deepEqual(recorded.arrivals, []);
    await assertInvariants(recorded.database, subscription);
    assert.deepEqual(await later.submissions.listBefore(new Date(Date.now() + 120_000)), []);
  });

  test('while one question was in flight saves what the other brought, and gives the reason for the missing one', async () => {
    const { later, records, order } = await open();
    await submitAndDie({ ...order, silent: 'VRMValuation' });
    await recordInterrupted(later);
    const [record] = await records();
    assert.equal(record?.sources.registration?.charged, 'yes');
    assert.equal(record.sources.valuation, null);
    assert.ok(record.values.retail.value === null);
    assert.deepEqual(record.values.retail.because, {
      reason: 'The look-up was sent, but no response to it was saved.',
      next: 'Charge not confirmed yet: managers and administrators can check the ledger before another try.',
    });
    assert.deepEqual(recorded.arrivals, []);
  });

  test('is not taken for interrupted while it may still be in flight', async () => {
    const { later, records, order } = await open();
    await submitAndDie(order);
    await recordInterrupted({ ...later, now: () => new Date(Date.now() + 30_000) });
    assert.deepEqual(await records(), []);
    await recordInterrupted(later);
    assert.equal((await records()).length, 1);
  });

  test('and brought nothing leaves nothing behind', async () => {
    const { session, later, records } = await open();
    recorded.broken.add('VRMValuation').add('REGLookupVRM');
    const input = { plate: PLATE, mileage: 46_000, internetPrices: false, fresh: false };
    await assert.rejects(runCreateValuation(call(input, session), later));
    const twoMinutesOn = later.now();
    assert.equal((await later.submissions.listBefore(twoMinutesOn)).length, 1);
    await recordInterrupted(later);
    assert.deepEqual([await records(), await later.submissions.listBefore(twoMinutesOn)], [[], []]);
  });

  test('is recorded although many older ones cannot be read', async () => {
    const { session, later, records, order } = await open();
    await recorded.database.query(
      `insert into submissions (organisation_id, idempotency_key, person_id, request, submitted_at)
       select $1, 'unreadable ' || n, $2, '{}', now() - interval '1 hour' from generate_series(1, 101) n`,
      [session.organisationId, session.personId],
    );
    await submitAndDie(order);
    await assert.rejects(recordInterrupted(later));
    assert.equal((await records()).length, 1);
  });
});
