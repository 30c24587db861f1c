/**
 * For benchmarks: a large stock with values of many months, written without the provider. Cars with a reason to act on
 * them have had it since last month, so that home has something to report.
 */
import { randomUUID } from 'node:crypto';
import type { SqlDatabase } from '@/lib/store/database';

interface LargeStock {
  readonly organisationId: string;
  readonly personId: string;
  readonly cars: number;
  readonly months: number;
}

export async function fillStock(database: SqlDatabase, { organisationId, personId, cars, months }: LargeStock) {
  await database.query(
    `insert into stock_cars (id, organisation_id, idempotency_key, created_by, created_at, owner_id, version, plate, title, make,
       kind, identifier, registered, mileage, site, miles_per_month, cost_pounds, preparation_pounds, advertised_pounds, in_on,
       status, notes, expected_1_pounds, expected_3_pounds, expected_6_pounds, expected_by_month, forecast_edition, live_day,
       live_clean_pounds)
     select gen_random_uuid(), $1, $3 || n, $2, now(), $2, 1, 'BE' || n, 'Car ' || n, 'Make ' || n % 40, 'car', n, '2021-03-01', n,
       'Site ' || n % 6, 500, 8000 + n % 900, 300, 9000 + n % 4000, current_date - n % 200, 'for_sale', '', 8900, 8700, 8400,
       array[8900, 8800, 8700, 8600, 8500, 8400, 8300, 8200, 8100, 8000, 7900, 7800], date_trunc('month', now())::date,
       current_date, 8000 + n % 1000
     from generate_series(1, $4::integer) n`,
    [organisationId, personId, randomUUID(), cars],
  );
  // One statement per edition: a trigger carries each value to its car.
  for (let back = months - 1; back >= 0; back -= 1)
    await database.query(
      `insert into stock_car_values (car_id, edition, mileage, retail_pounds, clean_pounds, average_pounds, below_pounds, valued_at,
         market_low_pounds, market_high_pounds, market_at)
       select c.id, (date_trunc('month', now()) - make_interval(months => m))::date, c.mileage, 10500 + m * 90 + c.mileage % 700,
         9000 + m * 80, 8400 + m * 80, 7500 + m * 70, now(), 10200, 10800, now()
       from stock_cars c cross join (values ($2::integer)) m (m) where c.organisation_id = $1`,
      [organisationId, back],
    );
  await database.query(`update stock_todos set opened_at = date_trunc('month', now()) - interval '5 days'`);
  for (const table of ['stock_cars', 'stock_car_values', 'stock_todos']) await database.query(`analyze ${table}`);
}
