/** The same submission twice while the first is under way: one record, one charge. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { z } from 'zod';
import { createValuation } from '@/lib/api/endpoints/valuations';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { inProcess } from '@/lib/provider/transport';
import { createSandbox, demoSubscriber } from '@/lib/sandbox/host/serve';
import { selectRows } from '@/lib/store/rows';
import { runCreateValuation } from './valuations';

const recorded = await openRecordedServices();
after(() => recorded.close());

/** A dealer whose provider answers no billed call until it is released. */
async function heldDealer() {
  const sandbox = createSandbox({ clock: () => new Date('2026-06-05T10:00:00Z'), base: 'https://provider.example' });
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const arrivals: string[] = [];
  const transport = inProcess(async (request) => {
    const operation = new URL(request.url).pathname.split('/').at(-1) ?? '';
    const isBilled = /REGLookupVRM|VRMValuation/.test(operation);
    if (isBilled) arrivals.push(operation);
    if (isBilled) await released;
    return sandbox.serve(request);
  });
  const dealer = await recorded.dealer({ ...demoSubscriber, transport });
  const { services, session } = dealer;
  const input = createValuation.input.parse({ plate: 'AB21CDE', mileage: 46_000, mostCredits: 2 });
  const submit = (change: Partial<typeof input> = {}, who = session, key: string = randomUUID()) =>
    runCreateValuation(call({ ...input, ...change }, who, key), services);
  const rowsOf = (text: string) =>
    selectRows(recorded.database, z.object({ key: z.string() }), text, [session.organisationId]);
  return {
    ...dealer,
    submit,
    arrivals,
    release,
    arrived: async () => {
      while (arrivals.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    },
    records: () => rowsOf('select idempotency_key as key from valuations where organisation_id = $1'),
    underWay: () => rowsOf('select idempotency_key as key from submissions where organisation_id = $1'),
    used: async () => (await services.ledger.usage(session)).organisation.used,
  };
}

test('another submission of the same car joins the one under way: they have one record and are paid for once', async () => {
  const dealer = await heldDealer();
  const first = dealer.submit();
  await dealer.arrived();
  const key = randomUUID();
  const others = [dealer.submit({ mostCredits: 0 }, dealer.session, key), dealer.submit({ fresh: true })];
  dealer.release();
  const [{ record, contentHash }, ...joined] = await Promise.all([first, ...others]);
  for (const other of joined) assert.deepEqual([other.record, other.contentHash], [record, contentHash]);
  assert.equal((await dealer.records()).length, 1);
  assert.deepEqual(await dealer.underWay(), []);
  assert.deepEqual([await dealer.used(), dealer.arrivals.length], [2, 2]);
  // Its own key again, as after a lost answer, costs nothing either.
  const repeated = await dealer.submit({ mostCredits: 0 }, dealer.session, key);
  assert.deepEqual(repeated.record.values, record.values);
  assert.deepEqual([await dealer.used(), dealer.arrivals.length], [2, 2]);
});

test('a colleague’s submission, and one after the first has ended, have their own records of the same answers', async () => {
  const dealer = await heldDealer();
  const colleague = await dealer.person('A. Colleague');
  const first = dealer.submit();
  await dealer.arrived();
  const second = dealer.submit({}, colleague);
  dealer.release();
  const [{ record }, other] = await Promise.all([first, second]);
  const later = await dealer.submit();
  assert.equal(new Set([record.id, other.record.id, later.record.id]).size, 3);
  assert.deepEqual([record.valuedBy.name, other.record.valuedBy.name], ['J. Smith', 'A. Colleague']);
  assert.deepEqual(await dealer.underWay(), []);
  assert.deepEqual([await dealer.used(), dealer.arrivals.length], [2, 2]);
});

test('one with another mileage is charged for its value and has a separate record', async () => {
  const dealer = await heldDealer();
  const first = dealer.submit();
  await dealer.arrived();
  const second = dealer.submit({ mileage: 60_000 });
  while (dealer.arrivals.length < 3) await new Promise((resolve) => setTimeout(resolve, 5));
  dealer.release();
  const [{ record }, other] = await Promise.all([first, second]);
  assert.notEqual(record.id, other.record.id);
  assert.equal(other.record.sources.valuation?.charged, 'yes');
  assert.deepEqual([await dealer.used(), dealer.arrivals.length], [3, 3]);
});
