import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import writeExcelFile from 'write-excel-file/node';
import { isRunFinished } from '@/lib/domain/stock/run-progress';
import { exportStockResults } from '@/lib/api/endpoints/stock';
import { ALREADY_CHECKED_WORDS, NOT_FOUND_MINUTES, RECENT_HOURS } from '@/lib/domain/usage/recent-results';
import { Fault } from '@/lib/fault';
import { inProcess } from '@/lib/provider/transport';
import { createSandbox, demoSubscriber } from '@/lib/sandbox/host/serve';
import { openQueue, type Queue } from '@/lib/store/job-queue';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { runListStockLists, runReadStockList, runRemoveStockList, runRestoreStockList } from './stock-lists';
import { runChooseStockColumns, runMendStockRow } from './stock-rows';
import { runExportStockProblems, runExportStockResults } from './stock-export';
import {
  addList,
  createList,
  noReport,
  preview,
  resultsOf,
  start,
  stockDealer,
  THREE,
  runToEnd,
} from './stock-dealer.fixture';
import { listenForStock } from './run-listener';
import { runChangeStockRun, runReadStockResults, runReadStockRun, runStartStockRun } from './stock-runs';
import { createStockWork } from './run-worker';
import { runCreateValuation } from '@/lib/features/valuations/valuations';

describe('A stock list', () => {
  let recorded: Awaited<ReturnType<typeof openRecordedServices>>;
  let queue: Queue;
  before(async () => {
    recorded = await openRecordedServices({ everyMark: true });
    queue = await openQueue(recorded.database, 'stock-test', noReport);
  });
  after(async () => {
    await queue.close();
    await recorded.close();
  });
  const dealer = () => stockDealer(recorded, queue);

  test('is read, priced, valued and paid for once a car, and a second run is free and shows no movement', async () => {
    const { services, session } = await dealer();
    const { id } = await addList(THREE, session, services, 'March');
    const before = await preview(id, session, services);
    assert.equal(before.list.name, 'March');
    assert.deepEqual(before.list.counts, {
      rows: 3,
      valuable: 3,
      duplicates: 0,
      refused: 0,
      doubtful: 0,
      kilometres: 0,
    });
    assert.equal(
      before.cost?.words,
      '6 credits: 3 registration checks + 3 valuations. This month: 0 credits used · 3 of 40 registration checks',
    );

    const run = await runToEnd(await start(id, session, services), id, session, services);
    assert.equal(run.state, 'done');
    assert.deepEqual([run.cars, run.valued, run.charged, run.cached, run.unknown], [3, 3, 6, 0, 0]);
    assert.equal((await services.ledger.usage(session)).organisation.used, 6);
    const items = await resultsOf(id, run.id, session, services);
    assert.deepEqual(
      items.map(({ row }) => row).sort((a, b) => a - b),
      [2, 3, 4],
    );
    assert.ok(
      items.every(({ retailPounds, valuationId, before: last }) => retailPounds && valuationId && last === null),
    );

    assert.equal(
      (await preview(id, session, services)).cost?.words,
      'free, 3 of 3 cars already checked. This month: 6 credits used · 3 of 40 registration checks',
    );
    const copy = await createList(THREE, session, services, 'April');
    assert.equal(
      copy.cost?.words,
      'free, 3 of 3 cars already checked. This month: 6 credits used · 3 of 40 registration checks',
      'reported with the list when it is made',
    );
    assert.deepEqual(copy, await preview(copy.list.id, session, services));
    const again = await runToEnd(await start(id, session, services), id, session, services);
    assert.deepEqual([again.state, again.valued, again.charged, again.cached], ['done', 3, 0, 6]);
    const second = await resultsOf(id, again.id, session, services);
    assert.ok(second.every(({ before: last, cleanPounds }) => last?.cleanPounds === cleanPounds));
  });

  test('counts a car as checked for as long as the page says: where nothing was found, for ten minutes', async () => {
    const clock = { now: () => new Date() };
    const sandbox = createSandbox({ clock: () => clock.now(), base: 'https://provider.example' });
    const transport = inProcess((request) => sandbox.serve(request));
    const { services, session, wait } = await stockDealer(recorded, queue, { ...demoSubscriber, transport });
    clock.now = services.now;
    const { list } = await createList(`${THREE}NF19 UND,20000\n`, session, services);
    await runToEnd(await start(list.id, session, services), list.id, session, services);
    const checked = async () => (await preview(list.id, session, services)).cost?.words.split('.')[0];
    const SOME = '2 credits: 1 registration check + 1 valuation, 3 of 4 cars already checked';
    for (const [minutes, words] of [
      [0, 'free, 4 of 4 cars already checked'],
      [NOT_FOUND_MINUTES - 1, 'free, 4 of 4 cars already checked'],
      [2, SOME],
      [(RECENT_HOURS - 1) * 60, SOME],
      [60, '8 credits: 4 registration checks + 4 valuations'],
    ] as const) {
      wait(minutes);
      assert.equal(await checked(), words, `${minutes} minutes later`);
    }
    for (const number of [RECENT_HOURS, NOT_FOUND_MINUTES]) assert.ok(ALREADY_CHECKED_WORDS.includes(`${number}`));
  });

  test('is made once for each key, and answered as it is', async () => {
    const { services, session } = await dealer();
    const key = randomUUID();
    const first = await createList(THREE, session, services, 'May', key);
    await runToEnd(await start(first.list.id, session, services), first.list.id, session, services);
    const again = await createList(THREE, session, services, 'May', key);
    assert.deepEqual(again, await preview(first.list.id, session, services));
    assert.equal(again.list.run?.state, 'done');
  });

  test('stops at the limit, says so beforehand, and goes on from there when there is more', async () => {
    const { services, session } = await dealer();
    await services.ledger.setLimits(session, { month: 3 });
    const { id } = await addList(THREE, session, services);
    const { cost } = await preview(id, session, services);
    assert.deepEqual([cost?.stopsAtRow, cost?.stoppedBy], [3, 'person']);
    assert.match(cost?.words ?? '', /0 of 3 credits used, credits not enough for row 3$/);
    const stopped = await runToEnd(await start(id, session, services), id, session, services);
    assert.equal(stopped.state, 'stopped');
    assert.match(stopped.because?.reason ?? '', /^Your credits for this month are not enough for the next car/);
    assert.equal(stopped.charged, 2, 'no car is half paid for');
    assert.equal((await services.ledger.usage(session)).organisation.used, 2);

    await services.ledger.setLimits(session, { month: 100 });
    const resumed = await runChangeStockRun(call({ id, run: stopped.id, to: 'resume' as const }, session), services);
    assert.equal(resumed.state, 'running');
    const done = await runToEnd(resumed, id, session, services);
    assert.deepEqual([done.state, done.valued, done.failed, done.charged], ['done', 3, 0, 6]);
    assert.equal((await services.ledger.usage(session)).organisation.used, 6);
  });

  test('is worked on by the process that listens, once somebody has started it', async () => {
    const { services, session } = await dealer();
    const own = await openQueue(recorded.database, `stock-${session.personId}`, noReport);
    const queueServices = { ...services, stockQueue: own };
    const end = await listenForStock(own, queueServices, createStockWork(queueServices, noReport), noReport);
    const { id } = await addList(THREE, session, queueServices);
    const { id: run } = await start(id, session, queueServices);
    let now = await runReadStockRun(call({ id, run }, session), queueServices);
    while (!isRunFinished(now)) {
      await sleep(20);
      now = await runReadStockRun(call({ id, run }, session), queueServices);
    }
    assert.deepEqual([now.state, now.valued], ['done', 3]);
    await end();
    await own.close();
  });

  test('paused, it is left alone; resumed, it is finished; cancelled, the rest is never requested', async () => {
    const { services, session } = await dealer();
    const { id } = await addList(THREE, session, services);
    const { id: run } = await start(id, session, services);
    const change = (to: 'pause' | 'resume' | 'cancel') => runChangeStockRun(call({ id, run, to }, session), services);
    assert.equal((await change('pause')).state, 'paused');
    assert.equal((await change('pause')).state, 'paused', 'pressed in two tabs');
    await createStockWork(services, noReport).work(run);
    assert.equal(recorded.arrivals.length, 0);
    assert.equal((await change('resume')).state, 'running');
    assert.equal((await change('cancel')).state, 'cancelled');
    await createStockWork(services, noReport).work(run);
    assert.equal(recorded.arrivals.length, 0);
    await assert.rejects(change('resume'), { code: 'conflict' });
  });

  test('resumed only by its starter or a manager, as it uses the starter’s budget; paused and cancelled by any colleague', async () => {
    const { services, session, person } = await dealer();
    const [colleague, manager] = [await person('Cole'), await person('Max', 'manager')];
    const { id } = await addList(THREE, session, services);
    const { id: run } = await start(id, session, services);
    const change = (to: 'pause' | 'resume' | 'cancel', by = session) =>
      runChangeStockRun(call({ id, run, to }, by), services);
    const mayResume = async (by: typeof session) => [
      (await preview(id, by, services)).list.run?.resumeWords === null,
      (await runReadStockRun(call({ id, run }, by), services)).resumeWords === null,
    ];
    assert.equal((await change('pause', colleague)).state, 'paused');
    await assert.rejects(change('resume', colleague), { code: 'forbidden' });
    assert.deepEqual(await mayResume(colleague), [false, false]);
    for (const by of [session, manager]) {
      assert.deepEqual(await mayResume(by), [true, true]);
      assert.equal((await change('resume', by)).state, 'running');
      await change('pause');
    }
    assert.equal((await change('cancel', colleague)).state, 'cancelled');
  });

  test('asks for the provider’s own count at its end, not at each car; a car valued by itself asks immediately', async () => {
    const { services, session } = await dealer();
    let counted = 0;
    const countingServices = {
      ...services,
      providerStatus: { ...services.providerStatus, counted: () => void (counted += 1) },
    };
    const { id } = await addList(THREE, session, countingServices);
    const { state } = await runToEnd(await start(id, session, countingServices), id, session, countingServices);
    assert.deepEqual([state, counted], ['done', 1]);
    const input = { plate: 'AB21CDE', mileage: 46_000, internetPrices: false };
    await runCreateValuation(call({ ...input, fresh: true }, session), countingServices);
    assert.equal(counted, 2);
    await runCreateValuation(call({ ...input, fresh: false }, session), countingServices);
    assert.equal(counted, 2, 'a recent result is not counted');
  });

  test('a second start while one is under way is refused; the same submission again is the same run', async () => {
    const { services, session } = await dealer();
    const { id } = await addList(THREE, session, services);
    const key = randomUUID();
    const first = await start(id, session, services, key);
    assert.equal((await start(id, session, services, key)).id, first.id);
    await assert.rejects(start(id, session, services), { code: 'conflict' });
  });

  test('a run whose starter may value no longer stops and asks nothing', async () => {
    const { services, session } = await dealer();
    const { id } = await addList(THREE, session, services);
    const run = await start(id, session, services);
    await recorded.database.query(`update member set role = 'viewer' where user_id = $1`, [session.personId]);
    const stopped = await runToEnd(run, id, session, services);
    assert.equal(stopped.state, 'stopped');
    assert.equal(recorded.arrivals.length, 0);
  });

  test('another organisation’s list is not found, whatever is asked of it', async () => {
    const { services, session } = await dealer();
    const { id } = await addList(THREE, session, services);
    const { id: run } = await start(id, session, services);
    const other = await dealer();
    const runKey = {
      id,
      run,
      after: 0,
      limit: 10,
      format: 'csv' as const,
      onlyUnread: false,
      to: 'cancel' as const,
      fresh: false,
    };
    const columns = { id, plate: 0, mileage: 1, reference: null };
    const file = exportStockResults.input.parse({ id, run });
    for (const request of [
      () => runReadStockList(call(runKey, other.session), other.services),
      () => runRemoveStockList(call(runKey, other.session), other.services),
      () => runChooseStockColumns(call(columns, other.session), other.services),
      () => runStartStockRun(call(runKey, other.session), other.services),
      () => runChangeStockRun(call(runKey, other.session), other.services),
      () => runReadStockRun(call(runKey, other.session), other.services),
      () => runReadStockResults(call(runKey, other.session), other.services),
      () => runExportStockResults(call(file, other.session), other.services),
      () => runExportStockProblems(call(runKey, other.session), other.services),
    ]) {
      await assert.rejects(request, { code: 'not_found' });
    }
    assert.deepEqual((await runListStockLists(call({}, other.session), other.services)).items, []);
  });

  const WORKBOOK = [
    ['Stock of Northgate Cars'],
    [],
    ['Lot', 'Colour', 'Miles', 'Registration'],
    ['7', 'Red', 46_000, 'AB21CDE'],
    ['8', 'Blue', '12,000', 'ab21 cde'],
    ['9', 'Blue', '', 'CD20EFG'],
    ['10', 'Blue', 'twelve', 'EF19GHJ'],
    ['11', 'Blue', 20_000, 'not a mark at all'],
  ].map((row) => row.map((value) => ({ value })));

  test('a workbook with a title and columns in another order is read by its headings, each problem by its row', async () => {
    const { services, session } = await dealer();
    const bytes = await writeExcelFile([{ sheet: 'Stock', data: WORKBOOK }]).toBuffer();
    const { id } = await addList(bytes, session, services);
    const { columns, labels, problems, list } = await preview(id, session, services);
    assert.deepEqual(labels, ['Lot', 'Colour', 'Miles', 'Registration']);
    assert.deepEqual([columns.plate, columns.mileage, columns.reference, columns.kilometres], [3, 2, 0, undefined]);
    assert.deepEqual(list.counts, { rows: 5, valuable: 1, duplicates: 1, refused: 3, doubtful: 0, kilometres: 0 });
    assert.deepEqual(
      problems.map(({ row, problem }) => `${row} ${problem.kind}`),
      ['5 duplicate', '6 mileage', '7 mileage', '8 plate'],
    );
    const { body } = await runExportStockProblems(
      call({ id, format: 'csv' as const, onlyUnread: false }, session),
      services,
    );
    let text = '';
    for await (const piece of body) text += piece;
    assert.match(
      text,
      /^\ufeffLot,Colour,Miles,Registration,Row in file,Reason for no value,What to do\r\n8,Blue,"12,000"/,
    );
    assert.match(text, /10,Blue,twelve,EF19GHJ,7,/);
  });

  test('a list read by the wrong columns is read again by the right ones, until it has been valued', async () => {
    const { services, session } = await dealer();
    const { id } = await addList('Reg,Miles,True miles\nAB21CDE,1,46000\nCD20EFG,2,30000\n', session, services);
    const choose = (mileage: number) =>
      runChooseStockColumns(call({ id, plate: 0, mileage, reference: null }, session), services);
    const { columns } = await choose(2);
    assert.equal(columns.mileage, 2);
    assert.deepEqual(
      (await services.stock.cars(id)).map(({ mileage }) => mileage),
      [46_000, 30_000],
    );
    await start(id, session, services);
    await assert.rejects(choose(1), { code: 'conflict' });
  });

  test('kilometres are refused until the list is converted, which costs nothing and shows the miles beside them', async () => {
    const { services, session } = await dealer();
    const rows = ['AB21CDE,46000 km', 'CD20EFG,"30,000 km"', 'EF19GHJ,20000'];
    const { id } = await addList(`Reg,Mileage\n${rows.join('\n')}\n`, session, services);
    const before = await preview(id, session, services);
    assert.deepEqual([before.list.counts.valuable, before.list.counts.kilometres], [1, 2]);
    assert.deepEqual(before.converted, []);
    const convert = (kilometres: 'marked' | 'all' | undefined) =>
      runChooseStockColumns(call({ id, plate: 0, mileage: 1, reference: null, kilometres }, session), services);
    const marked = await convert('marked');
    assert.deepEqual([marked.list.counts.valuable, marked.list.counts.kilometres], [3, 0]);
    assert.deepEqual(marked.converted, [
      { row: 2, plate: 'AB21CDE', kilometres: 46_000, miles: 28_583 },
      { row: 3, plate: 'CD20EFG', kilometres: 30_000, miles: 18_641 },
    ]);
    const all = await convert('all');
    assert.deepEqual(all.converted.at(-1), { row: 4, plate: 'EF19GHJ', kilometres: 20_000, miles: 12_427 });
    assert.deepEqual((await convert(undefined)).list.counts, before.list.counts);
    assert.equal((await services.ledger.usage(session)).organisation.used, 0);
  });

  test('a column whose heading says kilometres is converted as it is read', async () => {
    const { services, session } = await dealer();
    const { id } = await addList('Stk No,Reg,Odometer (km)\n7,AB21CDE,46000\n', session, services);
    const { columns, converted } = await preview(id, session, services);
    assert.deepEqual([columns.plate, columns.mileage, columns.reference, columns.kilometres], [1, 2, 0, 'all']);
    assert.deepEqual(
      converted.map(({ miles }) => miles),
      [28_583],
    );
  });

  test('a row is corrected in place, and its duplicates with it, until the list has been valued', async () => {
    const { services, session } = await dealer();
    const { id } = await addList('Reg,Mileage\nnonsense,46000\nAB21CDE,30000\nCD20EFG\n', session, services);
    const mend = (row: number, plate: string, mileage: string) =>
      runMendStockRow(call({ id, row, plate, mileage }, session), services);
    assert.deepEqual(
      (await preview(id, session, services)).problems.map(({ row, plateCell, mileageCell }) => [
        row,
        plateCell,
        mileageCell,
      ]),
      [
        [2, 'nonsense', '46000'],
        [4, 'CD20EFG', ''],
      ],
    );
    assert.equal((await mend(4, 'CD20EFG', '12k')).list.counts.valuable, 2);
    const twice = await mend(2, 'AB21 CDE', '46000');
    assert.deepEqual(
      twice.problems.map(({ row, problem }) => [row, problem.kind]),
      [[3, 'duplicate']],
    );
    // The duplicate is the other car, or the row it is a duplicate of.
    const duplicates = [await mend(3, 'GH18 JKL', '30000'), await mend(3, 'AB21CDE', '30000')];
    assert.deepEqual(
      duplicates.map(({ list: { counts } }) => [counts.valuable, counts.duplicates]),
      [
        [3, 0],
        [2, 1],
      ],
    );
    assert.equal((await mend(2, 'EF19GHJ', '46000')).list.counts.valuable, 3);
    assert.deepEqual(
      (await services.stock.cars(id)).map(({ plate, mileage }) => [plate, mileage]),
      [
        ['EF19GHJ', 46_000],
        ['AB21CDE', 30_000],
        ['CD20EFG', 12_000],
      ],
    );
    const other = await dealer();
    const stolen = call({ id, row: 2, plate: 'AB21CDE', mileage: '1' }, other.session);
    await assert.rejects(runMendStockRow(stolen, other.services), { code: 'not_found' });
    await start(id, session, services);
    await assert.rejects(mend(2, 'EF19GHJ', '1'), { code: 'conflict' });
  });

  test('a file of more than forty columns is read again by any of them, and its failed rows hold them all', async () => {
    const { services, session } = await dealer();
    const columns = Array.from({ length: 42 }, (_, index) => `c${index}`);
    const text = [
      [...columns, 'Reg', 'Miles', 'True miles'],
      [...columns, 'AB21CDE', '1', '46000'],
      [...columns, 'not a mark at all', '5', '30000'],
    ];
    const { id } = await addList(text.map((row) => row.join(',')).join('\n'), session, services);
    assert.deepEqual(await services.stock.cars(id), [{ number: 2, plate: 'AB21CDE', mileage: 1 }]);
    await runChooseStockColumns(call({ id, plate: 42, mileage: 44, reference: null }, session), services);
    assert.deepEqual(await services.stock.cars(id), [{ number: 2, plate: 'AB21CDE', mileage: 46_000 }]);
    const { body } = await runExportStockProblems(
      call({ id, format: 'csv' as const, onlyUnread: false }, session),
      services,
    );
    let failed = '';
    for await (const piece of body) failed += piece;
    assert.match(failed, /c41,not a mark at all,5,30000,3,/);
  });

  const REFUSED: readonly { title: string; bytes: Buffer | string; message: RegExp }[] = [
    { title: 'an old XLS', bytes: Buffer.from('d0cf11e0a1b11ae1', 'hex'), message: /old Excel file/ },
    { title: 'a PDF', bytes: '%PDF-1.7 …', message: /PDF/ },
    {
      title: 'a broken workbook',
      bytes: Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(200)]),
      message: /cannot be read/,
    },
    { title: 'nothing', bytes: ' \n\n', message: /file is empty/ },
    { title: 'headings alone', bytes: 'Reg,Mileage\n\n', message: /headings and no rows below/ },
    { title: 'a table without plates', bytes: 'Name,Mileage\nJo,12000\n', message: /No column of regs/ },
    { title: 'a table without mileages', bytes: 'Reg,Colour\nAB21CDE,Red\n', message: /No column of mileages/ },
    {
      title: '10,001 rows',
      bytes: `Reg,Miles\n${'AB21CDE,1000\n'.repeat(10_001)}`,
      message: /10,001 rows; 10,000 is the maximum/,
    },
  ];
  for (const { title, bytes, message } of REFUSED) {
    test(`${title} is refused with what to do`, async () => {
      const { services, session } = await dealer();
      await assert.rejects(addList(bytes, session, services), (error) => {
        assert.ok(error instanceof Fault);
        assert.equal(error.code, 'invalid_input');
        assert.match(error.message, message);
        assert.notEqual(error.fix, '');
        return true;
      });
    });
  }

  test('while a service cannot be reached the run waits; then every car is valued whole, and paid for once', async () => {
    const { services, session } = await dealer();
    const { id } = await addList(THREE, session, services);
    recorded.unreached.set('VRMValuation', 4);
    const done = await runToEnd(await start(id, session, services), id, session, services);
    assert.equal(recorded.unreached.get('VRMValuation'), 0);
    assert.deepEqual([done.state, done.valued, done.failed, done.charged], ['done', 3, 0, 6]);
    assert.equal((await services.ledger.usage(session)).organisation.used, 6);
  });

  test('a deleted list is not found, and can be restored; while it is being valued it cannot be deleted', async () => {
    const { services, session } = await dealer();
    const { id } = await addList(THREE, session, services);
    const run = await start(id, session, services);
    await assert.rejects(runRemoveStockList(call({ id }, session), services), { code: 'conflict' });
    await runToEnd(run, id, session, services);
    await runRemoveStockList(call({ id }, session), services);
    await assert.rejects(preview(id, session, services), { code: 'not_found' });
    assert.deepEqual((await runListStockLists(call({}, session), services)).items, []);
    const other = await dealer();
    await assert.rejects(runRestoreStockList(call({ id }, other.session), other.services), { code: 'not_found' });
    await runRestoreStockList(call({ id }, session), services);
    assert.equal((await preview(id, session, services)).list.id, id);
    await assert.rejects(runRestoreStockList(call({ id }, session), services), { code: 'not_found' });
  });
});
