/** Recurring work on the stock: items that fail, and more of them than one page, do not stop the others. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { z } from 'zod';
import { Fault } from '@/lib/fault';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import type { Provider } from '@/lib/provider/provider';
import { selectRow } from '@/lib/store/rows';
import { requestDueLive } from './live-values';
import { requestDueMarket } from './market-ranges';
import { movingDealer } from './moving-dealer.fixture';
import { runAddPastSales } from './past-sales';
import { valuePastSales } from './past-sale-values';
import { revalueDue } from './revaluation';
import { forecastDue } from './stock-forecasts';

const recorded = await openRecordedServices();
const { database } = recorded;
after(() => recorded.close());
const RUNNING = new AbortController().signal;
const [ITEMS, FAILING] = [14, 10];

/** The work is over all organisations: each test has the stock to itself. Fourteen cars, each of another plate and mileage. */
async function dealer() {
  await database.query('delete from stock_cars');
  await database.query('delete from past_sales');
  const opened = await movingDealer(recorded);
  const id = await opened.take(await opened.value('AB21CDE', 30_000));
  await opened.takeMore(id, ITEMS - 1, 1_000);
  await database.query(`update stock_cars set registered = date '2019-03-05' + (mileage / 1000 - 30) * 190`);
  return { ...opened, car: await opened.read(id) };
}

type Dealer = Awaited<ReturnType<typeof dealer>>;

async function addSales({ car, services, session }: Dealer) {
  const rows = Array.from(
    { length: ITEMS },
    (_, index) => `${car.identifier},2021-03-05,3${index},${index + 1}/04/2026,9000,Trade`,
  );
  const heading = 'Guide ID,First registered,Mileage,Date sold,Sold for,Sold to';
  const file = new File([[heading, ...rows].join('\n')], 'sales.csv');
  await runAddPastSales(call({ file, columns: '', soldTo: 'trade' as const }, session), services);
}

interface RecurringWork {
  readonly work: string;
  readonly operation: string;
  readonly prepare: (opened: Dealer) => Promise<unknown>;
  readonly run: (services: Dealer['services']) => Promise<{ readonly cars: number } | { readonly sales: number }>;
}

const WORK: readonly RecurringWork[] = [
  {
    work: 'values of cars',
    operation: 'GetUsedValuesForIDYearMonthMileage',
    prepare: async () => undefined,
    run: (services) => revalueDue(services, RUNNING),
  },
  {
    work: 'live values',
    operation: 'GetUsedLive_IdRegDateMileage',
    prepare: async () => undefined,
    run: (services) => requestDueLive(services, RUNNING),
  },
  {
    work: 'market prices',
    operation: 'GetInternetPricesForIDYearMonthMileage',
    prepare: ({ services }) => revalueDue(services, RUNNING),
    run: (services) => requestDueMarket(services, RUNNING),
  },
  {
    work: 'forecasts',
    operation: 'ForecastByRegistrationDate',
    prepare: ({ services }) => revalueDue(services, RUNNING),
    run: (services) => forecastDue(services, RUNNING),
  },
  {
    work: 'values of past sales',
    operation: 'GetUsedValuesForIDYearMonthMileage',
    prepare: addSales,
    run: (services) => valuePastSales(services, RUNNING),
  },
];

/** So many requests of an operation fail: what is sent to the others is answered. */
function failingFor(operation: string, { caller }: Dealer['services'], failing: number): Provider {
  let failed = 0;
  const fails = (name: string) => name === operation && failed++ < failing;
  const fault = () =>
    Promise.reject(new Fault('provider_unreadable', { message: 'Of this item there is no answer.', fix: '' }));
  return {
    ...caller,
    call: (called, ...rest) => (fails(called.name) ? fault() : caller.call(called, ...rest)),
    requestResource: (called, ...rest) => (fails(called.name) ? fault() : caller.requestResource(called, ...rest)),
  };
}

for (const { work, operation, prepare, run } of WORK) {
  test(`${work}: ten items of fourteen fail, and the other four are done`, async () => {
    const opened = await dealer();
    await prepare(opened);
    const { services } = opened;
    const caller = failingFor(operation, services, FAILING);
    await assert.rejects(run({ ...services, caller }), /Of this item there is no answer/);
    assert.deepEqual(Object.values(await run(services))[0], FAILING);
  });
}

test('names of past sales: ten of fourteen fail, and the other four are named', async () => {
  const opened = await dealer();
  await addSales(opened);
  const { services } = opened;
  const naming = 'GetRefDescriptionFromIdWithSector';
  await assert.rejects(valuePastSales({ ...services, caller: failingFor(naming, services, FAILING) }, RUNNING));
  const unnamed = async () =>
    (
      await selectRow(
        database,
        z.object({ sales: z.int() }),
        'select count(*)::integer as sales from past_sales where make is null',
        [],
      )
    )?.sales;
  assert.equal(await unnamed(), FAILING);
  await valuePastSales(services, RUNNING);
  assert.equal(await unnamed(), 0);
});
