/**
 * The stock as home and its charts read it: 10,000 cars with 14 months of values, without HTTP, on a PostgreSQL server
 * and on the embedded database. The aim for home is 150 ms.
 */
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { openAppraisals } from '@/lib/store/appraisals/appraisal-store';
import { openStockCars } from '@/lib/store/stock-cars/stock-car-store';
import { runReadCarsActedOn } from './acted-on';
import { fillStock } from './large-stock.fixture';
import { runReadStockCharts } from './stock-charts';
import { runReadStockMorning } from './stock-cars';

const [CARS, MONTHS, TIMES] = [10_000, 14, 30];

for (const engine of ['server', 'embedded']) {
  process.env['TEST_FEATURES'] = engine;
  const recorded = await openRecordedServices();
  const { database } = recorded;
  const { session } = await recorded.dealer();
  const services = { stockCars: openStockCars(database), appraisals: openAppraisals(database), now: () => new Date() };
  const startedAt = performance.now();
  await fillStock(database, { ...session, cars: CARS, months: MONTHS });
  console.log(`${engine}: ${CARS} cars and their values written in ${Math.round(performance.now() - startedAt)} ms`);
  await measure(`${engine}: the morning of ${CARS} cars with ${MONTHS} months of values`, () =>
    runReadStockMorning(call({ lists: false }, session), services),
  );
  await measure(`${engine}: what was done about those shown last month`, () =>
    runReadCarsActedOn(call({ cars: false }, session), services),
  );
  for (const by of ['make', 'age'] as const)
    await measure(`${engine}: their charts by ${by}`, () => runReadStockCharts(call({ by }, session), services));
  await recorded.close();
}
process.exit();

async function measure(words: string, run: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let time = 0; time < TIMES + 3; time += 1) {
    const startedAt = performance.now();
    await run();
    if (time >= 3) times.push(performance.now() - startedAt);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
  console.log(`${words}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`);
}
