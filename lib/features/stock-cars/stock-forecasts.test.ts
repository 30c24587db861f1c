/** Forecasts for cars in stock: once for each edition, equal cars in one request, and nothing is billed. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { changeStockCar } from '@/lib/api/endpoints/stock-cars/stock-cars';
import { webOperations } from '@/lib/contract/operations';
import { Fault } from '@/lib/fault';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import type { Provider } from '@/lib/provider/provider';
import { runChangeStockCar } from './change-car';
import { monthAfter, movingDealer } from './moving-dealer.fixture';
import { revalueDue } from './revaluation';
import { runRevalueStockCar } from './revalue';
import { forecastDue } from './stock-forecasts';
import { runReadStockMorning } from './stock-cars';

const recorded = await openRecordedServices();
const { database } = recorded;
after(() => recorded.close());

const BILLED = new Set(webOperations.filter(({ billed }) => billed).map(({ name }) => name));
const RUNNING = new AbortController().signal;
const NONE = { 1: null, 3: null, 6: null };
const FORECAST = 'byRegistrationDate';
/** The work covers all organisations, so each test starts with an empty stock. */
async function dealer() {
  await database.query('delete from stock_cars');
  return movingDealer(recorded);
}

test('In every edition the forecast is requested once for each car, and no look-up is billed', async () => {
  const { services, session, arrivals, ledger, value, take, moveTo, read } = await dealer();
  const ids = [await take(await value('AB21CDE', 30_000)), await take(await value('CD20EFG', 12_000))];
  const paid = await ledger();
  arrivals.length = 0;
  for (let months = 0; months < 4; months++) {
    const { moment, edition } = monthAfter(months);
    moveTo(moment);
    await revalueDue(services, RUNNING);
    assert.deepEqual(await forecastDue(services, RUNNING), { cars: 2 }, `month ${months}`);
    assert.deepEqual(await forecastDue(services, RUNNING), { cars: 0 }, `again in month ${months}`);
    const cars = [await read(ids[0] ?? ''), await read(ids[1] ?? '')];
    for (const car of cars) {
      assert.deepEqual([car.forecastEdition, car.forecastDay], [edition, edition]);
      assert.ok(Object.values(car.expected).every((pounds) => pounds !== null && pounds > 0));
    }
    const { morning } = await runReadStockMorning(call({ lists: true }, session), services);
    const sum = (figure: (car: (typeof cars)[number]) => number | null) =>
      cars.reduce((total, car) => total + (figure(car) ?? 0), 0);
    const { byMonth, ...expected } = morning?.expected ?? assert.fail('no stock');
    assert.deepEqual([byMonth[0], byMonth[2], byMonth[5]], Object.values(expected.pounds));
    assert.ok(byMonth.length >= 6 && byMonth.every((pounds, at) => pounds < (byMonth[at - 1] ?? Infinity)));
    assert.deepEqual(expected, {
      cars: 2,
      vans: 0,
      cleanPounds: sum(({ values }) => values.clean),
      pounds: {
        1: sum(({ expected }) => expected[1]),
        3: sum(({ expected }) => expected[3]),
        6: sum(({ expected }) => expected[6]),
      },
      leftOut: { unidentified: 0, withoutValue: 0, notForecast: 0, withoutForecast: 0 },
    });
  }
  assert.equal(arrivals.filter((operation) => operation === FORECAST).length, 8);
  assert.deepEqual(
    arrivals.filter((operation) => BILLED.has(operation)),
    [],
  );
  assert.equal(await ledger(), paid, 'the ledger is unchanged');
});

test('Cars of one derivative and plate share one request, each at its own mileage', async () => {
  const { services, arrivals, value, take, read } = await dealer();
  const [first, second] = [await take(await value('AB21CDE', 30_000)), await take(await value('CD20EFG', 60_000))];
  const { identifier } = await read(first);
  await database.query(`update stock_cars set identifier = $2, registered = $3 where id = $1`, [
    second,
    identifier,
    '2021-04-20',
  ]);
  await database.query(`update stock_cars set registered = '2021-03-02' where id = $1`, [first]);
  arrivals.length = 0;
  assert.deepEqual(await forecastDue(services, RUNNING), { cars: 2 });
  assert.equal(arrivals.filter((operation) => operation === FORECAST).length, 1);
  const [low, high] = [(await read(first)).expected[1], (await read(second)).expected[1]];
  assert.ok(low !== null && high !== null && low > high, 'more miles are worth less');
});

test('An unavailable forecast service does not block values; the next run fetches what is missing', async () => {
  const { services, session, value, take, read } = await dealer();
  const id = await take(await value('AB21CDE', 30_000));
  const away: Pick<Provider, 'call' | 'requestResource'> = {
    call: (operation, params) => services.caller.call(operation, params),
    requestResource: () => Promise.reject(new Fault('provider_unreachable', { message: 'Away.', fix: 'Wait.' })),
  };
  assert.deepEqual(await revalueDue({ ...services, caller: away }, RUNNING), { cars: 1, values: 1 });
  await assert.rejects(forecastDue({ ...services, caller: away }, RUNNING), Fault);
  const onDemand = await runRevalueStockCar(call({ id }, session), { ...services, caller: away });
  assert.equal(onDemand.isForecast, false);
  const without = await read(id);
  assert.ok(without.values.clean !== null);
  assert.deepEqual([without.expected, without.forecastEdition], [NONE, null]);
  const { morning } = await runReadStockMorning(call({ lists: true }, session), services);
  assert.deepEqual([morning?.expected.cars, morning?.expected.leftOut.notForecast], [0, 1]);
  assert.deepEqual(await forecastDue(services, RUNNING), { cars: 1 });
  assert.ok((await read(id)).expected[6] !== null);
});

test('A car that the forecast does not know shows so, and is requested once per edition', async () => {
  const { services, session, arrivals, value, take, read } = await dealer();
  const id = await take(await value('AB21CDE', 30_000));
  await database.query('update stock_cars set identifier = 999999 where id = $1', [id]);
  await database.query(
    `insert into stock_car_values (car_id, edition, mileage, clean_pounds, valued_at) values ($1, '2026-06-01', 1, 9000, now())`,
    [id],
  );
  assert.deepEqual(await forecastDue(services, RUNNING), { cars: 1 });
  const car = await read(id);
  assert.deepEqual([car.expected, car.forecastEdition, car.forecastDay], [NONE, '2026-06-01', null]);
  arrivals.length = 0;
  assert.deepEqual(await forecastDue(services, RUNNING), { cars: 0 });
  assert.ok(!arrivals.includes(FORECAST));
  const { morning } = await runReadStockMorning(call({ lists: true }, session), services);
  assert.deepEqual([morning?.expected.cars, morning?.expected.leftOut.withoutForecast], [0, 1]);
});

test('A car that becomes another vehicle loses its values and expected values, one at another mileage keeps them', async () => {
  const { services, session, value, take, read } = await dealer();
  const id = await take(await value('AB21CDE', 30_000));
  await revalueDue(services, RUNNING);
  await forecastDue(services, RUNNING);
  const change = (input: object) =>
    runChangeStockCar(call(changeStockCar.input.parse({ id, ...input }), session), services);
  const before = await read(id);
  await change({ version: 1, mileage: 40_000 });
  const same = await read(id);
  assert.deepEqual([same.values, same.expected], [before.values, before.expected]);
  await runRevalueStockCar(call({ id }, session), services);
  assert.ok(((await read(id)).expected[1] ?? 0) < (before.expected[1] ?? 0), 'requested again on demand');
  await change({ version: 2, registered: '2021-09-01' });
  const other = await read(id);
  assert.deepEqual([other.edition, other.values.clean, other.expected], [null, null, NONE]);
  assert.deepEqual([other.forecastEdition, other.forecastDay], [null, null]);
});
