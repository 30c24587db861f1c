/** The deletion of a list, and a run of it that starts or goes on, at the same moment: on a server with two connections. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { startPostgres } from '@/lib/health/testing/postgres';
import { migrate, openDatabase, type SqlDatabase } from '../database';
import { selectRow } from '../rows';
import { createStockStore } from './stock-lists';
import { createStockRunStore } from './stock-runs';

const server = await startPostgres();
await migrate(server.url);
/** One connection each, so that statements after `begin` belong to it. */
const [one, other] = [openDatabase(server.url, { connections: 1 }), openDatabase(server.url, { connections: 1 })];
const watching = openDatabase(server.url);
after(async () => {
  await Promise.all([one.close(), other.close(), watching.close()]);
  await server.stop();
});

/** Work in a commit that the test begins and ends. */
const inOpenCommit = (database: SqlDatabase): SqlDatabase => ({ ...database, transaction: (work) => work(database) });

const storedRow = z.object({ isRemoved: z.boolean(), running: z.int() });

/** A list with a run that is paused. */
async function pausedList() {
  const [organisationId, id] = [randomUUID(), randomUUID()];
  await watching.query('insert into organization (id, name, slug) values ($1, $1, $1)', [organisationId]);
  const stock = createStockStore(watching);
  const rows = [
    { number: 2, plate: 'AB21CDE', mileage: 9_000, reference: null, cells: [], problem: null, doubt: null },
  ];
  const list = { id, organisationId, createdBy: 'ann', idempotencyKey: id, name: 'A list', labels: [], columns: {} };
  await stock.addList({ ...list, counts: {}, rows });
  const run = { organisationId, listId: id, startedBy: 'ann', fresh: false };
  const start = (database: SqlDatabase, version: number) => {
    const key = { id: randomUUID(), idempotencyKey: randomUUID() };
    return createStockRunStore(database).start({ ...run, ...key, version });
  };
  assert.ok(await start(watching, 0));
  const [started] = await createStockRunStore(watching).ofList(id);
  const runId = started?.id ?? assert.fail('a run is started');
  const change = (database: SqlDatabase, to: 'running' | 'paused' | 'cancelled') =>
    createStockRunStore(database).change(runId, {
      from: to === 'running' ? ['paused'] : ['running', 'paused'],
      to,
      byKey: null,
    });
  assert.ok(await change(watching, 'paused'));
  return {
    remove: (database: SqlDatabase) => createStockStore(database).remove({ organisationId, id }),
    resume: (database: SqlDatabase) => change(database, 'running'),
    cancel: (database: SqlDatabase) => change(database, 'cancelled'),
    /** Another run, once this one is cancelled. */
    start: (database: SqlDatabase) => start(database, 1),
    stored: () =>
      selectRow(
        watching,
        storedRow,
        `select removed_at is not null as "isRemoved", (
           select count(*)::integer from stock_runs r where r.list_id = l.id and r.state = 'running') as running
         from stock_lists l where l.id = $1`,
        [id],
      ),
  };
}

const waitingRow = z.object({ waiting: z.int() });
async function untilOneWaits(isOver: () => boolean) {
  while (!isOver()) {
    const text = `select count(*)::integer as waiting from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`;
    if ((await selectRow(watching, waitingRow, text))?.waiting === 1) return;
    await sleep(5);
  }
}

type ListStep = (database: SqlDatabase) => Promise<boolean>;

/** The first is under way, the second waits for it. */
async function oneAfterTheOther(first: ListStep, second: ListStep): Promise<readonly boolean[]> {
  await one.query('begin');
  const done = await first(inOpenCommit(one));
  let isOver = false;
  const waiting = second(other).finally(() => void (isOver = true));
  await untilOneWaits(() => isOver);
  await one.query('commit');
  return [done, await waiting];
}

for (const name of ['resume', 'start'] as const) {
  const ready = async () => {
    const list = await pausedList();
    if (name === 'start') assert.ok(await list.cancel(watching));
    return { list, go: list[name] };
  };

  test(`a deletion that waited for a ${name} is refused, and the run goes on`, async () => {
    const { list, go } = await ready();
    assert.deepEqual(await oneAfterTheOther(go, list.remove), [true, false]);
    assert.deepEqual(await list.stored(), { isRemoved: false, running: 1 });
  });

  test(`a ${name} that waited for the deletion of its list is refused, and nothing runs`, async () => {
    const { list, go } = await ready();
    assert.deepEqual(await oneAfterTheOther(list.remove, go), [true, false]);
    assert.deepEqual(await list.stored(), { isRemoved: true, running: 0 });
  });
}

test('of two deletions one deletes, and a paused list can be deleted', async () => {
  const list = await pausedList();
  assert.deepEqual(await oneAfterTheOther(list.remove, list.remove), [true, false]);
  assert.deepEqual(await list.stored(), { isRemoved: true, running: 0 });
});
