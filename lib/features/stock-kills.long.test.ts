import assert from 'node:assert/strict';
import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ENGINES } from '@/lib/health/databases';
import { assertInvariants } from '@/lib/ledger/invariants';
import { openDatabase } from '@/lib/store/database';
import { createStockRunStore } from '@/lib/store/stock-runs';
import { createStockStore } from '@/lib/store/stock';
import { plateAt } from './many-plates.fixture';
import type { WorkNews, WorkOrder } from './stock-work.process';

const WORKER = fileURLToPath(new URL('./stock-work.process.ts', import.meta.url));
/** `STOCK_KILLS=20` for the long version, on both engines; with `STOCK_KILL_EVERY=477`, over ten thousand cars. */
const KILLS = Number(process.env['STOCK_KILLS'] ?? 3);
const ANSWERS_AFTER_MS = 25;
const CARS_PER_KILL = Number(process.env['STOCK_KILL_EVERY'] ?? 80);
/** Cars a process has on its hands: asked about, waiting for their turn, being written down. */
const UNDER_WAY = 32;

/** A process of the product, at work. */
async function worker(order: WorkOrder, arrived: (asked: string) => void) {
  const child: ChildProcess = fork(WORKER, [], { execArgv: ['--import', 'tsx'] });
  const ended = Promise.all([once(child, 'exit'), once(child, 'disconnect')]);
  const ready = new Promise<void>((resolve) => {
    child.on('message', (one: WorkNews) => (one.news === 'ready' ? resolve() : arrived(one.asked)));
  });
  child.send(order);
  await ready;
  return {
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

for (const { engine, start } of KILLS > 3 ? ENGINES : ENGINES.slice(0, 1)) {
  test(`${KILLS} kills during a list, each followed by another process, on ${engine}: no car is paid twice, none is lost`, async () => {
    const running = await start();
    const database = openDatabase(running.url);
    const [stock, runs] = [createStockStore(database), createStockRunStore(database)];
    const [organisationId, personId, subscription] = [randomUUID(), randomUUID(), randomUUID()];
    await database.query('insert into organization (id, name, slug) values ($1, $1, $1)', [organisationId]);
    await database.query('insert into "user" (id, name, email) values ($1, $1, $1)', [personId]);
    await database.query(`insert into member (id, organization_id, user_id, role) values ($1, $2, $3, 'valuer')`, [
      randomUUID(),
      organisationId,
      personId,
    ]);
    const cars = CARS_PER_KILL * (KILLS + 1);
    const row = { reference: null, cells: [], problem: null, doubt: null };
    const listId = await stock.addList({
      ...{ id: randomUUID(), organisationId, createdBy: personId, idempotencyKey: randomUUID(), name: 'Kills' },
      ...{ labels: [], columns: {}, counts: {} },
      rows: Array.from({ length: cars }, (_, index) => ({
        ...row,
        number: index + 2,
        plate: plateAt(index),
        mileage: 20_000,
      })),
    });
    const { id } = (await runs.start({
      ...{ id: randomUUID(), listId, organisationId, startedBy: personId, fresh: false, idempotencyKey: randomUUID() },
    }))!;

    const arrivals = new Map<string, number>();
    const order = { url: running.url, subscription, queue: 'kills', answersAfterMs: ANSWERS_AFTER_MS, leaseMs: 1_500 };
    const begin = () => worker(order, (asked) => arrivals.set(asked, (arrivals.get(asked) ?? 0) + 1));
    let atWork = await begin();
    for (let kill = 1; kill <= KILLS; kill++) {
      const before = arrivals.size;
      // Each car asks twice: so the kills go through most of the list.
      while (arrivals.size < before + 1.5 * CARS_PER_KILL) await sleep(5);
      await atWork.kill();
      atWork = await begin();
    }
    let [run] = await runs.ofList(listId);
    while (run?.state === 'running') {
      await sleep(50);
      [run] = await runs.ofList(listId);
    }
    await atWork.kill();

    assert.equal(run?.state, 'done');
    assert.deepEqual(
      [...arrivals].filter(([, times]) => times > 1),
      [],
      'asked of the provider twice',
    );
    const results = await runs.results(id, { after: 0, limit: cars + 1 });
    assert.equal(new Set(results.map(({ number }) => number)).size, cars);
    const { valued, withoutValue, failed, unknown } = run;
    assert.equal(valued + withoutValue + failed, cars);
    // Only what was under way when a process died, of which nobody can tell.
    assert.ok(failed + withoutValue <= KILLS * UNDER_WAY, `${failed} failed, ${withoutValue} without a value`);
    assert.ok(unknown <= KILLS * UNDER_WAY * 2);
    assert.ok(results.every(({ outcome, because }) => outcome === 'valued' || because !== null));
    await assertInvariants(database, subscription);
    const { rows } = await database.query<{ counted: number }>(
      `select count(*)::integer as counted from look_ups where subscription = $1 and state in ('SETTLED', 'UNKNOWN', 'SENT')`,
      [subscription],
    );
    assert.ok((rows[0]?.counted ?? 0) <= 2 * cars, 'more look-ups than cars have');
    await database.close();
    await running.stop();
  });
}
