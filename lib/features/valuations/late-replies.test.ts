/** Answers that arrive when no one waits for them any longer, over real sockets, on the embedded database. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { startFaultd } from '@/e2e/faultd/faultd';
import { Fault } from '@/lib/fault';
import { assertInvariants } from '@/lib/lookups/testing/ledger-invariants';
import { createLedger } from '@/lib/lookups/ledger';
import { overNetwork } from '@/lib/provider/transport';
import { call, NOW, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { RunLimiter } from '@/lib/features/stock/run-limiter';
import { runCreateRegistration } from '@/lib/features/vehicles/registrations';
import { runCreateValuation, runListPendingValuations, type ValuationServices } from './valuations';
import { z } from 'zod';
import { selectRows } from '@/lib/store/rows';

const recorded = await openRecordedServices();
const well = await startFaultd({ recorded: 'lib/contract/golden' });
const refusing = await startFaultd(() => ({
  status: 500,
  headers: { 'content-type': 'text/plain' },
  body: Buffer.from('Missing parameter: VRM.'),
}));
after(async () => {
  await Promise.all([well.close(), refusing.close()]);
  await recorded.close();
});

/** Long past the deadline even on a slow machine, and well within the time that a whole answer may take. */
const LATE_MS = '2500';

/** A dealer whose provider has half a second for an answer, and then `lateMs` more. */
async function impatient(provider: typeof well, lateMs: number) {
  provider.reset();
  const transport = overNetwork({ connectMs: 3_000 });
  const policy = { headersMs: 500, totalMs: 5_000, lateMs, breakerFailures: 100 };
  const dealer = await recorded.dealer({ soap: provider.url, transport, policy });
  const subscription = randomUUID();
  const { database, secret } = recorded;
  const ledger = createLedger({ database, secret, subscription, clock: () => new Date(NOW) });
  const services = { ...dealer.services, ledger };
  const { session } = dealer;
  const input = { plate: 'AB21CDE', mileage: 23_499, internetPrices: false, fresh: false };
  const submit = (withServices: ValuationServices = services) => runCreateValuation(call(input, session), withServices);
  const states = async () => {
    const rows = await selectRows(
      database,
      z.object({ state: z.string() }),
      `select state from look_ups where subscription = $1 order by state = 'SERVED', operation`,
      [subscription],
    );
    return rows.map(({ state }) => state);
  };
  const until = async (wanted: readonly string[]) => {
    for (let tries = 0; tries < 200 && (await states()).join() !== wanted.join(); tries++) await sleep(25);
    assert.deepEqual(await states(), wanted);
  };
  const used = async () => (await ledger.usage(session)).organisation.used;
  const check = () => assertInvariants(database, subscription);
  const pending = async () => {
    const { items } = await runListPendingValuations(call({}, session), services);
    return items.map(({ name, mileage }) => `${name} at ${mileage} mi`);
  };
  const openFile = () => runCreateRegistration(call({ plate: 'AB21 CDE', fresh: false }, session), services);
  return { services, submit, openFile, states, until, used, check, pending, provider, close: () => transport.close() };
}

const slow = async (promise: Promise<unknown>) => {
  const error: unknown = await promise.then(
    () => assert.fail('it was answered'),
    (why: unknown) => why,
  );
  assert.ok(error instanceof Fault, String(error));
  assert.deepEqual([error.code, error.charged], ['provider_slow', 'unknown']);
};

test('an answer that comes after the time was over settles its look-up, and the next submission has it for nothing', async () => {
  const { submit, states, until, used, check, close, pending } = await impatient(well, 5_000);
  well.order({ fault: 'slow', option: LATE_MS });
  await slow(submit());
  assert.deepEqual(await states(), ['UNKNOWN', 'UNKNOWN'], 'the dealer has the fault before the answer is there');
  assert.deepEqual(await pending(), ['AB21 CDE at 23499 mi'], 'meanwhile it stands in the list as pending');
  await until(['SETTLED', 'SETTLED']);
  assert.equal(well.arrivals.length, 2);
  await submit();
  await until(['SETTLED', 'SETTLED', 'SERVED', 'SERVED']);
  assert.equal(well.arrivals.length, 2, 'the provider was not called again');
  assert.equal(await used(), 2);
  await check();
  await close();
});

test('a vehicle file whose look-up is late is no pending valuation', async () => {
  const { openFile, until, close, pending } = await impatient(well, 5_000);
  well.order({ fault: 'slow', option: LATE_MS });
  await slow(openFile());
  assert.deepEqual(await pending(), []);
  await until(['SETTLED']);
  await close();
});

test('a refusal that comes late and is known to cost nothing gives the look-ups back', async () => {
  const { submit, until, used, check, close } = await impatient(refusing, 5_000);
  refusing.order({ fault: 'slow', option: LATE_MS });
  await slow(submit());
  assert.equal(await used(), 2, 'until it is known they count');
  await until(['RELEASED', 'RELEASED']);
  assert.equal(await used(), 0);
  await check();
  await close();
});

test('an answer that never comes stays unknown, and its connection is eventually abandoned', async () => {
  const { submit, states, used, check, close } = await impatient(well, 400);
  well.order({ fault: 'never-answers' });
  await slow(submit());
  assert.deepEqual(await states(), ['UNKNOWN', 'UNKNOWN']);
  await close(); // Waits for what is under way, so it returns only when the sockets are abandoned.
  assert.deepEqual(await states(), ['UNKNOWN', 'UNKNOWN']);
  assert.equal(await used(), 2);
  await check();
});

test('waiting for a late answer occupies no slot: another car of a list may be looked up', async () => {
  const { services, submit, states, until, close } = await impatient(well, 5_000);
  const turns = new RunLimiter(1);
  well.order({ fault: 'slow', option: LATE_MS, times: 2 });
  const [first] = await turns.next(services.caller, 1);
  await slow(submit({ ...services, caller: first!.caller }));
  const [second] = await turns.next(services.caller, 1);
  const other = { plate: 'AB21CDE', mileage: 23_499, internetPrices: false, fresh: true };
  await runCreateValuation(call(other, (await recorded.dealer()).session), { ...services, caller: second!.caller });
  const meanwhile = await states();
  assert.deepEqual(
    meanwhile.toSorted(),
    ['SETTLED', 'SETTLED', 'UNKNOWN', 'UNKNOWN'],
    'it did not wait for the late ones',
  );
  await until(['SETTLED', 'SETTLED', 'SETTLED', 'SETTLED']);
  await close();
});
