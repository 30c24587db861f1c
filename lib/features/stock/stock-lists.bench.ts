/**
 * A stock list of ten thousand cars, valued sixteen at a time by a provider that takes 100 ms an answer, compared with
 * the theoretical minimum and with a provider without delay. Its preview is measured in `e2e/stock.bench.ts`.
 * `STOCK_ROWS=2000 npm run bench -- stock` for a shorter one.
 */
import { randomUUID } from 'node:crypto';
import { availableParallelism, loadavg } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { createStockRunStore } from '@/lib/store/stock/stock-runs';
import { createStockStore } from '@/lib/store/stock/stock-lists';
import { plateAt } from '@/lib/features/testing/many-plates';
import { call, everyMarkProvider, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { runCreateStockList } from './stock-lists';
import { runReadStockRun, runStartStockRun } from './stock-runs';
import { createStockWork } from './run-worker';

const ROWS = Number(process.env['STOCK_ROWS'] ?? 10_000);
const CONCURRENCY = 16;
const DELAY_MS = 100;

const recorded = await openRecordedServices({ everyMark: true });
const { services: dealers, session } = await recorded.dealer();
await recorded.database.query(`insert into member (id, organization_id, user_id, role) values ($1, $2, $3, 'valuer')`, [
  randomUUID(),
  session.organisationId,
  session.personId,
]);
const stores = { stock: createStockStore(recorded.database), stockRuns: createStockRunStore(recorded.database) };
/** When each valuation was requested. */
const requestTimes: number[] = [];
const servicesAt = (delayMs: number) => ({
  ...dealers,
  ...stores,
  now: () => new Date(),
  stockQueue: { call: async () => undefined },
  caller: everyMarkProvider(async (what) => {
    if (what.startsWith('VRMValuation')) requestTimes.push(performance.now());
    if (delayMs > 0) await sleep(delayMs);
  }),
});

/** @returns the list's identifier */
async function listOf(area: string, rows: number, services: ReturnType<typeof servicesAt>): Promise<string> {
  const cars = Array.from({ length: rows }, (_, at) => `${plateAt(at, area)},${20_000 + at}\n`);
  const file = new File(['Reg,Mileage\n', ...cars], 'stock');
  return (await runCreateStockList(call({ file, name: '' }, session), services)).list.id;
}

async function valued(area: string, rows: number, delayMs: number) {
  const slow = servicesAt(delayMs);
  const id = await listOf(area, rows, slow);
  const run = await runStartStockRun(call({ id, fresh: false }, session), slow);
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let peak = before;
  const memoryTimer = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 200);
  const loop = monitorEventLoopDelay({ resolution: 5 });
  loop.enable();
  requestTimes.length = 0;
  const cpu = process.cpuUsage();
  const work = createStockWork(slow, (error) => console.error(error), { maxConcurrent: CONCURRENCY });
  const began = performance.now();
  await work.work(run.id);
  const took = performance.now() - began;
  loop.disable();
  clearInterval(memoryTimer);
  const ended = await runReadStockRun(call({ id, run: run.id }, session), slow);
  if (ended.state !== 'done' || ended.valued !== rows) throw new Error(`The run is ${JSON.stringify(ended)}`);
  const { user, system } = process.cpuUsage(cpu);
  const third = Math.floor(requestTimes.length / 3);
  const rate = (from: number, to: number) =>
    ((to - from) * 1_000) / ((requestTimes[to] ?? 0) - (requestTimes[from] ?? 0));
  const thirds = [rate(0, third), rate(third, 2 * third), rate(2 * third, requestTimes.length - 1)];
  return {
    thirds,
    cpuMs: (user + system) / 1_000 / rows,
    perSecond: (rows / took) * 1_000,
    grownMb: (peak - before) / 1e6,
    waitMs: loop.percentile(99) / 1e6,
  };
}

const round = (value: number) => Math.round(value * 10) / 10;
await valued('WA', Math.min(ROWS, 500), 0); // warm
const most = await valued('BA', Math.min(ROWS, 2_000), 0);
console.log(`stock: ${round(most.perSecond)} cars a second without a delay: what this machine does`);
const possible = (CONCURRENCY * 1_000) / DELAY_MS;
const real = await valued('CA', ROWS, DELAY_MS);
console.log(
  `stock: ${round(real.perSecond)} cars a second at ${DELAY_MS} ms and ${CONCURRENCY} at the same time; ` +
    `${round((real.perSecond / possible) * 100)} % of the ${possible} that allows, ` +
    `${round((real.perSecond / Math.min(possible, most.perSecond)) * 100)} % of what is possible on this machine`,
);
console.log(
  `stock: memory grew by ${round(real.grownMb)} MB, 99 of 100 turns of the event loop within ${round(real.waitMs)} ms`,
);
console.log(
  `stock: by thirds of the list ${real.thirds.map(round).join(', ')} cars a second; ${round(real.cpuMs)} ms of processor a car ` +
    `beside the database’s; ${round(loadavg()[0] ?? 0)} processes wanted the ${availableParallelism()} processors`,
);
await recorded.close();
