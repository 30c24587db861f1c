/** For tests: a dealer with cars in stock, on a sandbox whose clock is moved by hand. */
import { z } from 'zod';
import { call, type RecordedServices } from '@/lib/features/testing/recorded-services';
import { runCreateValuation } from '@/lib/features/valuations/valuations';
import { inProcess } from '@/lib/provider/transport';
import { createSandbox, demoSubscriber } from '@/lib/sandbox/host/serve';
import { selectRows } from '@/lib/store/rows';
import { openStockCars } from '@/lib/store/stock-cars/stock-car-store';
import { runReadStockCar } from './stock-cars';
import { runAddStockCar, runTakeValuationIntoStock } from './take-in';

const countRow = z.object({ count: z.int() });
const entered = {
  title: null,
  stockNumber: null,
  mileage: null,
  milesPerMonth: 0,
  costPounds: null,
  preparationPounds: null,
  advertisedPounds: null,
  site: null,
  status: 'preparation' as const,
  notes: '',
};

/** An organisation on a sandbox whose clock is moved by hand. */
export async function movingDealer(recorded: RecordedServices) {
  const { database, secret } = recorded;
  let now = new Date('2026-06-05T10:00:00Z');
  /** Operations that reached the provider. */
  const arrivals: string[] = [];
  const sandbox = createSandbox({ clock: () => now, base: 'https://provider.example' });
  const transport = inProcess(async (request) => {
    arrivals.push(new URL(request.url).pathname.split('/').at(-1) ?? '');
    return sandbox.serve(request);
  });
  const opened = await recorded.dealer({ ...demoSubscriber, transport });
  const requests: string[] = [];
  const services = {
    ...opened.services,
    now: () => now,
    secret,
    stockCars: openStockCars(database),
    scheduleRunner: { request: async (name: string) => requests.push(name) > 0 },
  };
  const { session } = opened;
  const ledger = async () =>
    (
      await selectRows(
        database,
        countRow,
        'select count(*)::integer as count from look_ups where organisation_id = $1',
        [session.organisationId],
      )
    )[0]?.count ?? 0;
  const value = async (plate: string, mileage: number) => {
    const input = { plate, mileage, internetPrices: false, fresh: false };
    return (await runCreateValuation(call(input, session), services)).record.id;
  };
  const add = async (mark: string, input: object = {}) =>
    (await runAddStockCar(call({ ...entered, mark, inOn: '2026-06-01', ...input }, session), services)).id;
  const take = async (id: string) => (await runTakeValuationIntoStock(call({ id }, session), services)).id;
  /** More cars like one, each with `miles` more than the one before. */
  const takeMore = (id: string, cars: number, miles = 0) =>
    database.query(
      `insert into stock_cars (id, organisation_id, idempotency_key, created_by, created_at, owner_id, version, title, kind,
         identifier, registered, mileage, mileage_on, miles_per_month, in_on, status, notes)
       select gen_random_uuid(), organisation_id, 'copy ' || n, created_by, created_at, owner_id, version, title, kind,
         identifier, registered, mileage + n * $3::integer, mileage_on, miles_per_month, in_on, status, notes
       from stock_cars, generate_series(1, $2::integer) n where id = $1`,
      [id, cars, miles],
    );
  const moveTo = (moment: string) => void (now = new Date(moment));
  const read = async (id: string) => (await runReadStockCar(call({ id }, session), services)).car;
  return { services, session, arrivals, requests, ledger, value, add, take, takeMore, moveTo, read };
}

/** The fifth of the month that many months after June 2026, and its edition. */
export function monthAfter(months: number): { moment: string; edition: string } {
  const date = new Date(Date.UTC(2026, 5 + months, 5, 10));
  return { moment: date.toISOString(), edition: `${date.toISOString().slice(0, 7)}-01` };
}
