/** The auction sheet: shared by the team, saved field by field, and erased with its list or its vehicle. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { z } from 'zod';
import type { Session } from '@/lib/access';
import { saveAuctionEntries } from '@/lib/api/endpoints/stock/auction';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { runErasePlateData, runExportPlateData } from '@/lib/features/privacy/privacy';
import { openQueue, type Queue } from '@/lib/store/job-queue';
import { openAuctionEntries } from '@/lib/store/stock/auction-entries';
import { openPrivacy } from '@/lib/store/privacy/privacy';
import { runExportAuctionSheet, runReadAuctionSheet, runSaveAuctionEntries } from './auction-sheet';
import { addList, noReport, runToEnd, start, stockDealer, THREE } from './stock-dealer.fixture';
import { runRemoveStockList } from './stock-lists';

type AuctionChange = z.input<typeof saveAuctionEntries.input>['changes'][number];

describe('An auction sheet', () => {
  let recorded: Awaited<ReturnType<typeof openRecordedServices>>;
  let queue: Queue;
  before(async () => {
    recorded = await openRecordedServices({ everyMark: true });
    queue = await openQueue(recorded.database, 'auction-test', noReport);
  });
  after(async () => {
    await queue.close();
    await recorded.close();
  });

  async function sheetDealer() {
    const dealer = await stockDealer(recorded, queue);
    const services = { ...dealer.services, auctionEntries: openAuctionEntries(recorded.database) };
    const colleague = await dealer.person('Cole');
    await dealer.member(colleague);
    const { id } = await addList(THREE, dealer.session, services);
    const save = async (session: Session, ...changes: AuctionChange[]) => {
      const input = saveAuctionEntries.input.parse({ id, changes });
      return saveAuctionEntries.output.parse(await runSaveAuctionEntries(call(input, session), services)).entries;
    };
    const read = async (session: Session) =>
      (await runReadAuctionSheet(call({ id }, session), services)).entries.map(
        ({ row, field, text, version }) => `${row} ${field} ${text} ${version}`,
      );
    return { ...dealer, services, colleague, id, save, read };
  }

  test('is read by the team as each of them entered it, each field with its version', async () => {
    const { session, colleague, save, read } = await sheetDealer();
    await save(
      session,
      { row: 2, field: 'limit', text: '£8,100', version: 0 },
      { row: 0, field: 'margin', text: '750', version: 0 },
    );
    await save(colleague, { row: 2, field: 'hammer', text: '7900', version: 0 });
    await save(colleague, { row: 2, field: 'limit', text: '8.2k', version: 1 });
    const entered = ['0 margin 750 1', '2 hammer 7900 1', '2 limit 8.2k 2'];
    assert.deepEqual(await read(session), entered);
    assert.deepEqual(await read(colleague), entered);
  });

  test('never overwrites another’s entry: the later person is shown what is saved', async () => {
    const { session, colleague, save, read } = await sheetDealer();
    const change = (text: string, version: number): AuctionChange => ({ row: 3, field: 'bid', text, version });
    const [first] = await save(session, change('5,000', 0));
    assert.deepEqual([first?.isSaved, first?.version], [true, 1]);
    const [second] = await save(colleague, change('5,100', 0), { row: 3, field: 'note', text: 'Smoky', version: 0 });
    assert.deepEqual([second?.isSaved, second?.text, second?.version], [false, '5,000', 1]);
    const [repeated] = await save(session, change('5,000', 0));
    assert.deepEqual([repeated?.isSaved, repeated?.version], [true, 1], 'an answer was lost');
    const [chosen] = await save(colleague, change('5,100', 1));
    assert.deepEqual([chosen?.isSaved, chosen?.version], [true, 2]);
    assert.deepEqual(await read(session), ['3 bid 5,100 2', '3 note Smoky 1']);
  });

  test('has exactly one entry, complete, if two people save a field at the same moment', async () => {
    const { session, colleague, save, read } = await sheetDealer();
    const [[mine], [theirs]] = await Promise.all([
      save(session, { row: 2, field: 'bid', text: '1', version: 0 }),
      save(colleague, { row: 2, field: 'bid', text: '2', version: 0 }),
    ]);
    assert.equal(Number(mine?.isSaved) + Number(theirs?.isSaved), 1);
    assert.deepEqual(await read(session), [`2 bid ${mine?.isSaved ? 1 : 2} 1`]);
  });

  test('accepts no field of a row that is not in the list, and no unknown field', async () => {
    const { session, save, read, id } = await sheetDealer();
    const [entry] = await save(session, { row: 99, field: 'bid', text: '5', version: 0 });
    assert.deepEqual([entry?.version, entry?.isSaved], [0, false]);
    assert.deepEqual(await read(session), []);
    for (const change of [
      { row: 0, field: 'bid', text: '1', version: 0 },
      { row: 2, field: 'margin', text: '1', version: 0 },
      { row: 2, field: 'result', text: 'perhaps', version: 0 },
      { row: 2, field: 'note', text: 'x'.repeat(501), version: 0 },
    ])
      assert.ok(!saveAuctionEntries.input.safeParse({ id, changes: [change] }).success, JSON.stringify(change));
    const twice = { row: 2, field: 'bid', text: '1', version: 0 };
    assert.ok(!saveAuctionEntries.input.safeParse({ id, changes: [twice, twice] }).success);
  });

  test('belongs to its organisation, and is not found once its list is deleted', async () => {
    const { session, services, save, id } = await sheetDealer();
    const other = await sheetDealer();
    const change = { row: 2, field: 'bid' as const, text: '9', version: 0 };
    for (const refused of [
      () => runReadAuctionSheet(call({ id }, other.session), services),
      () => runSaveAuctionEntries(call({ id, changes: [change] }, other.session), services),
    ])
      await assert.rejects(refused, { code: 'not_found' });
    await save(session, change);
    await runRemoveStockList(call({ id }, session), services);
    await assert.rejects(runReadAuctionSheet(call({ id }, session), services), { code: 'not_found' });
    await assert.rejects(save(session, { ...change, version: 1 }), { code: 'not_found' });
  });

  test('is exported with the max bid of each lot, by its terms or by hand', async () => {
    const { session, services, save, id } = await sheetDealer();
    const run = await runToEnd(await start(id, session, services), id, session, services);
    await save(
      session,
      { row: 0, field: 'margin-percent', text: '0', version: 0 },
      { row: 2, field: 'limit', text: '£8,100', version: 0 },
      { row: 2, field: 'hammer', text: '8.2k', version: 0 },
      { row: 2, field: 'result', text: 'bought', version: 0 },
      { row: 3, field: 'note', text: '=HYPERLINK("x")', version: 0 },
    );
    const file = await runExportAuctionSheet(call({ id, run: run.id, format: 'csv' }, session), services);
    const parts: string[] = [];
    for await (const part of file.body) parts.push(String(part));
    const lines = parts.join('').split('\r\n');
    assert.match(lines[0] ?? '', /Max bid,Max bid set by,Our bid,Hammer price,Result,Note/);
    assert.match(lines[1] ?? '', /^2,,AB21 CDE,46000,.*,8100,hand,,8200,Bought,$/);
    assert.match(lines[2] ?? '', /,terms,,,Open,"?'=HYPERLINK/);
  });

  test('is exported with the lots that have no value, each with its max bid by hand or none', async () => {
    const { session, services, save, id } = await sheetDealer();
    const run = await runToEnd(await start(id, session, services), id, session, services);
    await recorded.database.query(
      `update stock_results set outcome = 'no_value', retail_pounds = null where run_id = $1 and number = 3`,
      [run.id],
    );
    const exported = async () => {
      const file = await runExportAuctionSheet(call({ id, run: run.id, format: 'csv' }, session), services);
      const parts: string[] = [];
      for await (const part of file.body) parts.push(String(part));
      return parts.join('').split('\r\n');
    };
    assert.match((await exported())[2] ?? '', /^3,,CD20 EFG,12000,.*,,,,,,Open,$/);
    await save(session, { row: 3, field: 'limit', text: '900', version: 0 });
    assert.match((await exported())[2] ?? '', /,900,hand,,,Open,$/);
  });

  test('loses what was entered of a vehicle that is erased, and its plate in the notes of others', async () => {
    const { session, services, save, read } = await sheetDealer();
    await save(
      session,
      { row: 2, field: 'bid', text: '9000', version: 0 },
      { row: 3, field: 'note', text: 'Better than ab21 cde', version: 0 },
    );
    const privacy = { ...services, privacy: openPrivacy(recorded.database), secret: 'a secret' };
    const input = { subject: 'AB21CDE' };
    const exported = await runExportPlateData(call(input, session), privacy);
    assert.deepEqual(
      exported.auctionEntries.map(({ number, field, text }) => [number, field, text]),
      [[2, 'bid', '9000']],
    );
    const { places } = await runErasePlateData(call(input, session), privacy);
    assert.equal(places.find(({ place }) => place === 'auctionEntries')?.count, 2);
    assert.deepEqual(await read(session), ['3 note Better than [erased] 1']);
    const [late] = await save(session, { row: 2, field: 'bid', text: '9100', version: 1 });
    assert.deepEqual([late?.version, late?.isSaved], [0, false]);
    assert.equal((await read(session)).length, 1, 'nothing is entered of it any more');
  });
});
