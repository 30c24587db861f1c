/** A plate is erased on one connection while a list that mentions it is being corrected on another. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import { Fault } from '@/lib/fault';
import { addList, noReport, stockDealer } from '@/lib/features/stock/stock-dealer.fixture';
import { runMendStockRow } from '@/lib/features/stock/stock-rows';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { runCreateValuation } from '@/lib/features/valuations/valuations';
import { openQueue } from '@/lib/store/job-queue';
import { openPrivacy } from '@/lib/store/privacy/privacy';
import { selectRow } from '@/lib/store/rows';
import * as privacy from './privacy';

/** The embedded database alone does one thing at a time. */
process.env['TEST_FEATURES'] = 'server';
const recorded = await openRecordedServices();
const { database } = recorded;
const queue = await openQueue(database, 'erase-while-mending', noReport);
after(async () => {
  await queue.close();
  await recorded.close();
});

const PLATE = 'AB21CDE';
const LIST = 'Reg,Mileage,Reference,Notes\nCD20EFG,many,PX AB21 CDE,was AB21CDE\nEF19GHJ,30000,S-2,\n';
const countRow = z.object({ count: z.int() });

/** Until so many connections to this database wait for another one's lock. */
async function whenWaiting(connections: number): Promise<void> {
  const text = `select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  while (((await selectRow(database, countRow, text))?.count ?? 0) < connections) await sleep(5);
}

/** A dealer with a record of the plate and a list whose first row mentions it. */
async function dealer() {
  const { services: rooms, session } = await stockDealer(recorded, queue);
  const services = { ...rooms, privacy: openPrivacy(database) };
  const value = { plate: PLATE, mileage: 23_499, internetPrices: false, fresh: false };
  await runCreateValuation(call(value, session), services);
  const { id } = await addList(LIST, session, services);
  return {
    erase: () => privacy.runErasePlateData(call({ subject: PLATE }, session), services),
    mend: () => runMendStockRow(call({ id, row: 2, plate: 'CD20EFG', mileage: '41000' }, session), services),
    /** Erasing deletes the record last, so it stops there, with the rows of the list changed and not yet committed. */
    holdingRecord: async (work: () => Promise<void>): Promise<void> => {
      const other = new pg.Client({ connectionString: recorded.url });
      await other.connect();
      try {
        await other.query('begin');
        await other.query('select 1 from valuations where organisation_id = $1 for key share', [
          session.organisationId,
        ]);
        await work();
      } finally {
        await other.end();
      }
    },
    rows: async () => {
      const rows = [];
      for await (const { mileage, reference, cells } of services.stock.rows(id))
        rows.push({ mileage, reference, cells });
      return rows;
    },
  };
}

const OTHER_ROW = { mileage: 30_000, reference: 'S-2', cells: ['EF19GHJ', '30000', 'S-2', ''] };

test('an erased plate does not come back with a correction that was read before, in a row that only mentions it', async () => {
  const { erase, mend, holdingRecord, rows } = await dealer();
  const work: Promise<unknown>[] = [];
  await holdingRecord(async () => {
    work.push(erase());
    await whenWaiting(1);
    work.push(mend());
    await whenWaiting(2);
  });
  await Promise.all(work);
  assert.deepEqual(await rows(), [
    { mileage: 41_000, reference: 'PX [erased]', cells: ['CD20EFG', '41000', 'PX [erased]', 'was [erased]'] },
    OTHER_ROW,
  ]);
});

test('where its connection is lost in the middle, the lists are as they were, and it can be erased again', async () => {
  const { erase, holdingRecord, rows } = await dealer();
  await holdingRecord(async () => {
    const erasing = assert.rejects(erase(), (error) => error instanceof Fault && error.code === 'storage_down');
    await whenWaiting(1);
    await database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    await erasing;
  });
  const mentions = {
    mileage: null,
    reference: 'PX AB21 CDE',
    cells: ['CD20EFG', 'many', 'PX AB21 CDE', 'was AB21CDE'],
  };
  assert.deepEqual(await rows(), [mentions, OTHER_ROW]);
  await erase();
  assert.deepEqual((await rows())[0]?.cells, ['CD20EFG', 'many', 'PX [erased]', 'was [erased]']);
});
