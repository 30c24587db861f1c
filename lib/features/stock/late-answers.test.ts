/** Answers that arrive after their car's deadline, over real sockets: a run accepts them and pays once. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { startFaultd } from '@/e2e/faultd/faultd';
import { overNetwork } from '@/lib/provider/transport';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { addList, resultsOf, start, stockDealer, runToEnd, noReport } from './stock-dealer.fixture';
import { withCheckLimit } from './check-limit.fixture';
import { carKey } from '@/lib/store/stock/stock-results';
import { valuationAnswer } from '@/lib/lookups/record';
import { openPrivacy } from '@/lib/store/privacy/privacy';
import { recordCancelled } from './record-cancelled';
import { createStockWork } from './run-worker';
import { runRemoveStockList } from './stock-lists';
import { runChangeStockRun, runReadStockRun } from './stock-runs';

const recorded = await openRecordedServices();
const provider = await startFaultd({ recorded: 'lib/contract/golden' });
after(async () => {
  await provider.close();
  await recorded.close();
});

/** A dealer whose provider has half a second for an answer, and then `lateMs` more. @param checks left of the month */
async function impatientDealer(lateMs: number, checks = 40) {
  provider.reset();
  const transport = withCheckLimit(overNetwork({ connectMs: 3_000 }), checks).limited;
  const policy = { headersMs: 500, totalMs: 5_000, lateMs, breakerFailures: 100 };
  return stockDealer(recorded, { call: async () => undefined }, { soap: provider.url, transport, policy });
}
const billedArrivals = () => provider.arrivals.filter(({ path }) => !path.includes('GetCurrentStatus')).length;
const ONE = 'Reg,Mileage\nAB21CDE,23499\n';

test('a run waits for late answers, values their cars and pays once; a further run is free', async () => {
  const { services, session } = await impatientDealer(10_000);
  provider.order({ fault: 'slow', option: '1500', times: 2 });
  const { id } = await addList(ONE, session, services);
  const run = await runToEnd(await start(id, session, services), id, session, services);
  assert.deepEqual([run.state, run.valued, run.failed, run.charged, run.unknown], ['done', 1, 0, 2, 0]);
  assert.equal(billedArrivals(), 2);
  const again = await runToEnd(await start(id, session, services), id, session, services);
  assert.deepEqual([again.valued, again.charged, again.cached], [1, 0, 2]);
  assert.equal(billedArrivals(), 2);
});

test('a run that takes up a car whose answer somebody else awaits joins it', async () => {
  const { services, session } = await impatientDealer(10_000);
  provider.order({ fault: 'slow', option: '1500', times: 2 });
  const first = await addList(ONE, session, services);
  const second = await addList(`${ONE} `, session, services);
  const runs = await Promise.all([start(first.id, session, services), start(second.id, session, services)]);
  const [one, other] = await Promise.all([
    runToEnd(runs[0], first.id, session, services),
    runToEnd(runs[1], second.id, session, services),
  ]);
  assert.deepEqual([one.valued, other.valued], [1, 1]);
  assert.equal(one.charged + other.charged, 2);
  assert.equal(billedArrivals(), 2);
});

test('a reply that never comes ends as a failed row that says what is known of its charge', async () => {
  const { services, session } = await impatientDealer(600);
  provider.order({ fault: 'never-answers' });
  const { id } = await addList(ONE, session, services);
  const run = await runToEnd(await start(id, session, services), id, session, services, noReport);
  assert.deepEqual([run.state, run.failed, run.charged, run.unknown], ['done', 1, 0, 2]);
  const [row] = await resultsOf(id, run.id, session, services);
  assert.match(row?.because?.next ?? '', /Charge not confirmed yet: check again in a minute, which is free/);
  provider.reset();
});

test('a run cancelled while its replies are late is settled once they have come: nothing that a page shows changes later', async () => {
  const { services, session } = await impatientDealer(10_000, 100_000);
  provider.order({ fault: 'slow', option: '1500', times: 2 });
  const { id } = await addList(ONE, session, services);
  const run = await start(id, session, services);
  const work = createStockWork(services, noReport).work(run.id);
  const read = () => runReadStockRun(call({ id, run: run.id }, session), services);
  while (billedArrivals() < 2) await sleep(5);
  await runChangeStockRun(call({ id, run: run.id, to: 'cancel' as const }, session), services);
  await work;
  let shown = await read();
  assert.deepEqual([shown.state, shown.isSettled], ['cancelled', false]);
  assert.ok(shown.unknown > 0);
  while (shown.unknown > 0) {
    await sleep(20);
    shown = await read();
  }
  assert.deepEqual([shown.charged, shown.valued, shown.isSettled], [2, 0, false]);
  assert.equal((await services.ledger.usage(session)).organisation.used, 2);

  const { organisationId, personId } = session;
  const found = () => services.valuations.findByKey({ organisationId, idempotencyKey: carKey(run.id, 2) });
  assert.equal(await found(), null);
  await Promise.all([recordCancelled(services), recordCancelled(services)]);
  await recordCancelled(services);
  shown = await read();
  assert.deepEqual([shown.charged, shown.valued, shown.unknown, shown.isSettled], [2, 1, 0, true]);
  const [result] = await resultsOf(id, run.id, session, services);
  assert.ok(result?.cleanPounds);
  const { record } = valuationAnswer((await found()) ?? assert.fail('the paid answers are recorded'));
  assert.ok(record.identity.vehicle && record.values.clean.value);
  assert.equal(record.valuedBy.id, personId);
  assert.deepEqual([record.sources.registration?.charged, record.sources.valuation?.charged], ['yes', 'yes']);
  const listed = await services.valuations.list({
    organisationId,
    limit: 10,
    after: null,
    search: null,
    oneByOne: false,
  });
  assert.equal(listed.items.length, 1);
  assert.deepEqual(await read(), shown);
  assert.equal(billedArrivals(), 2);
  assert.equal((await services.ledger.usage(session)).organisation.used, 2);
  provider.reset();
});

for (const state of ['cancelled', 'paused', 'stopped'] as const)
  test(`a list removed while answers of its run, ${state}, are late loses none: they are recorded once, and only then is it erased`, async () => {
    const { services, session } = await impatientDealer(10_000);
    provider.order({ fault: 'slow', option: '1500', times: 2 });
    const { id } = await addList(ONE, session, services);
    const run = await start(id, session, services);
    const work = createStockWork(services, noReport).work(run.id);
    while (billedArrivals() < 2) await sleep(5);
    const to = state === 'cancelled' ? 'cancel' : 'pause';
    await runChangeStockRun(call({ id, run: run.id, to }, session), services);
    await work;
    const { database } = recorded;
    await database.query('update stock_runs set state = $2 where id = $1', [run.id, state]);
    await runRemoveStockList(call({ id }, session), services);
    await database.query(`update stock_lists set removed_at = removed_at - interval '2 hours' where id = $1`, [id]);
    await database.query(`update stock_runs set ended_at = ended_at - interval '2 hours' where id = $1`, [run.id]);
    const { organisationId } = session;
    const privacy = openPrivacy(database);
    const isErased = async () => (await database.query('select 1 from stock_lists where id = $1', [id])).rowCount === 0;
    await privacy.eraseRemoved({ organisationId });
    assert.equal(await isErased(), false, 'its answers are awaited');

    const found = () => services.valuations.findByKey({ organisationId, idempotencyKey: carKey(run.id, 2) });
    while ((await found()) === null) {
      await sleep(50);
      await Promise.all([recordCancelled(services), recordCancelled(services)]);
    }
    const { record } = valuationAnswer((await found()) ?? assert.fail());
    assert.deepEqual([record.sources.registration?.charged, record.sources.valuation?.charged], ['yes', 'yes']);
    await privacy.eraseRemoved({ organisationId });
    assert.equal(await isErased(), true);
    assert.equal(billedArrivals(), 2);
    assert.equal((await services.ledger.usage(session)).organisation.used, 2);
    provider.reset();
  });
