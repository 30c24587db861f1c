/** Market prices and live values of cars in stock: once for each edition and day, and nothing is billed. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { changeStockCar, listStockCars } from '@/lib/api/endpoints/stock-cars/stock-cars';
import { webOperations } from '@/lib/contract/operations';
import { Fault } from '@/lib/fault';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import type { Provider } from '@/lib/provider/provider';
import { runChangeStockCar } from './change-car';
import { requestDueLive } from './live-values';
import { requestDueMarket } from './market-ranges';
import { monthAfter, movingDealer } from './moving-dealer.fixture';
import { revalueDue } from './revaluation';
import { runRevalueStockCar } from './revalue';
import { runListStockCars, runReadStockMorning } from './stock-cars';

const recorded = await openRecordedServices();
const { database } = recorded;
after(() => recorded.close());

const BILLED = new Set(webOperations.filter(({ billed }) => billed).map(({ name }) => name));
const RUNNING = new AbortController().signal;
const MARKET = 'GetInternetPricesForIDYearMonthMileage';
const LIVE = 'GetUsedLive_IdRegDateMileage';

/** The work covers all organisations, so each test starts with an empty stock. */
async function dealer() {
  await database.query('delete from stock_cars');
  return movingDealer(recorded);
}

test('Over fourteen months market prices are answered once for each edition and live values once a day, and no look-up is billed', async () => {
  const { services, arrivals, ledger, value, take, add, moveTo, read } = await dealer();
  const ids = [await take(await value('AB21CDE', 30_000)), await take(await value('CD20EFG', 12_000))];
  const never = await add('GH18JKL');
  const paid = await ledger();
  arrivals.length = 0;
  for (let months = 0; months < 14; months++) {
    moveTo(monthAfter(months).moment);
    assert.deepEqual(await requestDueMarket(services, RUNNING), { cars: 0 }, `before month ${months} has its values`);
    await revalueDue(services, RUNNING);
    assert.deepEqual(await requestDueMarket(services, RUNNING), { cars: 2 }, `month ${months}`);
    assert.deepEqual(await requestDueMarket(services, RUNNING), { cars: 0 }, `again in month ${months}`);
    assert.deepEqual(await requestDueLive(services, RUNNING), { cars: 2 }, `live in month ${months}`);
    assert.deepEqual(await requestDueLive(services, RUNNING), { cars: 0 }, `live again in month ${months}`);
  }
  for (const id of ids) {
    const { market, live, values } = await read(id);
    const { lowPounds = 0, highPounds = 0 } = market.range ?? {};
    assert.ok(lowPounds > 0 && lowPounds < (values.retail ?? 0) && (values.retail ?? 0) < highPounds);
    assert.ok(market.isAnswered && live !== null && (live.clean ?? 0) > 0);
    const stored = await database.query(
      'select count(*)::integer as rows from stock_car_values where car_id = $1 and market_low_pounds is not null and market_at is not null',
      [id],
    );
    assert.deepEqual(stored.rows, [{ rows: 14 }], 'the range stays beside the value of each edition');
    assert.equal((await services.stockCars.live.values(id)).length, 14, 'every month has its own position');
  }
  assert.deepEqual(await read(never).then(({ market, live }) => [market.isAnswered, live]), [false, null]);
  assert.equal(arrivals.filter((operation) => operation === MARKET).length, 28);
  assert.equal(arrivals.filter((operation) => operation === LIVE).length, 28);
  assert.deepEqual(
    arrivals.filter((operation) => BILLED.has(operation)),
    [],
  );
  assert.equal(await ledger(), paid, 'the ledger is unchanged');
});

test('A live position that has not moved since is stored once, and one that has is a second', async () => {
  const { services, value, take, moveTo, read } = await dealer();
  const id = await take(await value('AB21CDE', 30_000));
  const days: string[] = [];
  for (const moment of ['2026-06-10T10:00:00Z', '2026-06-11T10:00:00Z', '2026-06-17T10:00:00Z']) {
    moveTo(moment);
    assert.deepEqual(await requestDueLive(services, RUNNING), { cars: 1 });
    days.push((await read(id)).live?.day ?? '');
  }
  assert.equal(days[0], days[1]);
  assert.notEqual(days[1], days[2]);
  assert.deepEqual(
    (await services.stockCars.live.values(id)).map(({ day }) => day),
    [days[0], days[2]],
  );
});

test('Asking prices outside the guide, outside market prices and outside both are three cases, in the morning and in the list', async () => {
  const { services, session, value, take } = await dealer();
  const ids: string[] = [];
  for (const plate of ['AB21CDE', 'CD20EFG', 'EF19GHJ', 'GH18JKL']) ids.push(await take(await value(plate, 30_000)));
  await database.query(
    `insert into stock_car_values (car_id, edition, mileage, retail_pounds, clean_pounds, below_pounds, valued_at,
       market_low_pounds, market_high_pounds, market_at)
     select id, '2026-06-01', 30000, 10000, 9000, 8000, now(), 9600, 10400, now()
     from unnest($1::uuid[]) car (id)`,
    [ids],
  );
  for (const [index, pounds] of [10_200, 8_500, 11_000, 9_800].entries())
    await database.query('update stock_cars set advertised_pounds = $2 where id = $1', [ids[index], pounds]);
  const { morning } = await runReadStockMorning(call({ lists: true }, session), services);
  const market = { lowPounds: 9_600, highPounds: 10_400 };
  assert.deepEqual(
    morning?.outside.map(({ id, guidePounds, marketPounds, market: range }) => [id, guidePounds, marketPounds, range]),
    [
      [ids[2], 1_000, 600, market],
      [ids[1], null, -1_100, market],
      [ids[0], 200, null, market],
    ],
  );
  assert.equal(morning?.outsideCars, 3);
  // Ordered by what is at stake, whatever the reason: £3,000 below cost before £1,100 below the market.
  await database.query('update stock_cars set cost_pounds = 12000 where id = $1', [ids[3]]);
  await database.query(`update stock_cars set live_day = '2026-06-20', live_clean_pounds = 8800 where id = $1`, [
    ids[0],
  ]);
  const { morning: later } = await runReadStockMorning(call({ lists: true }, session), services);
  assert.equal(later?.toActOnCars, 4);
  assert.deepEqual(
    later?.first.map((car) => [car.id, car.pastPounds, car.livePounds, car.guidePounds, car.marketPounds]),
    [
      [ids[3], 3_000, null, null, null],
      [ids[1], null, null, null, -1_100],
      [ids[2], null, null, 1_000, 600],
      [ids[0], null, 200, 200, null],
    ],
  );
  const listed = await runListStockCars(call(listStockCars.input.parse({ outside: true }), session), services);
  assert.deepEqual(new Set(listed.items.map(({ id }) => id)), new Set([ids[0], ids[1], ids[2]]));
});

test('While market prices are unavailable the value stays, and the range comes with the next run', async () => {
  const { services, value, take, read } = await dealer();
  const id = await take(await value('AB21CDE', 30_000));
  await revalueDue(services, RUNNING);
  const away: Pick<Provider, 'call'> = {
    call: (operation, params) =>
      operation.name === MARKET
        ? Promise.reject(new Fault('provider_unreachable', { message: 'Away.', fix: 'Try again later.' }))
        : services.caller.call(operation, params),
  };
  await assert.rejects(requestDueMarket({ ...services, caller: away }, RUNNING), { code: 'provider_unreachable' });
  const before = await read(id);
  assert.ok(before.values.clean && !before.market.isAnswered);
  await requestDueMarket(services, RUNNING);
  assert.ok((await read(id)).market.range);
});

test('On demand the range is that of the new mileage, and a car that becomes another vehicle has none', async () => {
  const { services, session, value, take, read } = await dealer();
  const id = await take(await value('AB21CDE', 30_000));
  await revalueDue(services, RUNNING);
  await requestDueMarket(services, RUNNING);
  await requestDueLive(services, RUNNING);
  const before = await read(id);
  await runChangeStockCar(call(changeStockCar.input.parse({ id, version: 1, mileage: 60_000 }), session), services);
  const answer = await runRevalueStockCar(call({ id }, session), services);
  const later = await read(id);
  assert.ok(
    answer.market && (before.market.range?.highPounds ?? 0) > answer.market.highPounds,
    'more miles, lower prices',
  );
  assert.deepEqual(later.market.range, answer.market);
  await database.query('update stock_cars set identifier = identifier + 1 where id = $1', [id]);
  const { market, live } = await read(id);
  assert.deepEqual([market, live], [{ isAnswered: false, range: null }, null]);
  assert.deepEqual(await services.stockCars.live.values(id), []);
});

test('Market prices for an older mileage are not stored with a value that was overwritten meanwhile', async () => {
  const { services, value, take, read } = await dealer();
  const id = await take(await value('AB21CDE', 30_000));
  await revalueDue(services, RUNNING);
  const [due] = await services.stockCars.market.due({
    kind: 'car',
    after: '00000000-0000-0000-0000-000000000000',
    limit: 1,
  });
  assert.ok(due);
  await database.query('update stock_car_values set mileage = mileage + 1000 where car_id = $1', [id]);
  await services.stockCars.market.save([{ ...due, lowPounds: 1, highPounds: 2 }]);
  assert.deepEqual((await read(id)).market, { isAnswered: false, range: null });
});
