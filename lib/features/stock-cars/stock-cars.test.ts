/** Cars in stock on a real database: taken in by hand and from lists, changed, sold, summed and exported. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { z } from 'zod';
import { changeStockCar, exportStockCars, listStockCars } from '@/lib/api/endpoints/stock-cars/stock-cars';
import { addList } from '@/lib/features/stock/stock-dealer.fixture';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { IN_STOCK } from '@/lib/domain/stock-cars/stock-car-state';
import { runChangeStockCar, runTakeOutOfStock, runReturnToStock } from './change-car';
import { stockCarDealer } from './stock-car-dealer.fixture';
import { runExportStockCars, runReadStockMorning } from './stock-cars';
import { newCar } from '@/lib/domain/stock-cars/car-fields';
import { faultOf } from '@/lib/features/testing/fault-of';
import { runTakeValuationIntoStock } from './take-in';
import { runReadListDifferences, runTakeListIntoStock } from './take-list';

const recorded = await openRecordedServices({ everyMark: true });
const { database } = recorded;
after(() => recorded.close());

const NONE_REFUSED = { refused: [], refusedRows: 0 };
const dealer = () => stockCarDealer(recorded);

test('A car is taken in by hand once for each submission and plate, without any look-up', async () => {
  const { add, read, used } = await dealer();
  const key = randomUUID();
  const first = await add({ mark: 'ab21 cde', costPounds: 8_000, title: 'Blue Golf' }, key);
  assert.deepEqual(await add({ mark: 'ab21 cde', costPounds: 8_000, title: 'Blue Golf' }, key), first);
  assert.deepEqual(await add({ mark: 'AB21CDE' }), { id: first.id, isNew: false, outcome: 'unchanged' });
  const { car, changes } = await read(first.id);
  assert.deepEqual(
    [car.plate, car.title, car.costPounds, car.status, car.identifier],
    ['AB21 CDE', 'Blue Golf', 8_000, 'preparation', null],
  );
  assert.deepEqual(
    changes.map(({ field, by, after: to }) => [field, by, to]),
    [['Status', 'J. Smith', 'In preparation']],
  );
  assert.equal(await used(), 0);
});

test('A stock number of another car is refused at its field: the two cars are not taken for one', async () => {
  const { add, list } = await dealer();
  await add({ mark: 'AB21CDE', stockNumber: 'S1' });
  const refused = await faultOf(add({ mark: 'CD20EFG', stockNumber: 'S1' }));
  assert.deepEqual([refused.code, refused.field], ['conflict', 'stockNumber']);
  assert.equal((await list()).totals.cars, 1);
  assert.equal((await add({ mark: 'CD20EFG', stockNumber: 'S2' })).isNew, true);
});

test('What is neither reg nor VIN, a day in the future and one too long ago are refused at their field', async () => {
  const { add } = await dealer();
  assert.equal((await faultOf(add({ mark: '!!!' }))).field, 'mark');
  assert.equal((await faultOf(add({ mark: 'AB21CDE', inOn: '2026-07-01' }))).field, 'inOn');
  assert.equal(
    (await faultOf(add({ mark: 'AB21CDE', inOn: '1926-06-01' }))).message,
    'The date in is more than 20 years ago.',
  );
  assert.equal((await add({ mark: 'AB21CDE', inOn: '2026-07-01', status: 'coming' })).isNew, true);
  assert.equal((await add({ mark: 'WVWZZZ1KZAW000001' })).isNew, true);
});

test('A valuation is taken in with its data, and every change records who, when, before and after', async () => {
  const { services, session, value, read } = await dealer();
  const valuation = await value();
  const { id } = await runTakeValuationIntoStock(call({ id: valuation }, session), services);
  const { car } = await read(id);
  assert.deepEqual([car.plate, car.mileage, car.valuationId], ['AB21 CDE', 23_499, valuation]);
  assert.ok(car.identifier && car.registered && car.make);
  const change = (input: object) =>
    runChangeStockCar(call(changeStockCar.input.parse({ id, ...input }), session), services);
  assert.deepEqual(await change({ version: 1, advertisedPounds: 11_000, status: 'for_sale', site: ' Leeds ' }), {
    version: 2,
  });
  assert.equal((await faultOf(change({ version: 1, advertisedPounds: 9_000 }))).code, 'conflict');
  const { changes } = await read(id);
  assert.deepEqual(
    changes.map(({ field, before, after: to }) => [field, before, to]),
    [
      ['Status', 'In preparation', 'For sale'],
      ['Site', null, 'Leeds'],
      ['Asking price', null, '£11,000'],
      ['Status', null, 'In preparation'],
    ],
  );
});

test('A sale needs price and buyer, removes the car from the list, and can be undone', async () => {
  const { services, session, add, read, list } = await dealer();
  const { id } = await add({ mark: 'AB21CDE', inOn: '2026-06-01' });
  const takeOut = (input: { on: string; soldPounds: number | null; soldTo: 'trade' | 'retail' | null }) =>
    runTakeOutOfStock(call({ id, ...input }, session), services);
  assert.equal((await faultOf(takeOut({ on: '2026-06-05', soldPounds: 9_000, soldTo: null }))).field, 'soldPounds');
  assert.equal((await faultOf(takeOut({ on: '2026-05-31', soldPounds: 9_000, soldTo: 'trade' }))).field, 'on');
  assert.equal((await faultOf(takeOut({ on: '2026-06-06', soldPounds: 9_000, soldTo: 'trade' }))).field, 'on');
  await takeOut({ on: '2026-06-05', soldPounds: 9_000, soldTo: 'retail' });
  const later = changeStockCar.input.parse({ id, version: 2, inOn: '2026-06-06' });
  services.now = () => new Date('2026-06-07T10:00:00Z');
  assert.equal((await faultOf(runChangeStockCar(call(later, session), services))).field, 'inOn', 'after it left');
  assert.equal((await list()).totals.cars, 0);
  const sold = await list({ status: 'sold' });
  assert.deepEqual(
    sold.items.map(({ soldPounds, soldTo, daysInStock }) => [soldPounds, soldTo, daysInStock]),
    [[9_000, 'retail', 4]],
  );
  assert.equal((await add({ mark: 'AB21CDE' })).isNew, true, 'the same car may come in again');
  assert.equal((await faultOf(runReturnToStock(call({ id }, session), services))).code, 'conflict');
  const { id: other } = await add({ mark: 'CD20EFG', inOn: '2026-06-01' });
  await runTakeOutOfStock(call({ id: other, on: '2026-06-02', soldPounds: null, soldTo: null }, session), services);
  assert.equal((await read(other)).car.status, 'removed');
  await runReturnToStock(call({ id: other }, session), services);
  assert.equal((await read(other)).car.status, 'preparation', 'as before');
});

test('A car that comes back has the status that it had before, however it left', async () => {
  const { services, session, add, read } = await dealer();
  const { id } = await add({ mark: 'AB21CDE', inOn: '2026-06-01' });
  const outcomes = [
    { soldPounds: null, soldTo: null },
    { soldPounds: 9_000, soldTo: 'trade' },
  ] as const;
  for (const status of IN_STOCK)
    for (const outcome of outcomes) {
      const { version } = (await read(id)).car;
      await runChangeStockCar(call(changeStockCar.input.parse({ id, version, status }), session), services);
      await runTakeOutOfStock(call({ id, on: '2026-06-05', ...outcome }, session), services);
      await runReturnToStock(call({ id }, session), services);
      const { car } = await read(id);
      assert.deepEqual([car.status, car.leftOn, car.soldPounds], [status, null, null]);
    }
});

test('After more changes than are shown, earlier asking prices and the status before the sale are still exact', async () => {
  const { services, session, add, read } = await dealer();
  const { id } = await add({ mark: 'AB21CDE', inOn: '2026-01-05', advertisedPounds: 9_000, status: 'reserved' });
  const change = (moment: string, field: string, before: string | null, to: string | null) =>
    database.query('insert into stock_car_history (car_id, at, field, before, after) values ($1, $2, $3, $4, $5)', [
      id,
      moment,
      field,
      before,
      to,
    ]);
  await change('2026-02-10T10:00:00Z', 'advertisedPounds', '12000', '11500');
  await change('2026-02-10T11:00:00Z', 'advertisedPounds', '11500', '11000');
  // On 1 April in Britain, still March by UTC.
  await change('2026-03-31T23:30:00Z', 'advertisedPounds', '11000', null);
  await change('2026-04-20T10:00:00Z', 'advertisedPounds', null, '9000');
  await runTakeOutOfStock(call({ id, on: '2026-06-05', soldPounds: 9_000, soldTo: 'trade' }, session), services);
  await database.query(
    `insert into stock_car_history (car_id, at, field, before, after)
     select $1, '2026-06-05T12:00:00Z', 'notes', n::text, (n + 1)::text from generate_series(1, 250) n`,
    [id],
  );
  await database.query(
    `insert into stock_car_values (car_id, edition, mileage, valued_at)
     select $1, day, 10000, now() from unnest($2::date[]) day`,
    [id, ['2026-02-01', '2026-02-10', '2026-03-31', '2026-04-01', '2026-05-01']],
  );
  const { values, changes } = await read(id);
  assert.deepEqual(
    values.map(({ edition, advertisedPounds }) => [edition, advertisedPounds]),
    [
      ['2026-02-01', 12_000],
      ['2026-02-10', 11_000],
      ['2026-03-31', 11_000],
      ['2026-04-01', null],
      ['2026-05-01', 9_000],
    ],
  );
  assert.equal(changes.length, 200);
  await runReturnToStock(call({ id }, session), services);
  assert.equal((await read(id)).car.status, 'reserved');
});

test('A list shows what it would add and change before it writes, and updates by plate', async () => {
  const { services, session, add, read, list, used } = await dealer();
  const { id } = await add({ mark: 'AB21CDE', mileage: 20_000, costPounds: 8_000 });
  const text = 'Reg,Mileage,Stock no,Cost,Site\nAB21CDE,21000,S1,8000,Leeds\nCD20EFG,12000,S2,7000,York\nbad,1,,,\n';
  const { id: listId } = await addList(text, session, services);
  const differences = await runReadListDifferences(call({ id: listId }, session), services);
  assert.deepEqual(
    [differences.added, differences.unchanged, differences.skipped, differences.changedCars],
    [1, 0, 1, 1],
  );
  assert.deepEqual(
    differences.changed[0]?.changes.map(({ field, before, after: to }) => [field, before, to]),
    [
      ['stockNumber', null, 'S1'],
      ['mileage', '20000', '21000'],
      ['site', null, 'Leeds'],
    ],
  );
  assert.equal((await read(id)).car.mileage, 20_000, 'nothing is written yet');
  assert.deepEqual(await runTakeListIntoStock(call({ id: listId }, session), services), {
    added: 1,
    changed: 1,
    ...NONE_REFUSED,
  });
  assert.deepEqual(await runTakeListIntoStock(call({ id: listId }, session), services), {
    added: 0,
    changed: 0,
    ...NONE_REFUSED,
  });
  const { totals, sites } = await list();
  assert.deepEqual([totals.cars, totals.costPounds, totals.withoutCost, totals.withoutValue], [2, 15_000, 0, 2]);
  assert.deepEqual(sites, ['Leeds', 'York']);
  assert.equal(await used(), 0);
});

test('A stock number in a list stays with the car that has it: every car comes in, and no other is changed', async () => {
  const { services, session, add, list } = await dealer();
  await add({ mark: 'AB21CDE', stockNumber: 'S1' });
  await add({ mark: 'CD20EFG', stockNumber: 'S2' });
  const text = 'Reg,Mileage,Stock no\nCD20EFG,12000,S1\nEF19GHJ,9000,S2\nGH18JKL,8000,S3\nJK17LMN,7000,S3\n';
  const { id } = await addList(text, session, services);
  const { added, changed } = await runReadListDifferences(call({ id }, session), services);
  assert.equal(added, 3);
  assert.deepEqual(
    changed.map(({ changes }) => changes.map(({ field }) => field)),
    [['mileage', 'mileageOn']],
  );
  assert.deepEqual(await runTakeListIntoStock(call({ id }, session), services), {
    added: 3,
    changed: 1,
    ...NONE_REFUSED,
  });
  const numbers = (await list()).items.map(({ plate, stockNumber }) => `${plate} ${stockNumber}`);
  assert.deepEqual(numbers.sort(), ['AB21 CDE S1', 'CD20 EFG S2', 'EF19 GHJ null', 'GH18 JKL S3', 'JK17 LMN null']);
});

test('If a colleague enters or changes cars of a list after its comparison, all others are taken in and those rows are named', async () => {
  const { services, session, add, list, requested } = await dealer();
  const { id: changed } = await add({ mark: 'AB21CDE' });
  await add({ mark: 'CD20EFG' });
  const rows = ['AB21CDE,1000,', 'CD20EFG,2000,S2', 'EF19GHJ,3000,', 'GH18JKL,4000,', 'JK17LMN,5000,'];
  const { id } = await addList(`Reg,Mileage,Stock no\n${rows.join('\n')}\n`, session, services);
  const { stockCars } = services;
  const key = randomUUID();
  const meanwhile = {
    ...services,
    stockCars: {
      ...stockCars,
      matching: async (marks: Parameters<typeof stockCars.matching>[0]) => {
        const found = await stockCars.matching(marks);
        const input = changeStockCar.input.parse({ id: changed, version: 1, site: 'Leeds' });
        await runChangeStockCar(call(input, session), services);
        await add({ mark: 'EF19GHJ', stockNumber: 'S2' });
        requested.length = 0;
        return found;
      },
    },
  };
  const reason = 'Another car in stock has this plate or stock number.';
  const { refused, ...counts } = await runTakeListIntoStock(call({ id }, session, key), meanwhile);
  assert.deepEqual(counts, { added: 2, changed: 0, refusedRows: 3 });
  assert.deepEqual(
    refused.map(({ row, plate, reason: why }) => [row, plate, why]),
    [
      [2, 'AB21 CDE', 'This car was changed in the meantime, so it was left unchanged.'],
      [3, 'CD20 EFG', reason],
      [4, 'EF19 GHJ', reason],
    ],
  );
  assert.deepEqual(requested, ['stock-values', 'stock-forecasts', 'stock-live-values']);
  assert.equal((await list()).totals.cars, 5);
  // The same submission sent twice: its own cars do not count as another's.
  const none = { ...services, stockCars: { ...stockCars, matching: async () => [] } };
  const again = await runTakeListIntoStock(call({ id }, session, key), none);
  assert.deepEqual([again.added, again.changed, again.refused.map(({ row }) => row)], [0, 0, [2, 3, 4]]);
});

test('A stock number that two rows of a list have finds its car once', async () => {
  const { services, session, add, list } = await dealer();
  await add({ mark: 'WVWZZZ1KZAW000001', stockNumber: 'S1' });
  const { id } = await addList('Reg,Mileage,Stock no\nAB21CDE,1000,S1\nCD20EFG,2000,S1\n', session, services);
  assert.deepEqual(await runTakeListIntoStock(call({ id }, session), services), {
    added: 1,
    changed: 1,
    ...NONE_REFUSED,
  });
  const numbers = (await list()).items.map(({ plate, vin, stockNumber }) => [plate, vin, stockNumber].join(' '));
  assert.deepEqual(numbers.sort(), ['AB21 CDE WVWZZZ1KZAW000001 S1', 'CD20 EFG  ']);
});

test('A file holds each car once, in its order, while the stock changes as it is written', async () => {
  const { services, session, add } = await dealer();
  const marks = Array.from({ length: 1_010 }, (_, index) => `T${index + 1} ABC`);
  const { organisationId, personId } = session;
  const cars = marks.map((plate, index) => ({
    ...newCar('2026-06-01'),
    id: randomUUID(),
    idempotencyKey: plate,
    plate: plate.replace(' ', ''),
    title: plate,
    costPounds: index,
  }));
  assert.equal((await services.stockCars.add({ organisationId, personId }, cars)).length, 1_010);
  const input = exportStockCars.input.parse({ format: 'json', sort: 'cost', direction: 'ascending' });
  const file = await runExportStockCars(call(input, session), services);
  let text = '';
  for await (const part of file.body) {
    // After the first car: one is added before all others, the cheapest becomes the dearest, and one leaves.
    if (text === '[') {
      await add({ mark: 'AB21CDE', costPounds: 0 });
      await database.query('update stock_cars set cost_pounds = 9999999 where id = $1', [cars[0]?.id]);
      await database.query(`update stock_cars set status = 'removed', left_on = '2026-06-05' where id = $1`, [
        cars[1]?.id,
      ]);
    }
    text += String(part);
  }
  const written = z.array(z.object({ id: z.string() })).parse(JSON.parse(text));
  assert.deepEqual(
    written.map(({ id }) => id),
    cars.map(({ id }) => id),
  );
});

test('The sums of a large stock may exceed four bytes', async () => {
  const { services, session, list } = await dealer();
  const { organisationId, personId } = session;
  const cars = Array.from({ length: 300 }, (_, index) => ({
    ...newCar('2026-06-01'),
    id: randomUUID(),
    idempotencyKey: String(index),
    costPounds: 10_000_000,
  }));
  await services.stockCars.add({ organisationId, personId }, cars);
  assert.equal((await list()).totals.costPounds, 3_000_000_000);
  const { morning } = await runReadStockMorning(call({ lists: true }, session), services);
  assert.equal(morning?.totals.costPounds, 3_000_000_000);
});

test('The morning sums up what is in stock: worked out by hand from three cars', async () => {
  const { services, session, add } = await dealer();
  const morning = async () => (await runReadStockMorning(call({ lists: true }, session), services)).morning;
  assert.equal(await morning(), null);
  const today = new Date();
  const ago = (days: number) => new Date(today.getTime() - days * 86_400_000).toISOString().slice(0, 10);
  const cars = [
    { mark: 'AB21CDE', costPounds: 8_000, preparationPounds: 500, advertisedPounds: 12_000 },
    { mark: 'CD20EFG', costPounds: 6_000, advertisedPounds: 9_000 },
    { mark: 'EF19GHJ' },
  ];
  const ids: string[] = [];
  for (const car of cars) ids.push((await add(car)).id);
  for (const [index, days] of [10, 45, 100].entries())
    await database.query('update stock_cars set in_on = $2 where id = $1', [ids[index], ago(days)]);
  await database.query(
    `insert into stock_car_values (car_id, edition, mileage, retail_pounds, clean_pounds, average_pounds, below_pounds, valued_at)
     values ($1, '2026-05-01', 1, 11800, 9800, 9000, 8000, now()), ($1, '2026-06-01', 1, 11500, 9500, 8800, 7900, now()),
            ($2, '2026-05-01', 1, 9000, 7000, 6500, 6000, now()), ($2, '2026-06-01', 1, 9100, 7050, 6500, 6000, now())`,
    [ids[0], ids[1]],
  );
  const shown = await morning();
  assert.ok(shown);
  const { cars: count, costPounds, withoutCost, cleanPounds, retailPounds, withoutValue, unidentified } = shown.totals;
  assert.deepEqual(
    [count, costPounds, withoutCost, cleanPounds, retailPounds, withoutValue, unidentified],
    [3, 14_500, 1, 16_550, 20_600, 1, 3],
  );
  assert.deepEqual(
    shown.totals.bands.map(({ key, cars: inBand }) => [key, inBand]),
    [
      ['0', 1],
      ['31', 1],
      ['91', 1],
    ],
  );
  assert.deepEqual(
    shown.fallen.map(({ id, pounds }) => [id, pounds]),
    [[ids[0], 300]],
  );
  assert.deepEqual(
    shown.outside.map(({ id, guidePounds, marketPounds }) => [id, guidePounds, marketPounds]),
    [[ids[0], 500, null]],
  );
  assert.deepEqual([shown.outsideCars, shown.edition], [1, '2026-06-01']);
  await database.query(`update stock_cars set kind = 'van' where id = $1`, [ids[0]]);
  const file = await runExportStockCars(
    call({ ...listStockCars.input.parse({}), format: 'json' as const }, session),
    services,
  );
  let text = '';
  for await (const part of file.body) text += String(part);
  assert.deepEqual(
    z
      .array(z.object({ id: z.string(), isWithoutVat: z.boolean() }))
      .parse(JSON.parse(text))
      .map(({ id, isWithoutVat }) => [id === ids[0], isWithoutVat])
      .toSorted(([one], [other]) => Number(one) - Number(other)),
    [
      [false, false],
      [false, false],
      [true, true],
    ],
  );
});

test('The morning lists cars with Clean below cost, with what another month is expected to do', async () => {
  const { services, session, add } = await dealer();
  const cars = [
    { mark: 'AB21CDE', costPounds: 9_000, preparationPounds: 600 },
    { mark: 'CD20EFG', costPounds: 9_500 },
    { mark: 'EF19GHJ', costPounds: 10_000 },
    { mark: 'GH18JKL', preparationPounds: 20_000 },
  ];
  const ids: string[] = [];
  for (const car of cars) ids.push((await add(car)).id);
  for (const id of ids)
    await database.query(
      `insert into stock_car_values (car_id, edition, mileage, retail_pounds, clean_pounds, average_pounds, below_pounds, valued_at)
       values ($1, '2026-06-01', 1, 11500, 9500, 8800, 7900, now())`,
      [id],
    );
  await database.query(
    `update stock_cars set forecast_edition = '2026-06-01', expected_1_pounds = 9300 where id = $1`,
    [ids[2]],
  );
  const { morning } = await runReadStockMorning(call({ lists: true }, session), services);
  // A car without a cost is in neither; Clean equal to the cost still covers it.
  assert.deepEqual(
    morning?.past.map(({ id, pounds, expected1Pounds }) => [id, pounds, expected1Pounds]),
    [
      [ids[2], 500, 9_300],
      [ids[0], 100, null],
    ],
  );
  assert.equal(morning?.pastCars, 2);
  // Home shows all else, and how many cars each reason has.
  const home = await runReadStockMorning(call({ lists: false }, session), services);
  assert.deepEqual(home.morning, { ...morning, outside: [], moved: [], past: [] });
});
