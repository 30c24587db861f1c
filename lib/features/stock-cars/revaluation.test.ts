/** Over fourteen months of a moved clock, every edition values every car once, and nothing is billed. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { webOperations } from '@/lib/contract/operations';
import { isLookedUp } from '@/lib/domain/stock-cars/looked-up-car';
import { mileageOn } from '@/lib/domain/stock-cars/mileage-on';
import { runCreateRegistration } from '@/lib/features/vehicles/registrations';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import type { Provider } from '@/lib/provider/provider';
import { selectRows } from '@/lib/store/rows';
import { changeStockCar } from '@/lib/api/endpoints/stock-cars/stock-cars';
import { runChangeStockCar, runIdentifyStockCar, runTakeOutOfStock } from './change-car';
import { monthAfter, movingDealer } from './moving-dealer.fixture';
import { revalueDue } from './revaluation';
import { runRevalueStockCar } from './revalue';
import { runListStockCars } from './stock-cars';
import { identified, identifyKnown } from './known-vehicle';
import { newCar } from '@/lib/domain/stock-cars/car-fields';

const recorded = await openRecordedServices();
const { database } = recorded;
after(() => recorded.close());

const BILLED = new Set(webOperations.filter(({ billed }) => billed).map(({ name }) => name));
const RUNNING = new AbortController().signal;
const rowsOf = async (id: string) =>
  selectRows(
    database,
    z.object({ edition: z.string(), mileage: z.int(), clean: z.int().nullable() }),
    `select edition::text, mileage, clean_pounds as clean from stock_car_values where car_id = $1 order by edition`,
    [id],
  );
const dealer = () => movingDealer(recorded);

test('Over fourteen months every edition values every identified car exactly once, and no look-up is billed', async () => {
  const { services, session, arrivals, ledger, value, add, take, moveTo, read } = await dealer();
  const first = await take(await value('AB21CDE', 30_000));
  const second = await take(await value('CD20EFG', 12_000));
  const third = await add('EF19GHJ', { milesPerMonth: 250 });
  const before = await ledger();
  assert.equal(before, 4, 'two valuations were paid for, each with its look-up');
  await value('EF19GHJ', 40_000);
  const never = await add('GH18JKL');
  const paid = await ledger();
  arrivals.length = 0;

  for (let months = 0; months < 14; months++) {
    moveTo(monthAfter(months).moment);
    assert.deepEqual(await revalueDue(services, RUNNING), { cars: 3, values: 3 }, `month ${months}`);
    assert.deepEqual(await revalueDue(services, RUNNING), { cars: 0, values: 0 }, `again in month ${months}`);
  }

  const editions = Array.from({ length: 14 }, (_, months) => monthAfter(months).edition);
  for (const [id, mileage, milesPerMonth] of [
    [first, 30_000, 0],
    [second, 12_000, 0],
    [third, 40_000, 250],
  ] as const) {
    const rows = await rowsOf(id);
    assert.deepEqual(
      rows.map(({ edition }) => edition),
      editions,
    );
    assert.deepEqual(
      rows.map((row) => row.mileage),
      editions.map((_, months) => mileage + months * milesPerMonth),
    );
    assert.ok(rows.every(({ clean }) => clean !== null));
    const car = await read(id);
    assert.equal(car.edition, editions.at(-1));
    assert.equal(car.values.clean, rows.at(-1)?.clean);
    assert.equal(car.changePounds, (rows.at(-1)?.clean ?? 0) - (rows.at(-2)?.clean ?? 0));
  }
  assert.deepEqual(await rowsOf(never), [], 'a car that was never identified is left out');
  const left = await runListStockCars(
    call(
      {
        unidentified: true,
        outside: false,
        flagged: false,
        sort: 'days',
        direction: 'descending',
        limit: 50,
        page: 1,
      } as const,
      session,
    ),
    services,
  );
  assert.deepEqual(
    left.items.map(({ id }) => id),
    [never],
  );
  assert.deepEqual(
    arrivals.filter((operation) => BILLED.has(operation)),
    [],
  );
  assert.equal(await ledger(), paid, 'the ledger is unchanged');
});

test('A car that came in months ago is valued in every edition since, one with a date in the future in the newest', async () => {
  const { services, value, add, requests } = await dealer();
  await value('AB21CDE', 30_000);
  const id = await add('AB21CDE', { inOn: '2026-03-20', mileage: 31_000 });
  const coming = await add('CD20EFG', { inOn: '2026-08-20', status: 'coming' });
  await value('CD20EFG', 30_000);
  const all = ['stock-values', 'stock-forecasts', 'stock-live-values'];
  assert.deepEqual(requests, [...all, ...all]);
  assert.deepEqual(await revalueDue(services, RUNNING), { cars: 2, values: 5 });
  const editions = async (car: string) => (await rowsOf(car)).map(({ edition }) => edition);
  assert.deepEqual(await editions(id), ['2026-03-01', '2026-04-01', '2026-05-01', '2026-06-01']);
  assert.deepEqual(await editions(coming), ['2026-06-01']);
});

test('A process that dies halfway, and two at the same time, neither lose a value nor write one twice', async () => {
  const { services, value, take } = await dealer();
  const cars: string[] = [];
  for (const plate of [
    'AB21CDE',
    'CD20EFG',
    'EF19GHJ',
    'GH18JKL',
    'JK17LMN',
    'LM16NPR',
    'AB20CDE',
    'CD19EFG',
    'EF18GHJ',
  ])
    cars.push(await take(await value(plate, 30_000)));
  let answered = 0;
  // After five answers nothing more returns, as if the process had been killed.
  const dying: Pick<Provider, 'call'> = {
    call: (operation, params) => {
      answered += 1;
      return answered > 5 ? new Promise<never>(() => undefined) : services.caller.call(operation, params);
    },
  };
  void revalueDue({ ...services, caller: dying }, RUNNING);
  while (answered <= 5) await setImmediate();
  await Promise.all([revalueDue(services, RUNNING), revalueDue(services, RUNNING)]);
  for (const id of cars) assert.deepEqual((await rowsOf(id)).length, 1, id);
  assert.deepEqual(await revalueDue(services, RUNNING), { cars: 0, values: 0 });
});

test('While the service is unavailable nothing is written, the fault is reported, and the next run writes everything', async () => {
  const { services, value, take } = await dealer();
  const id = await take(await value('AB21CDE', 30_000));
  const away: Pick<Provider, 'call'> = {
    call: (operation, params) =>
      operation.name === 'GetUsedValuesForIDYearMonthMileage'
        ? Promise.reject(new Error('away'))
        : services.caller.call(operation, params),
  };
  await assert.rejects(revalueDue({ ...services, caller: away }, RUNNING), /away/);
  assert.deepEqual(await rowsOf(id), []);
  assert.deepEqual(await revalueDue(services, RUNNING), { cars: 1, values: 1 });
});

test('On demand the newest edition is requested again at the current mileage, and its row overwritten', async () => {
  const { services, session, value, take, read } = await dealer();
  const id = await take(await value('AB21CDE', 30_000));
  await revalueDue(services, RUNNING);
  const input = changeStockCar.input.parse({ id, version: 1, mileage: 60_000 });
  await runChangeStockCar(call(input, session), services);
  const before = await read(id);
  await runRevalueStockCar(call({ id }, session), services);
  const [row, ...more] = await rowsOf(id);
  assert.deepEqual([row?.mileage, more], [60_000, []]);
  assert.ok((row?.clean ?? 0) < (before.values.clean ?? 0), 'more miles are worth less');
  assert.equal((await read(id)).values.clean, row?.clean);
});

test('A car that the guide has no derivative of has the name and the link of its look-up, and is not sold it again', async () => {
  const { services, session, add, read } = await dealer();
  const id = await add('RG19NLY', { mileage: 20_000 });
  assert.equal(isLookedUp(await read(id)), false);
  const { record } = await runCreateRegistration(call({ plate: 'RG19NLY', fresh: false }, session), services);
  assert.deepEqual(await runIdentifyStockCar(call({ id }, session), services), { isIdentified: false });
  const car = await read(id);
  assert.deepEqual(
    [car.identifier, car.title, car.registrationId, isLookedUp(car)],
    [null, record.identity.title, record.id, true],
  );
  await runIdentifyStockCar(call({ id }, session), services);
  await identifyKnown(services, RUNNING);
  assert.deepEqual(await read(id), car, 'nothing is left to change');
});

test('A car is identified by a later paid look-up, and a removed car is no longer valued', async () => {
  const { services, session, add, moveTo, read } = await dealer();
  const id = await add('AB21CDE', { mileage: 20_000 });
  assert.deepEqual(await runIdentifyStockCar(call({ id }, session), services), { isIdentified: false });
  await runCreateRegistration(call({ plate: 'AB21CDE', fresh: false }, session), services);
  assert.deepEqual(await runIdentifyStockCar(call({ id }, session), services), { isIdentified: true });
  assert.deepEqual(await revalueDue(services, RUNNING), { cars: 1, values: 1 });
  assert.ok((await read(id)).identifier);
  await runTakeOutOfStock(call({ id, on: '2026-06-05', soldPounds: null, soldTo: null }, session), services);
  moveTo(monthAfter(1).moment);
  await revalueDue(services, RUNNING);
  assert.equal((await rowsOf(id)).length, 1);
});

test('A vehicle in stock by VIN and by plate is identified twice, and does not block other cars’ values', async () => {
  const { services, add, read, session } = await dealer();
  const { record } = await runCreateRegistration(call({ plate: 'AB21CDE', fresh: false }, session), services);
  const { vin } = record.identity;
  assert.ok(vin);
  const byVin = await add(vin, { mileage: 20_000 });
  const byPlate = await add('AB21CDE', { mileage: 20_000 });
  await runCreateRegistration(call({ vin, fresh: false }, session), services);
  assert.deepEqual(await revalueDue(services, RUNNING), { cars: 2, values: 2 });
  const [twice, once] = [await read(byVin), await read(byPlate)];
  assert.deepEqual([twice.plate, twice.vin, once.plate], [null, vin, 'AB21 CDE']);
  assert.ok(once.identifier !== null && twice.identifier === once.identifier);
});

test('A plate that a colleague enters while its car is identified stays with the colleague’s, and all cars are valued', async () => {
  const { services, add, read, session } = await dealer();
  const { record } = await runCreateRegistration(call({ plate: 'AB21CDE', fresh: false }, session), services);
  const { vin } = record.identity;
  assert.ok(vin);
  const byVin = await add(vin, { mileage: 20_000 });
  await runCreateRegistration(call({ vin, fresh: false }, session), services);
  const other = await dealer();
  const others = await other.add('CD20EFG', { mileage: 12_000 });
  await runCreateRegistration(call({ plate: 'CD20EFG', fresh: false }, other.session), other.services);
  const { stockCars } = services;
  const entered: string[] = [];
  services.stockCars = {
    ...stockCars,
    save: async (...given) => {
      if (entered.length === 0) entered.push(await add('AB21CDE'));
      return stockCars.save(...given);
    },
  };
  assert.deepEqual(await runIdentifyStockCar(call({ id: byVin }, session), services), { isIdentified: true });
  assert.deepEqual((await read(byVin)).plate, null);
  await database.query('update stock_cars set identifier = null where id = $1', [byVin]);
  await database.query('delete from stock_cars where id = any ($1::uuid[])', [entered.splice(0)]);
  await revalueDue(services, RUNNING);
  const identifiedCar = await read(byVin);
  assert.deepEqual([identifiedCar.plate, identifiedCar.vin], [null, vin]);
  assert.ok(identifiedCar.values.clean !== null);
  assert.ok((await other.read(others)).values.clean !== null);
});

test('Two cars of one VIN are identified in one run, and the first takes the plate', async () => {
  const { services, add, read, session } = await dealer();
  const { record } = await runCreateRegistration(call({ plate: 'AB21CDE', fresh: false }, session), services);
  const { vin } = record.identity;
  assert.ok(vin);
  const ids = [await add(vin, { mileage: 20_000 }), await add('CD20EFG', { mileage: 20_000 })];
  await database.query('update stock_cars set plate = null, vin = $2 where id = any ($1::uuid[])', [ids, vin]);
  await runCreateRegistration(call({ vin, fresh: false }, session), services);
  await identifyKnown(services, RUNNING);
  const cars = await Promise.all(ids.map((id) => read(id)));
  assert.ok(cars.every(({ identifier }) => identifier !== null));
  assert.deepEqual(new Set(cars.map(({ plate }) => plate)), new Set(['AB21 CDE', null]));
});

test('An entered date of registration stays if no record has one', () => {
  const registered = '2021-03-05';
  const {
    plate,
    vin,
    title,
    make,
    derivative,
    mileage,
    mileageOn: on,
    valuationId,
    registrationId,
  } = newCar('2026-06-01');
  const guide = { kind: 'car' as const, identifier: 5, registered: null };
  const known = { plate, vin, title, make, derivative, mileage, mileageOn: on, valuationId, registrationId, ...guide };
  assert.equal(identified({ ...newCar('2026-06-01'), registered }, known).registered, registered);
  assert.equal(
    identified({ ...newCar('2026-06-01'), registered }, { ...known, registered: '2021-03-06' }).registered,
    '2021-03-06',
  );
});

test('A car for which the service fails does not block cars of the other kind', async () => {
  const { services, value, take } = await dealer();
  const cars = [await take(await value('AB21CDE', 30_000)), await take(await value('CD20EFG', 12_000))];
  await database.query(`update stock_cars set kind = 'van' where id = $1`, [cars[1]]);
  let first: unknown = null;
  const caller: Pick<Provider, 'call'> = {
    call(operation, params) {
      const kind = 'Database' in params ? params.Database : null;
      if (operation.name !== 'GetUsedValuesForIDYearMonthMileage') return services.caller.call(operation, params);
      first ??= kind;
      return kind === first ? Promise.reject(new Error('no answer')) : services.caller.call(operation, params);
    },
  };
  await assert.rejects(revalueDue({ ...services, caller }, RUNNING), /no answer/);
  const rows = [];
  for (const id of cars) rows.push((await rowsOf(id)).length);
  assert.deepEqual(
    rows.toSorted((a, b) => a - b),
    [0, 1],
  );
});

for (const [day, expected] of [
  ['2026-06-01', 10_000],
  ['2026-07-01', 10_500],
  ['2027-06-01', 16_000],
  ['2026-04-01', 9_000],
  ['2024-01-01', 0],
] as const) {
  test(`10,000 miles in June 2026 and 500 a month are ${expected} in the edition of ${day}`, () => {
    assert.equal(mileageOn({ mileage: 10_000, mileageOn: '2026-06-20', milesPerMonth: 500 }, day), expected);
  });
}
