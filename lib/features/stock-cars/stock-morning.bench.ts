/**
 * The stock as home and its charts read it: 10,000 cars with 14 months of values, without HTTP, on a PostgreSQL server and on
 * the database that the product brings. Home is to be answered in 150 ms.
 */
import { randomUUID } from 'node:crypto';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { openStockCars } from '@/lib/store/stock-cars/stock-car-store';
import { runReadStockCharts } from './stock-charts';
import { runReadStockMorning } from './stock-cars';

const [CARS, MONTHS, TIMES] = [10_000, 14, 30];

for (const engine of ['server', 'embedded']) {
  process.env['TEST_FEATURES'] = engine;
  const recorded = await openRecordedServices();
  const { database } = recorded;
  const { session } = await recorded.dealer();
  const services = { stockCars: openStockCars(database) };
  await database.query(
    `insert into stock_cars (id, organisation_id, idempotency_key, created_by, created_at, owner_id, version, plate, title, make,
       kind, identifier, registered, mileage, site, miles_per_month, cost_pounds, preparation_pounds, advertised_pounds, in_on,
       status, notes, expected_1_pounds, expected_3_pounds, expected_6_pounds, expected_by_month, forecast_edition, live_day,
       live_clean_pounds)
     select gen_random_uuid(), $1, $3 || n, $2, now(), $2, 1, 'BE' || n, 'Car ' || n, 'Make ' || n % 40, 'car', n, '2021-03-01', n,
       'Site ' || n % 6, 500, 8000 + n % 900, 300, 9000 + n % 4000, current_date - n % 200, 'for_sale', '', 8900, 8700, 8400,
       array[8900, 8800, 8700, 8600, 8500, 8400, 8300, 8200, 8100, 8000, 7900, 7800], date_trunc('month', now())::date,
       current_date, 8000 + n % 1000
     from generate_series(1, ${CARS}) n`,
    [session.organisationId, session.personId, randomUUID()],
  );
  // A statement each: a trigger carries each value to its car.
  for (let months = MONTHS - 1; months >= 0; months -= 1)
    await database.query(
      `insert into stock_car_values (car_id, edition, mileage, retail_pounds, clean_pounds, average_pounds, below_pounds, valued_at,
       market_low_pounds, market_high_pounds, market_at)
     select c.id, (date_trunc('month', now()) - make_interval(months => m))::date, c.mileage, 10500 + m * 90, 9000 + m * 80,
       8400 + m * 80, 7500 + m * 70, now(), 10200, 10800, now()
     from stock_cars c cross join (values ($2::integer)) m (m) where c.organisation_id = $1`,
      [session.organisationId, months],
    );
  await database.query('analyze stock_cars');
  await measure(`${engine}: the morning of ${CARS} cars with ${MONTHS} months of values`, () =>
    runReadStockMorning(call({}, session), services),
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
