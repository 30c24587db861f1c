/** The files of a run’s results have the rows of the view that they are taken from, in its order. */
import assert from 'node:assert/strict';
import { buffer, text } from 'node:stream/consumers';
import { after, before, describe, test } from 'node:test';
import readExcelFile from 'read-excel-file/node';
import { exportAuctionSheet } from '@/lib/api/endpoints/stock/auction';
import { exportStockProblems, exportStockResults } from '@/lib/api/endpoints/stock';
import { AGE_LABELS } from '@/lib/domain/stock/age-bands';
import { writeRowRanges } from '@/lib/domain/stock/row-ranges';
import { filterAndSort, STOCK_SHOW_FILTERS, STOCK_SORT_KEYS } from '@/lib/domain/stock/stock-result-view';
import { britishDay } from '@/lib/domain/time/calendar';
import { readDelimited } from '@/lib/encoding/delimited.mjs';
import { plateAt } from '@/lib/features/testing/many-plates';
import { call, openRecordedServices, type RecordedServices } from '@/lib/features/testing/recorded-services';
import { openQueue, type Queue } from '@/lib/store/job-queue';
import { openAuctionEntries } from '@/lib/store/stock/auction-entries';
import { runExportAuctionSheet } from './auction-sheet';
import { runExportStockProblems, runExportStockResults } from './stock-export';
import {
  addList,
  noReport,
  preview,
  resultsOf,
  runToEnd,
  start,
  stockDealer,
  THREE,
  type StockDealer,
} from './stock-dealer.fixture';

describe('A file of a run', () => {
  let recorded: RecordedServices;
  let queue: Queue;
  let dealer: StockDealer;
  let key: { id: string; run: string };
  before(async () => {
    recorded = await openRecordedServices({ everyMark: true });
    queue = await openQueue(recorded.database, 'stock-export', noReport);
    dealer = await stockDealer(recorded, queue);
    const { session, services } = dealer;
    const rows = [
      'Ref,Reg,Mileage',
      ...Array.from({ length: 12 }, (_, at) => `L${12 - at},${plateAt(at)},${20_000 + (at % 5)}`),
    ];
    const { id } = await addList(rows.join('\n'), session, services);
    const run = await runToEnd(await start(id, session, services), id, session, services);
    key = { id, run: run.id };
    await recorded.database.query(
      `update stock_results set registered = date '2010-03-01' + number * 300, clean_pounds = nullif(1000 * (number % 4), 0),
         outcome = case when number % 4 = 0 then 'no_value' else outcome end, flag = case when number % 5 = 0 then 'Scrapped' end
       where run_id = $1`,
      [run.id],
    );
  });
  after(async () => {
    await queue.close();
    await recorded.close();
  });

  /** The row numbers of the CSV file. */
  async function rowsInFile(view: Record<string, unknown>) {
    const { session, services } = dealer;
    const input = exportStockResults.input.parse({ ...key, ...view });
    const { body } = await runExportStockResults(call(input, session), services);
    return readDelimited((await text(body)).replace(/^\uFEFF/, ''))
      .slice(1)
      .map(({ cells }) => Number(cells[0]));
  }

  for (const show of STOCK_SHOW_FILTERS)
    for (const age of [undefined, ...AGE_LABELS])
      for (const search of ['', 'l1'])
        test(`with “${show}”, ${age ?? 'every age'} and ${search || 'no'} search has the rows on screen, in each order`, async () => {
          const { session, services } = dealer;
          const results = await resultsOf(key.id, key.run, session, services);
          const today = britishDay(services.now());
          for (const sort of STOCK_SORT_KEYS)
            for (const descending of [false, true]) {
              const view = { show, age: age ?? '', sort, descending, search };
              const onScreen = filterAndSort(results, view, today).map(({ row }) => row);
              const rows = search === '' ? undefined : writeRowRanges(onScreen);
              assert.deepEqual(await rowsInFile({ show, age, sort, descending, rows }), onScreen);
            }
        });

  test('without a view has every row', async () => {
    assert.equal((await rowsInFile({})).length, 12);
  });
});

describe('A file of one of several runs', () => {
  const [OLDER, NEWEST] = ['2026-10-05', '2026-11-23'];
  let recorded: RecordedServices;
  let queue: Queue;
  let dealer: StockDealer;
  let id: string;
  const runs: string[] = [];
  before(async () => {
    recorded = await openRecordedServices({ everyMark: true });
    queue = await openQueue(recorded.database, 'stock-export-days', noReport);
    dealer = await stockDealer(recorded, queue);
    const { session, services } = dealer;
    ({ id } = await addList(THREE, session, services));
    for (const day of [OLDER, NEWEST]) {
      const run = await runToEnd(await start(id, session, services), id, session, services);
      await recorded.database.query('update stock_runs set started_at = $2 where id = $1', [
        run.id,
        `${day}T12:00:00Z`,
      ]);
      runs.push(run.id);
    }
    await recorded.database.query(
      `update stock_results set outcome = 'no_value', because = '{"reason":"No value.","next":"Try again."}' where number = 3`,
    );
  });
  after(async () => {
    await queue.close();
    await recorded.close();
  });

  const FILES = {
    results: (input: object) =>
      runExportStockResults(call(exportStockResults.input.parse(input), dealer.session), dealer.services),
    'rows without a value': (input: object) =>
      runExportStockProblems(call(exportStockProblems.input.parse(input), dealer.session), dealer.services),
    'auction sheet': (input: object) =>
      runExportAuctionSheet(call(exportAuctionSheet.input.parse(input), dealer.session), {
        ...dealer.services,
        auctionEntries: openAuctionEntries(recorded.database),
      }),
  };

  for (const [name, fileWith] of Object.entries(FILES))
    for (const format of ['csv', 'xlsx'] as const)
      for (const [at, day] of [OLDER, NEWEST].entries())
        test(`${name} as ${format} of the run of ${day} has that day in its name and cells, and no other`, async () => {
          const file = await fileWith({ id, run: runs[at], format });
          assert.ok(file.name.endsWith(`-${day}.${format}`), file.name);
          const [head = [], ...rows] =
            format === 'csv'
              ? readDelimited((await text(file.body)).replace(/^\uFEFF/, '')).map(({ cells }) => cells)
              : (await readExcelFile(await buffer(file.body)))[0]!.data;
          assert.ok(rows.length > 0);
          const column = head.indexOf('Valued');
          // The rows to correct have the columns of their file.
          if (name === 'rows without a value') return assert.equal(column, -1);
          for (const row of rows) {
            const cell = row[column];
            assert.equal(cell instanceof Date ? cell.toISOString().slice(0, 10) : cell, day);
          }
        });

  test('a car has the age that it had on the day of each run', async () => {
    const { database } = recorded;
    const ages = { [OLDER]: 'Under 1 year', [NEWEST]: '1 to 3 years' };
    await database.query(`update stock_results set registered = '2025-10-20' where number = 2`);
    for (const [at, day] of [OLDER, NEWEST].entries())
      for (const age of Object.values(ages)) {
        const { body } = await FILES.results({ id, run: runs[at], age, format: 'csv' });
        const rows = readDelimited((await text(body)).replace(/^\uFEFF/, '')).slice(1);
        const isThere = rows.some(({ cells }) => cells[0] === '2');
        assert.equal(isThere, age === ages[day], `${day}, ${age}`);
      }
  });
});

describe('The file of the rows to fix', () => {
  let recorded: RecordedServices;
  let queue: Queue;
  before(async () => {
    recorded = await openRecordedServices({ everyMark: true });
    queue = await openQueue(recorded.database, 'stock-to-fix', noReport);
  });
  after(async () => {
    await queue.close();
    await recorded.close();
  });

  for (const isValued of [false, true])
    test(`has the rows of their card alone, ${isValued ? 'after' : 'before'} a run`, async () => {
      const { session, services } = await stockDealer(recorded, queue);
      const { id } = await addList(`${THREE}GH21 JKL,\nAB21 CDE,46000\n`, session, services);
      if (isValued) {
        const { id: run } = await runToEnd(await start(id, session, services), id, session, services);
        await recorded.database.query(
          `update stock_results set outcome = 'no_value', because = '{"reason":"No value.","next":"Try again."}' where run_id = $1`,
          [run],
        );
      }
      const rowsOf = async (onlyUnread: boolean) => {
        const input = exportStockProblems.input.parse({ id, onlyUnread });
        const { body } = await runExportStockProblems(call(input, session), services);
        return readDelimited(await text(body))
          .slice(1)
          .map(({ cells }) => Number(cells[2]));
      };
      const { problems } = await preview(id, session, services);
      assert.deepEqual(
        problems.map(({ row }) => row),
        [5, 6],
      );
      assert.deepEqual(await rowsOf(true), [5, 6]);
      assert.deepEqual(await rowsOf(false), isValued ? [2, 3, 4, 5, 6] : [5, 6]);
    });
});
