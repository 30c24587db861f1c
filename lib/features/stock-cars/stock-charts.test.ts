/** The figures behind the stock charts, worked out by hand from four cars. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { readStockCharts } from '@/lib/api/endpoints/stock-cars/stock-charts';
import type { StockGrouping } from '@/lib/domain/stock-cars/stock-groups';
import { onFeatureDatabase } from '@/lib/health/testing/each-engine';
import { call } from '@/lib/features/testing/recorded-services';
import { openStockCars } from '@/lib/store/stock-cars/stock-car-store';
import { runReadStockCharts } from './stock-charts';

onFeatureDatabase('Charts of the stock', ({ database }) => {
  async function dealer() {
    const organisationId = randomUUID();
    await database.query('insert into organization (id, name, slug) values ($1, $1, $1)', [organisationId]);
    const session = {
      sessionId: '',
      personId: 'p',
      personName: 'Ada',
      email: '',
      organisationId,
      organisationName: '',
      role: 'viewer',
    } as const;
    const today = `(clock_timestamp() at time zone 'Europe/London')::date`;
    const add = (
      make: string | null,
      site: string | null,
      days: number,
      years: number | null,
      price: number | null,
      cost: number | null = 8_000,
    ) =>
      database.query(
        `insert into stock_cars (id, organisation_id, idempotency_key, created_by, created_at, owner_id, version, plate, title, make,
           site, miles_per_month, cost_pounds, preparation_pounds, advertised_pounds, in_on, registered, status, notes,
           edition, retail_pounds, clean_pounds)
         select $1::uuid, $2, $1::uuid::text, 'p', now(), 'p', 1, null, 'A car', $3, $4, 0, $8, 500, $7, ${today} - $5::integer,
           ${today} - make_interval(years => $6::integer), 'for_sale', '', '2026-06-01', 10000, 9000`,
        [randomUUID(), organisationId, make, site, days, years, price, cost],
      );
    const charts = async (by?: StockGrouping) =>
      readStockCharts.output.parse(
        await runReadStockCharts(call(readStockCharts.input.parse(by ? { by } : {}), session), {
          stockCars: openStockCars(database),
        }),
      );
    return { organisationId, session, add, charts };
  }

  test('is in groups by make, site, days in stock and age, with their sums', async () => {
    const { add, charts } = await dealer();
    await add('Audi', 'Leeds', 10, 2, 9_500);
    await add('Audi', 'York', 40, 4, 11_000);
    await add('BMW', 'Leeds', 95, 4, null, null);
    await add(null, null, 0, null, 10_000);
    const names = async (by?: StockGrouping) => (await charts(by)).groups.map(({ name, cars }) => [name, cars]);
    assert.deepEqual(await names(), [
      ['Audi', 2],
      ['BMW', 1],
      ['Make not known', 1],
    ]);
    assert.deepEqual(await names('site'), [
      ['Leeds', 2],
      ['No site', 1],
      ['York', 1],
    ]);
    assert.deepEqual(await names('days'), [
      ['0–30 days', 2],
      ['31–60 days', 1],
      ['Over 90 days', 1],
    ]);
    assert.deepEqual(await names('age'), [
      ['1 to 3 years', 1],
      ['3 to 5 years', 2],
      ['Age not known', 1],
    ]);
    const { groups, cars, prices } = await charts();
    const { ageDays = 0, ...audi } = groups[0] ?? {};
    assert.deepEqual(audi, {
      name: 'Audi',
      cars: 2,
      vans: 0,
      cleanPounds: 18_000,
      withoutValue: 0,
      retailPounds: 20_000,
      costPounds: 17_000,
      withoutCost: 0,
      days: 50,
      agedCars: 2,
    });
    // Two years and four years, of 365 or 366 days each.
    assert.ok(ageDays >= 6 * 365 && ageDays <= 6 * 365 + 3);
    assert.equal(cars, 4);
    assert.equal(groups[1]?.withoutCost, 1);
    assert.deepEqual(
      prices
        .map(({ name, retailPounds, advertisedPounds }) => [name, retailPounds, advertisedPounds] as const)
        .toSorted(([, , a], [, , b]) => a - b),
      [
        ['A car', 10_000, 9_500],
        ['A car', 10_000, 10_000],
        ['A car', 10_000, 11_000],
      ],
    );
  });

  test('of another organisation, or of none, is empty', async () => {
    const [own, other] = [await dealer(), await dealer()];
    await own.add('Audi', 'Leeds', 10, 2, 9_500);
    assert.deepEqual(await other.charts(), { cars: 0, edition: null, groups: [], expected: null, prices: [] });
  });
});
