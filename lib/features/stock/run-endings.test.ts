/** How a run of a stock list ends: everything paid for is in it, and nothing is paid for that no one wants. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { carsNotReached, finishedCars } from '@/lib/domain/stock/run-progress';
import { openPrivacy } from '@/lib/store/privacy/privacy';
import { openQueue, type Queue } from '@/lib/store/job-queue';
import { plateAt } from '@/lib/features/testing/many-plates';
import { runErasePlateData, runSetRetention, sweepRetention } from '@/lib/features/privacy/privacy';
import { faultOf } from '@/lib/features/testing/fault-of';
import {
  call,
  everyMarkProvider,
  openRecordedServices,
  type RecordedServices,
} from '@/lib/features/testing/recorded-services';
import { addList, noReport, preview, resultsOf, start, stockDealer, THREE, runToEnd } from './stock-dealer.fixture';
import { runExportStockProblems } from './stock-export';
import { runRemoveStockList } from './stock-lists';
import { runChangeStockRun, runReadStockRun } from './stock-runs';
import { createStockWork } from './run-worker';

describe('A run of a stock list', () => {
  let recorded: RecordedServices;
  let queue: Queue;
  before(async () => {
    recorded = await openRecordedServices({ everyMark: true });
    queue = await openQueue(recorded.database, 'stock-ends', noReport);
    // Only the saving of results fails.
    await recorded.database.query('create table no_results (run_id uuid)');
    await recorded.database.query(`create function refuse_results() returns trigger language plpgsql as $$ begin
      if exists (select 1 from no_results n where n.run_id = new.run_id) then raise 'not now'; end if;
      return new; end $$`);
    await recorded.database.query(
      'create trigger refuse_results before insert on stock_results for each row execute function refuse_results()',
    );
  });
  after(async () => {
    await queue.close();
    await recorded.close();
  });
  const dealer = () => stockDealer(recorded, queue);
  const refuseResults = (run: string) => recorded.database.query('insert into no_results values ($1)', [run]);
  const acceptResults = () => recorded.database.query('delete from no_results');
  /** Enough cars for a run to need several reports. */
  const many = (cars: number) => ['Reg,Mileage', ...Array.from({ length: cars }, (_, at) => `${plateAt(at)},20000`)];

  test('whose last results cannot be saved is not done: it is resumed, and shows every car that was paid for', async () => {
    const { services, session } = await dealer();
    const { id } = await addList(THREE, session, services);
    const run = await start(id, session, services);
    await refuseResults(run.id);
    const reports: unknown[] = [];
    const left = await runToEnd(run, id, session, services, (error) => reports.push(error));
    assert.ok(reports.length > 1);
    assert.equal((await services.ledger.usage(session)).organisation.used, 6);
    assert.deepEqual([left.state, left.valued], ['running', 0]);
    assert.ok(await services.stockRuns.isRunning(run.id), 'the next worker takes it on');

    await acceptResults();
    const arrived = recorded.arrivals.length;
    const done = await runToEnd(run, id, session, services);
    assert.deepEqual([done.state, done.valued, done.charged], ['done', 3, 6]);
    assert.equal(recorded.arrivals.length, arrived, 'nothing is asked again');
    assert.equal((await resultsOf(id, run.id, session, services)).length, 3);
  });

  test('cancelled while its last results could not be saved still shows them, and no worker resumes it', async () => {
    const { services, session } = await dealer();
    const { id } = await addList(THREE, session, services);
    const run = await start(id, session, services);
    await refuseResults(run.id);
    let failed = 0;
    const work = createStockWork(services, () => failed++).work(run.id);
    while (failed === 0) await sleep(5);
    const cancelled = await runChangeStockRun(call({ id, run: run.id, to: 'cancel' as const }, session), services);
    assert.equal(cancelled.isSettled, false, 'a page reads it on');
    await acceptResults();
    await work;
    const { state, valued, isSettled } = await runReadStockRun(call({ id, run: run.id }, session), services);
    assert.deepEqual(
      [state, isSettled, valued],
      ['cancelled', true, (await services.ledger.usage(session)).organisation.used / 2],
    );
  });

  test('paused while its cars are being answered counts them until their results are recorded', async () => {
    const { services: opened, session } = await dealer();
    let answer: () => void = assert.fail;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const services = { ...opened, caller: everyMarkProvider(() => held) };
    const { id } = await addList(THREE, session, services);
    const run = await start(id, session, services);
    const work = createStockWork(services, noReport).work(run.id);
    const reached = 'select 1 from stock_runs where id = $1 and reached > 0';
    while ((await recorded.database.query(reached, [run.id])).rowCount === 0) await sleep(5);
    const paused = await runChangeStockRun(call({ id, run: run.id, to: 'pause' as const }, session), services);
    assert.deepEqual([paused.state, paused.answering, paused.valued], ['paused', 3, 0]);
    answer();
    await work;
    const now = await runReadStockRun(call({ id, run: run.id }, session), services);
    assert.deepEqual([now.state, now.answering, now.valued, now.charged], ['paused', 0, 3, 6]);
  });

  test('paused, and deleted with its list while it is resumed, is not found, and no worker takes it on', async () => {
    const { services, session } = await dealer();
    const { id } = await addList(THREE, session, services);
    const { id: run } = await start(id, session, services);
    const input = { id, run };
    await runChangeStockRun(call({ ...input, to: 'pause' as const }, session), services);
    const change: typeof services.stockRuns.change = async (...given) => {
      await runRemoveStockList(call({ id }, session), services);
      return services.stockRuns.change(...given);
    };
    const deleting = { ...services, stockRuns: { ...services.stockRuns, change } };
    const fault = await faultOf(runChangeStockRun(call({ ...input, to: 'resume' as const }, session), deleting));
    assert.equal(fault.code, 'not_found');
    assert.ok(!(await services.stockRuns.isRunning(run)));
  });

  test('waits while the service is too busy: only the car that it refused is without a value', async () => {
    const { services, session } = await dealer();
    const { id } = await addList(many(40).join('\n'), session, services);
    recorded.busy.set('VRMValuation', 1);
    const run = await runToEnd(await start(id, session, services), id, session, services);
    assert.deepEqual([run.state, run.valued, run.withoutValue, run.failed], ['done', 39, 1, 0]);
  });

  test('cancelled where the limit stopped it, it shows every look-up that was charged', async () => {
    const { services, session } = await dealer();
    await services.ledger.setLimits(session, { month: 3 });
    const { id } = await addList(THREE, session, services);
    const { id: run } = await runToEnd(await start(id, session, services), id, session, services);
    const cancelled = await runChangeStockRun(call({ id, run, to: 'cancel' as const }, session), services);
    assert.deepEqual([cancelled.state, cancelled.charged], ['cancelled', 2]);
    assert.equal((await services.ledger.usage(session)).organisation.used, 2);
    assert.equal((await preview(id, session, services)).list.run?.charged, 2);
  });

  test('that ended early hides none before it: both can be read, and each car moves since it was last valued', async () => {
    const { services, session, wait } = await dealer();
    const { id } = await addList(THREE, session, services);
    const whole = await runToEnd(await start(id, session, services), id, session, services);
    wait(48 * 60);
    const used = 6;
    await services.ledger.setLimits(session, { month: used + 2 });
    const early = await runToEnd(await start(id, session, services), id, session, services);
    await runChangeStockRun(call({ id, run: early.id, to: 'cancel' as const }, session), services);
    await services.ledger.setLimits(session, { month: null });
    const last = await runToEnd(await start(id, session, services), id, session, services);

    const { runs } = await preview(id, session, services);
    assert.deepEqual(
      runs.map((run) => [run.id, run.state]),
      [
        [last.id, 'done'],
        [early.id, 'cancelled'],
        [whole.id, 'done'],
      ],
    );
    const first = await resultsOf(id, whole.id, session, services);
    const third = await resultsOf(id, last.id, session, services);
    assert.deepEqual([first.length, third.length], [3, 3]);
    assert.ok((await resultsOf(id, early.id, session, services)).length < 3);
    assert.ok(third.every(({ before: last, cleanPounds }) => last?.cleanPounds === cleanPounds));
    assert.ok(first.every(({ before: last }) => last === null));

    wait(48 * 60);
    recorded.broken.add('VRMValuation');
    const worst = await runToEnd(await start(id, session, services), id, session, services);
    assert.equal(worst.withoutValue, 3);
    const failedOf = async (run?: string) => {
      const { body } = await runExportStockProblems(
        call({ id, run, format: 'csv' as const, onlyUnread: false }, session),
        services,
      );
      let text = '';
      for await (const piece of body) text += piece;
      return text.trim().split('\r\n').length - 1;
    };
    assert.deepEqual([await failedOf(), await failedOf(worst.id), await failedOf(whole.id)], [3, 3, 0]);
  });

  for (const state of ['stopped', 'cancelled'] as const)
    test(`that is ${state} ${state === 'cancelled' ? 'has the cars that it left in its file of rows without a value' : 'may go on: its file has no car that it has not reached'}`, async () => {
      const { services, session } = await dealer();
      await services.ledger.setLimits(session, { month: 4 });
      const { id } = await addList(THREE, session, services);
      const { id: run } = await runToEnd(await start(id, session, services), id, session, services);
      if (state === 'cancelled') await runChangeStockRun(call({ id, run, to: 'cancel' as const }, session), services);
      const left = carsNotReached(await runReadStockRun(call({ id, run }, session), services));
      assert.equal(left, state === 'cancelled' ? 1 : 0);
      const { body } = await runExportStockProblems(
        call({ id, run, format: 'csv' as const, onlyUnread: false }, session),
        services,
      );
      let text = '';
      for await (const piece of body) text += piece;
      assert.equal(text.split('The run was cancelled before this car.').length - 1, left);
      assert.equal(text.trim().split('\r\n').length - 1, left);
    });

  for (const state of ['done', 'cancelled', 'stopped'] as const)
    test(`that is ${state} counts the cars that are left after one is erased, as its list, its results and its files do`, async () => {
      const { services, session, person } = await dealer();
      const { id } = await addList(THREE, session, services);
      if (state !== 'done') await services.ledger.setLimits(session, { month: 4 });
      const { id: run } = await runToEnd(await start(id, session, services), id, session, services);
      if (state === 'cancelled') await runChangeStockRun(call({ id, run, to: 'cancel' as const }, session), services);
      const before = await runReadStockRun(call({ id, run }, session), services);
      const eraser = { ...services, privacy: openPrivacy(recorded.database), secret: recorded.secret };
      const administrator = await person('Ada', 'admin');
      let left = 3;
      for (const subject of ['AB21 CDE', 'EF19 GHJ']) {
        await runErasePlateData(call({ subject }, administrator), eraser);
        left--;
        const { list, runs } = await preview(id, session, services);
        const results = await resultsOf(id, run, session, services);
        const now = runs[0] ?? assert.fail('no run');
        const valued = results.filter(({ outcome }) => outcome === 'valued').length;
        assert.deepEqual([list.counts.valuable, now.cars, now.state], [left, left, state]);
        assert.deepEqual([finishedCars(now), now.valued], [results.length, valued]);
        assert.equal(results.filter(({ cleanPounds }) => cleanPounds !== null).length, valued);
        assert.ok(
          results.every(
            ({ plate, outcome, because }) => plate !== null && (outcome === 'valued') === (because === null),
          ),
        );
        assert.equal(now.charged, before.charged, 'what was paid is not forgotten');
      }
    });

  test('is not erased by retention while it is running, only once it is over', async () => {
    const { services, session, person } = await dealer();
    const privacyServices = { ...services, privacy: openPrivacy(recorded.database), secret: recorded.secret };
    await runSetRetention(call({ days: 30 }, await person('Ada', 'admin')), privacyServices);
    const { id } = await addList(THREE, session, services);
    const run = await start(id, session, services);
    await recorded.database.query(`update stock_lists set created_at = created_at - interval '31 days' where id = $1`, [
      id,
    ]);
    await sweepRetention(privacyServices);
    assert.equal((await runToEnd(run, id, session, services)).valued, 3);
    await sweepRetention(privacyServices);
    assert.equal(await services.stock.list({ organisationId: session.organisationId, id }), null);
  });

  test('under way when the product is stopped takes up no more cars, and nothing that was paid for is lost', async () => {
    const { services, session } = await dealer();
    const { id } = await addList(many(120).join('\n'), session, services);
    const run = await start(id, session, services);
    const stock = createStockWork(services, noReport);
    const working = stock.work(run.id);
    while (recorded.arrivals.length < 20) await sleep(5);
    stock.stop();
    await working;
    const arrived = recorded.arrivals.length;
    assert.ok(arrived < 120, `${arrived} of 240 were asked`);
    const left = await runReadStockRun(call({ id, run: run.id }, session), services);
    assert.deepEqual([left.state, left.failed, left.unknown], ['running', 0, 0]);
    assert.equal((await services.ledger.usage(session)).organisation.used, arrived);
    await stock.work(run.id);
    assert.equal(recorded.arrivals.length, arrived, 'not here');

    const done = await runToEnd(run, id, session, services);
    assert.deepEqual([done.state, done.valued, done.unknown], ['done', 120, 0]);
    assert.equal(recorded.arrivals.length, 240, 'nothing is asked again');
  });

  test('whose list is gone starts no more cars, however it was deleted', async () => {
    const { services, session } = await dealer();
    const { id } = await addList(many(250).join('\n'), session, services);
    const run = await start(id, session, services);
    const work = createStockWork(services, () => undefined).work(run.id);
    while (recorded.arrivals.length < 20) await sleep(5);
    await recorded.database.query('delete from stock_lists where id = $1', [id]);
    await work;
    assert.ok(recorded.arrivals.length < 400, `${recorded.arrivals.length} of 500 were asked`);
  });

  const NO_MORE: readonly { title: string; change: string }[] = [
    { title: 'was let out', change: 'deactivated_at = clock_timestamp()' },
    { title: 'may only look now', change: `role = 'viewer'` },
  ];
  for (const { title, change } of NO_MORE) {
    test(`stops soon after its starter ${title}, with what was paid for written down`, async () => {
      const { services, session } = await dealer();
      const { id } = await addList(many(400).join('\n'), session, services);
      const run = await start(id, session, services);
      const work = runToEnd(run, id, session, services);
      while (recorded.arrivals.length < 20) await sleep(5);
      await recorded.database.query(`update member set ${change} where user_id = $1`, [session.personId]);
      const stopped = await work;
      assert.equal(stopped.state, 'stopped');
      assert.match(stopped.because?.reason ?? '', /can no longer value/);
      assert.ok(recorded.arrivals.length < 700, `${recorded.arrivals.length} of 800 were asked`);
      assert.equal(stopped.charged, (await services.ledger.usage(session)).organisation.used);
    });
  }
});
