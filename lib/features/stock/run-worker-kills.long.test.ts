import assert from 'node:assert/strict';
import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ENGINES } from '@/lib/health/testing/databases';
import { assertInvariants } from '@/lib/lookups/testing/ledger-invariants';
import { openDatabase, type SqlDatabase } from '@/lib/store/database';
import { createStockRunStore } from '@/lib/store/stock/stock-runs';
import { createStockStore } from '@/lib/store/stock/stock-lists';
import { plateAt } from '@/lib/features/testing/many-plates';
import type { WorkerMessage, WorkOrder } from './run-worker.process';
import { z } from 'zod';
import { selectRows } from '@/lib/store/rows';

const WORKER = fileURLToPath(new URL('./run-worker.process.ts', import.meta.url));
const ANSWERS_AFTER_MS = 25;
/** A long list on an operator's database, a short one on the embedded one. */
const LISTS = [
  { engine: 'the embedded database', killsMax: 2, cars: 200 },
  { engine: 'a PostgreSQL server', killsMax: 4, cars: 1_500 },
];
/** Where a process takes long to start, the other one gets far meanwhile: so many kills are made even there. */
const KILLS_MIN = 2;
const LOOK_UPS_PER_CAR = 2;
/** None towards the end of the list, where cars of killed processes wait until their outcome is given up. */
const LAST_KILL_SHARE = 0.75;
/** Cars that a process has started: at the provider, waiting for their turn, or being saved. */
const UNDER_WAY = 32;

interface StockWorkerProcess {
  kill(): Promise<void>;
}

/** A process of the product, working or standing by. */
async function worker(
  order: WorkOrder,
  arrived: (lookUp: string, at: StockWorkerProcess) => void,
): Promise<StockWorkerProcess> {
  const child: ChildProcess = fork(WORKER, [], { execArgv: ['--import', 'tsx'] });
  const ended = Promise.all([once(child, 'exit'), once(child, 'disconnect')]);
  const one: StockWorkerProcess = {
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
  const ready = new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The process ended before it was ready.')));
    child.on('message', (message: WorkerMessage) =>
      message.news === 'ready' ? resolve() : arrived(message.lookUp, one),
    );
  });
  child.send(order);
  await ready;
  return one;
}

/** A dealer with a list of this many cars and its run, started. */
async function startRun(database: SqlDatabase, cars: number) {
  const [stock, runs] = [createStockStore(database), createStockRunStore(database)];
  const [organisationId, personId] = [randomUUID(), randomUUID()];
  await database.query('insert into organization (id, name, slug) values ($1, $1, $1)', [organisationId]);
  await database.query('insert into "user" (id, name, email) values ($1, $1, $1)', [personId]);
  await database.query(`insert into member (id, organization_id, user_id, role) values ($1, $2, $3, 'valuer')`, [
    randomUUID(),
    organisationId,
    personId,
  ]);
  const row = { reference: null, cells: [], problem: null, doubt: null };
  const listId = await stock.addList({
    id: randomUUID(),
    organisationId,
    createdBy: personId,
    idempotencyKey: randomUUID(),
    name: 'Kills',
    labels: [],
    columns: {},
    counts: {},
    rows: Array.from({ length: cars }, (_, index) => ({
      ...row,
      number: index + 2,
      plate: plateAt(index),
      mileage: 20_000,
    })),
  });
  const id = randomUUID();
  const isStarted = await runs.start({
    id,
    listId,
    version: 0,
    organisationId,
    startedBy: personId,
    fresh: false,
    idempotencyKey: randomUUID(),
  });
  assert.ok(isStarted);
  return { runs, listId, id };
}

/** Two processes of the product; `killOne` kills the one at work and starts another. */
async function openProcesses(order: WorkOrder) {
  const arrivals = new Map<string, number>();
  const standing = new Set<StockWorkerProcess>();
  let atWork: StockWorkerProcess | null = null;
  const begin = async () => {
    const arrived = (lookUp: string, at: StockWorkerProcess) => {
      arrivals.set(lookUp, (arrivals.get(lookUp) ?? 0) + 1);
      atWork = at;
    };
    standing.add(await worker(order, arrived));
  };
  const end = async (ended: StockWorkerProcess) => {
    standing.delete(ended);
    await ended.kill();
  };
  await Promise.all([begin(), begin()]);
  return {
    arrivals,
    killOne: async () => {
      assert.ok(atWork);
      await Promise.all([end(atWork), begin()]);
    },
    close: () => Promise.all([...standing].map(end)),
  };
}

for (const { engine, killsMax, cars } of LISTS) {
  test(`up to ${killsMax} kills during a list of ${cars}, another process standing by, on ${engine}: no car is paid twice, none is lost`, async (t) => {
    const running = await ENGINES.find((candidate) => candidate.engine === engine)!.start();
    const database = openDatabase(running.url);
    const subscription = randomUUID();
    const { runs, listId, id } = await startRun(database, cars);
    const order = { url: running.url, subscription, queue: 'kills', answersAfterMs: ANSWERS_AFTER_MS, leaseMs: 1_500 };
    const { arrivals, killOne, close } = await openProcesses(order);
    // Otherwise a failed test would leave processes behind, for which its own waits.
    t.after(async () => {
      await close();
      await database.close();
      await running.stop();
    });
    const isRunning = async () => (await runs.ofList(listId))[0]?.state === 'running';
    const lastKillAt = LAST_KILL_SHARE * LOOK_UPS_PER_CAR * cars;
    let kills = 0;
    while (kills < killsMax && arrivals.size < lastKillAt) {
      // Spread over what is left.
      const due = arrivals.size + (lastKillAt - arrivals.size) / (killsMax - kills);
      while (arrivals.size < due && (await isRunning())) await sleep(5);
      if (!(await isRunning())) break;
      await killOne();
      kills++;
    }
    assert.ok(kills >= KILLS_MIN, `the list ended after ${kills} kills`);
    while (await isRunning()) await sleep(50);
    await close();

    const [run] = await runs.ofList(listId);
    assert.equal(run?.state, 'done');
    assert.deepEqual(
      [...arrivals].filter(([, times]) => times > 1),
      [],
      'arrived at the provider twice',
    );
    const results = await runs.results(id, { after: 0, limit: cars + 1 });
    assert.equal(new Set(results.map(({ number }) => number)).size, cars);
    const { valued, withoutValue, failed, unknown } = run;
    assert.equal(valued + withoutValue + failed, cars);
    // Only what was in flight when a process died has an unknown outcome.
    assert.ok(failed + withoutValue <= kills * UNDER_WAY, `${failed} failed, ${withoutValue} without a value`);
    assert.ok(unknown <= kills * UNDER_WAY * 2);
    assert.ok(results.every(({ outcome, because }) => outcome === 'valued' || because !== null));
    await assertInvariants(database, subscription);
    const rows = await selectRows(
      database,
      z.object({ counted: z.number() }),
      `select count(*)::integer as counted from look_ups where subscription = $1 and state in ('SETTLED', 'UNKNOWN', 'SENT')`,
      [subscription],
    );
    assert.ok((rows[0]?.counted ?? 0) <= LOOK_UPS_PER_CAR * cars, 'more look-ups than cars have');
  });
}
