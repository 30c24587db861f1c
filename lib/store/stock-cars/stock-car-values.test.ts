/** A car that becomes another vehicle while a value of the old one is being saved: on a server with two connections. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { startPostgres } from '@/lib/health/testing/postgres';
import { migrate, openDatabase } from '../database';
import { selectRow } from '../rows';
import { openStockCars } from './stock-car-store';

const server = await startPostgres();
await migrate(server.url);
// One connection each, so that statements after `begin` belong to it.
const [valuing, changing] = [1, 2].map(() => openDatabase(server.url, { connections: 1 }));
const watching = openDatabase(server.url);
after(async () => {
  await Promise.all([valuing?.close(), changing?.close(), watching.close()]);
  await server.stop();
});

const carRow = z.object({ clean: z.int().nullable(), identifier: z.int(), rows: z.int() });
const OLD = { identifier: 5, registered: '2021-03-01' };

async function car() {
  if (!valuing || !changing) throw new Error('No connection');
  const id = crypto.randomUUID();
  await watching.query('insert into organization (id, name, slug) values ($1, $1, $1)', [id]);
  await watching.query(
    `insert into stock_cars (id, organisation_id, idempotency_key, created_by, created_at, owner_id, version, title, in_on,
       miles_per_month, status, notes, kind, identifier, registered)
     values ($1, $2, 'key', 'ada', now(), 'ada', 1, 'A car', '2026-06-01', 0, 'for_sale', '', 'car', 5, '2021-03-01')`,
    [id, id],
  );
  const value = {
    id,
    ...OLD,
    edition: '2026-06-01',
    mileage: 1,
    retail: 2,
    clean: 1,
    average: 1,
    below: 1,
    reason: null,
  };
  return {
    valuing,
    changing,
    save: () => openStockCars(valuing).revaluation.save([value]),
    change: () => changing.query('update stock_cars set identifier = 6 where id = $1', [id]),
    read: () =>
      selectRow(
        watching,
        carRow,
        `select clean_pounds as clean, identifier, (select count(*)::integer from stock_car_values where car_id = c.id) as rows
         from stock_cars c where id = $1`,
        [id],
      ),
  };
}

const waitingRow = z.object({ waiting: z.int() });
async function untilOneWaits() {
  for (;;) {
    const row = await selectRow(
      watching,
      waitingRow,
      `select count(*)::integer as waiting from pg_stat_activity where wait_event_type = 'Lock'`,
    );
    if (row?.waiting === 1) return;
    await sleep(5);
  }
}

test('a value that is saved first goes with the change that waited for it', async () => {
  const { valuing: first, save, change, read } = await car();
  await first.query('begin');
  await save();
  const changed = change();
  await untilOneWaits();
  await first.query('commit');
  await changed;
  assert.deepEqual(await read(), { clean: null, identifier: 6, rows: 0 });
});

test('a value that waited for the change is not saved', async () => {
  const { changing: first, save, change, read } = await car();
  await first.query('begin');
  await change();
  const saved = save();
  await untilOneWaits();
  await first.query('commit');
  await saved;
  assert.deepEqual(await read(), { clean: null, identifier: 6, rows: 0 });
});

test('another change of the car keeps its value', async () => {
  const { changing: first, save, read } = await car();
  await save();
  await first.query(`update stock_cars set kind = kind, registered = registered, title = 'The car'`);
  assert.deepEqual(await read(), { clean: 1, identifier: 5, rows: 1 });
});
