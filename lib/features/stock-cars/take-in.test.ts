/** Vehicles of valuations and bought appraisals taken into stock, with and without a car already there. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { changeStockCar } from '@/lib/api/endpoints/stock-cars/stock-cars';
import { runReadAppraisalReport } from '@/lib/features/appraisals/appraisal-report';
import { runReadAppraisal } from '@/lib/features/appraisals/appraisals';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { faultOf } from '@/lib/features/testing/fault-of';
import { runChangeStockCar, runTakeOutOfStock } from './change-car';
import { stockCarDealer } from './stock-car-dealer.fixture';
import { runTakeAppraisalIntoStock, runTakeValuationIntoStock } from './take-in';

const recorded = await openRecordedServices({ everyMark: true });
const { database } = recorded;
after(() => recorded.close());

async function buyer() {
  const dealer = await stockCarDealer(recorded);
  const { services, session, value } = dealer;
  const { organisationId, personId } = session;
  const buy = (id: string) =>
    database.query(
      `update appraisals set state = 'bought', bought_pounds = 7250, offer_pounds = 7000, ended_on = '2026-06-03' where id = $1`,
      [id],
    );
  const appraise = async () =>
    services.appraisals.add({
      organisationId,
      valuationId: await value(),
      createdBy: personId,
      idempotencyKey: randomUUID(),
      title: 'A car',
      derivative: null,
      mileage: 23_499,
      entries: [
        { field: 'preparation', value: '350' },
        { field: 'preparationVat', value: 'with' },
        { field: 'line.00000001.cost', value: '60' },
        { field: 'line.00000001.vat', value: 'without' },
        { field: 'salePrice', value: '9,995' },
        { field: 'vatScheme', value: 'qualifying' },
      ],
    });
  return {
    ...dealer,
    appraise,
    buy,
    bought: async () => {
      const id = await appraise();
      await buy(id);
      return id;
    },
    take: (id: string) => runTakeAppraisalIntoStock(call({ id }, session), services),
    takeValuation: (id: string) => runTakeValuationIntoStock(call({ id }, session), services),
    change: (id: string, version: number, input: object) =>
      runChangeStockCar(call(changeStockCar.input.parse({ id, version, ...input }), session), services),
    sell: (id: string, soldPounds = 9_000) =>
      runTakeOutOfStock(call({ id, on: '2026-06-05', soldPounds, soldTo: 'retail' }, session), services),
  };
}

test('A bought appraisal names the car that came into stock from it, in stock and sold', async () => {
  const { services, session, bought, take, sell } = await buyer();
  const id = await bought();
  const stockCar = async () => (await runReadAppraisal(call({ id }, session), services)).stockCar;
  assert.equal(await stockCar(), null);
  const costs = {
    costPounds: 7_250,
    preparationPounds: 352,
    isWithoutVat: false,
    purchaseCostPounds: 7_250,
    preparationPence: 175_000 / 6 + 6_000,
  };
  const car = await take(id);
  assert.deepEqual(await stockCar(), { id: car.id, inOn: '2026-06-03', leftOn: null, soldPounds: null, ...costs });
  await sell(car.id);
  assert.deepEqual(await stockCar(), {
    id: car.id,
    inOn: '2026-06-03',
    leftOn: '2026-06-05',
    soldPounds: 9_000,
    ...costs,
  });
});

test('A bought appraisal comes in once, with what was paid, the day, its preparation and its asking price', async () => {
  const { appraise, buy, take, read } = await buyer();
  const appraisal = await appraise();
  assert.equal((await faultOf(take(appraisal))).code, 'conflict', 'it is not bought yet');
  await buy(appraisal);
  const { id, ...added } = await take(appraisal);
  assert.deepEqual(added, { isNew: true, outcome: 'added' });
  assert.deepEqual(await take(appraisal), { id, isNew: false, outcome: 'unchanged' });
  const { car } = await read(id);
  assert.deepEqual(
    [car.costPounds, car.inOn, car.appraisalId, car.plate],
    [7_250, '2026-06-03', appraisal, 'AB21 CDE'],
  );
  assert.deepEqual(
    [car.preparationPounds, car.advertisedPounds],
    [352, 9_995], // 291.67 and 60
  );
  assert.match(car.notes, /the £7,250 paid includes £1,208\.33 VAT, .+; £6,041\.67 without it\.$/);
});

test('A car that is in stock already is filled from its bought appraisal, with history, and its report counts the sale', async () => {
  const { services, session, bought, take, takeValuation, read, value, sell, requested } = await buyer();
  const { id } = await takeValuation(await value());
  requested.length = 0;
  const appraisal = await bought();
  assert.deepEqual(await take(appraisal), { id, isNew: false, outcome: 'filled' });
  assert.ok(requested.includes('stock-values'));
  const { car, changes } = await read(id);
  assert.deepEqual(
    [car.costPounds, car.preparationPounds, car.advertisedPounds, car.appraisalId],
    [7_250, 352, 9_995, appraisal],
  );
  assert.match(car.notes, /paid includes/);
  assert.deepEqual(
    changes.map(({ field, by, before, after: to }) => [field, by, before, field === 'Notes' ? '' : to]).reverse(),
    [
      ['Status', 'J. Smith', null, 'In preparation'],
      ['Cost', 'J. Smith', null, '£7,250'],
      ['Preparation', 'J. Smith', null, '£352'],
      ['Asking price', 'J. Smith', null, '£9,995'],
      ['Notes', 'J. Smith', '', ''],
      ['Appraisal', 'J. Smith', null, 'Linked'],
    ],
  );
  await sell(id);
  const [line] = await services.appraisals.reportOf({
    organisationId: session.organisationId,
    from: '2026-06',
    to: '2026-06',
  });
  assert.deepEqual(line?.sales, [
    { soldPounds: 9_000, paidPounds: 7_250, kind: 'car', vatScheme: 'qualifying', retail: null },
  ]);
});

test('Entered data stays, and so does a link to another appraisal', async () => {
  const { bought, take, add, change, read } = await buyer();
  const { id } = await add({ mark: 'AB21CDE', mileage: 30_000 });
  await change(id, 1, { costPounds: 8_000, advertisedPounds: 11_000, notes: 'Scratched' });
  const appraisal = await bought();
  assert.equal((await take(appraisal)).outcome, 'filled');
  const filled = (await read(id)).car;
  assert.deepEqual(
    [filled.costPounds, filled.advertisedPounds, filled.notes, filled.mileage],
    [8_000, 11_000, 'Scratched', 30_000],
  );
  assert.deepEqual([filled.preparationPounds, filled.appraisalId], [352, appraisal]);
  assert.deepEqual(await take(await bought()), { id, isNew: false, outcome: 'other_appraisal' });
  assert.equal((await read(id)).car.version, filled.version);
});

test('A sold car of the appraisal is not reported as in stock, even if it came in again', async () => {
  const { bought, take, sell, add, read } = await buyer();
  const appraisal = await bought();
  const { id } = await take(appraisal);
  await sell(id);
  const { car } = await read(id);
  assert.deepEqual(await take(appraisal), { id, isNew: false, outcome: 'sold' });
  const again = await add({ mark: 'AB21CDE' });
  assert.equal(again.outcome, 'added');
  assert.deepEqual(await take(appraisal), { id, isNew: false, outcome: 'sold' });
  assert.equal((await read(id)).car.version, car.version);
  const { id: second } = await take(await bought());
  assert.equal(second, again.id, 'another purchase of the car fills the one in stock');
});

test('A valuation fills a car that was entered by hand with what it says of the vehicle', async () => {
  const { add, value, takeValuation, read } = await buyer();
  const { id } = await add({ mark: 'AB21CDE', title: 'Blue Golf' });
  const valuation = await value();
  assert.deepEqual(await takeValuation(valuation), { id, isNew: false, outcome: 'filled' });
  const { car } = await read(id);
  assert.deepEqual([car.mileage, car.valuationId], [23_499, valuation]);
  assert.ok(car.identifier && car.registered && car.make && car.title !== 'Blue Golf');
  assert.equal((await takeValuation(await value())).outcome, 'unchanged');
});

/** By hand: £9,450 paid with VAT is £7,875 without it, and £9,995 without VAT is £2,120 more. */
for (const [kind, vatScheme, cost, offered, above] of [
  ['van', 'qualifying', 7_875, 7_875, 2_120],
  ['van', 'margin', 9_450, 9_450, 545],
  ['car', 'qualifying', 9_450, 9_450, 545],
  ['car', 'margin', 9_450, 9_450, 545],
] as const) {
  test(`A ${kind} bought for £9,450, ${vatScheme}, and sold for £9,995 made £${above} on the price paid in the report`, async () => {
    const { services, session, appraise, take, read, sell } = await buyer();
    const id = await appraise();
    await database.query(
      `update valuations set record = replace(record::text, '"kind":"car"', $2)::json
       where id = (select valuation_id from appraisals where id = $1)`,
      [id, `"kind":"${kind}"`],
    );
    await database.query(`update appraisal_entries set value = $2 where appraisal_id = $1 and field = 'vatScheme'`, [
      id,
      vatScheme,
    ]);
    await database.query(
      `update appraisals set state = 'bought', bought_pounds = 9450, offer_pounds = 9600, ended_on = '2026-06-03' where id = $1`,
      [id],
    );
    const { id: car } = await take(id);
    assert.deepEqual([(await read(car)).car.kind, (await read(car)).car.costPounds], [kind, cost]);
    await sell(car, 9_995);
    const range = call({ from: '2026-06', to: '2026-06' }, session);
    const [row] = (await runReadAppraisalReport(range, services)).rows;
    assert.deepEqual([row?.soldPounds, row?.paidForSoldPounds, row?.abovePaidPounds], [9_995, offered, above]);
  });
}
