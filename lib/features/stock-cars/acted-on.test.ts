/**
 * What was done about the cars shown on home, from the moment a reason holds to what the sale saved; nothing is billed.
 */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { z } from 'zod';
import { saveAppraisalTerms } from '@/lib/api/endpoints/appraisals/terms';
import { readCarsActedOn } from '@/lib/api/endpoints/stock-cars/acted-on';
import { changeStockCar } from '@/lib/api/endpoints/stock-cars/stock-cars';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { openAppraisals } from '@/lib/store/appraisals/appraisal-store';
import { selectRows } from '@/lib/store/rows';
import { runSaveAppraisalTerms } from '@/lib/features/appraisals/appraisal-terms';
import { USUAL_APPRAISAL_TERMS } from '@/lib/domain/appraisals/terms';
import { runExportCarsActedOn, runReadCarsActedOn } from './acted-on';
import { runChangeStockCar, runReturnToStock, runTakeOutOfStock } from './change-car';
import { monthAfter, movingDealer } from './moving-dealer.fixture';
import { revalueDue } from './revaluation';

const recorded = await openRecordedServices();
const { database } = recorded;
after(() => recorded.close());
const RUNNING = new AbortController().signal;

/** Hand-made values replace the guide's, so that every figure below can be checked. */
async function dealer() {
  await database.query('delete from stock_cars');
  const opened = await movingDealer(recorded);
  const services = { ...opened.services, appraisals: openAppraisals(database) };
  const { session, add } = opened;
  const guide = (id: string, edition: string, clean: number) =>
    database.query(
      `insert into stock_car_values (car_id, edition, mileage, retail_pounds, clean_pounds, average_pounds, below_pounds, valued_at)
       values ($1, $2, 30000, $3::integer + 1500, $3, $3::integer - 500, $3::integer - 1500, now())`,
      [id, edition, clean],
    );
  const car = async (mark: string, entered: object, clean = 9_000) => {
    const id = await add(mark, { mileage: 30_000, status: 'for_sale', ...entered });
    await guide(id, '2026-06-01', clean);
    return id;
  };
  const todos = (id: string) =>
    selectRows(
      database,
      z.object({ reason: z.string(), open: z.boolean(), clean: z.int().nullable() }),
      `select reason, closed_at is null as open, opened_clean_pounds as clean from stock_todos where car_id = $1 order by reason, opened_at`,
      [id],
    );
  /** The database dates reasons by its own clock; this moves them to the dealer's. */
  const shownOn = (day: string) =>
    database.query(
      `update stock_todos set opened_at = $1::date + interval '9 hours', closed_at = closed_at - (opened_at - ($1::date + interval '9 hours'))`,
      [day],
    );
  const change = (id: string, version: number, input: object) =>
    runChangeStockCar(call(changeStockCar.input.parse({ id, version, ...input }), session), services);
  const sell = (id: string, on: string, soldPounds: number) =>
    runTakeOutOfStock(call({ id, on, soldPounds, soldTo: 'trade' as const }, session), services);
  const report = async (month: string) =>
    readCarsActedOn.output.parse(await runReadCarsActedOn(call({ month, cars: true }, session), services));
  return { ...opened, services, guide, car, todos, shownOn, change, sell, report };
}

test('A reason is opened when it begins to hold, closed when it no longer does, and opened again', async () => {
  const { car, todos, change, guide } = await dealer();
  const id = await car('AB21CDE', { costPounds: 8_000, preparationPounds: 300, advertisedPounds: 9_900 });
  assert.deepEqual(await todos(id), []);
  await guide(id, '2026-07-01', 8_200);
  const past = { reason: 'past', clean: 8_200 };
  const outside = { reason: 'outside', clean: 8_200 };
  assert.deepEqual(await todos(id), [
    { ...outside, open: true },
    { ...past, open: true },
  ]);
  await change(id, 1, { advertisedPounds: 9_600 });
  assert.deepEqual(await todos(id), [
    { ...outside, open: false },
    { ...past, open: true },
  ]);
  await change(id, 2, { preparationPounds: 200, advertisedPounds: 9_800 });
  assert.deepEqual(await todos(id), [
    { ...outside, open: false },
    { ...outside, open: true },
    { ...past, open: false },
  ]);
  await database.query(`update stock_cars set live_day = '2026-07-10', live_clean_pounds = 8100 where id = $1`, [id]);
  assert.deepEqual((await todos(id))[0], { reason: 'live', open: true, clean: 8_200 });
  await database.query(
    `update stock_car_values set market_low_pounds = 9900, market_high_pounds = 10500, market_at = now()
     where car_id = $1 and edition = '2026-07-01'`,
    [id],
  );
  await change(id, 3, { advertisedPounds: 9_650 });
  assert.equal(
    (await todos(id)).filter(({ open, reason }) => open && reason === 'outside').length,
    1,
    'below the market',
  );
});

test('Of the cars shown last month one is sold, one repriced and one left alone: the outcome of each, and what the sale saved', async () => {
  const { services, session, car, shownOn, sell, change, report, guide, moveTo, arrivals } = await dealer();
  const dayCost = { moneyPercent: '7.3', spacePerDay: '3', insurancePerDay: '1' };
  const terms = saveAppraisalTerms.input.parse({ ...USUAL_APPRAISAL_TERMS, ...dayCost, version: 0 });
  await runSaveAppraisalTerms(call(terms, session), services);
  const sold = await car('AB21CDE', { costPounds: 9_500, preparationPounds: 500 });
  const priced = await car('CD20EFG', { costPounds: 5_000, advertisedPounds: 12_000 });
  const left = await car('EF19GHJ', { costPounds: 9_900 });
  await car('GH18JKL', { costPounds: 7_000, advertisedPounds: 10_000 });
  await shownOn('2026-06-10');
  moveTo('2026-06-20T10:00:00Z');
  await sell(sold, '2026-06-20', 9_100);
  await change(priced, 1, { advertisedPounds: 10_400 });
  moveTo(monthAfter(1).moment);
  arrivals.length = 0;
  const now = await report('2026-06');
  assert.deepEqual(
    [now.shown, now.sums.sold, now.savedPence],
    [3, { cars: 1, compared: 0, changePounds: 0, days: 0, holdingPence: 0 }, null],
  );
  // The next edition: £250 less for the car that was sold, £180 less for the one nothing was done about.
  await guide(sold, '2026-07-01', 8_750);
  await guide(left, '2026-07-01', 8_820);
  const { cars, sums, savedPence, hasDayCost } = await report('2026-06');
  const reported = new Map(
    cars.map(({ id, outcome, reasons, shownOn: day, fromPounds, toPounds, days, holdingPence }) => [
      id,
      [outcome, reasons, day, fromPounds, toPounds, days, holdingPence],
    ]),
  );
  assert.deepEqual(
    reported,
    new Map([
      // £10,000 at 7.3% a year are £2 a day, with £4 more: £6 × 11 days.
      [sold, ['sold', ['past'], '2026-06-10', 9_000, 8_750, 11, 6_600]],
      // £5,000: £1 a day with £4: 25 days from 10 June to 5 July.
      [priced, ['price', ['outside'], '2026-06-10', 9_000, 9_000, 25, 12_500]],
      // £9,900: £1.98 a day with £4: 25 days.
      [left, ['open', ['past'], '2026-06-10', 9_000, 8_820, 25, 14_950]],
    ]),
  );
  assert.deepEqual(sums.sold, { cars: 1, compared: 1, changePounds: -250, days: 11, holdingPence: 6_600 });
  assert.equal(savedPence, 31_600);
  assert.ok(hasDayCost);
  const byPrice = cars.find(({ id }) => id === priced);
  assert.deepEqual([byPrice?.priceBefore, byPrice?.priceAfter], [12_000, 10_400]);
  assert.deepEqual(arrivals, [], 'nothing is requested to report it');
  const file = await runExportCarsActedOn(call({ month: '2026-06', format: 'csv' as const }, session), services);
  let text = '';
  for await (const part of file.body) text += typeof part === 'string' ? part : Buffer.from(part).toString();
  assert.equal(text.trim().split('\n').length, 4);
  assert.match(text, /AB21 CDE.*Clean below cost.*Sold.*9100.*9000.*8750.*11.*66/);
});

test('Of a van and a car that were shown, the values of the van alone are without VAT', async () => {
  const { car, shownOn, report } = await dealer();
  const [van] = [await car('AB21CDE', { costPounds: 9_500 }), await car('CD20EFG', { costPounds: 9_900 })];
  await database.query(`update stock_cars set kind = 'van' where id = $1`, [van]);
  await shownOn('2026-06-10');
  const { cars } = await report('2026-06');
  assert.equal(cars.length, 2);
  for (const { id, isWithoutVat } of cars) assert.equal(isWithoutVat, id === van);
});

test('A reason that was open before a month and ended in it belongs to that month, and not to the next', async () => {
  const { car, shownOn, sell, report } = await dealer();
  const id = await car('AB21CDE', { costPounds: 9_500 });
  await shownOn('2026-04-10');
  await database.query(`update stock_cars set in_on = '2026-04-01' where id = $1`, [id]);
  await sell(id, '2026-06-05', 9_000);
  await database.query(`update stock_todos set closed_at = '2026-06-05T12:00:00Z'`);
  const shown = async (month: string) => (await report(month)).shown;
  assert.deepEqual(
    await Promise.all(['2026-03', '2026-04', '2026-05', '2026-06', '2026-07'].map(shown)),
    [0, 1, 1, 1, 0],
  );
  assert.equal((await report('2026-05')).since, '2026-04-10');
  assert.equal((await report('2026-05')).latest, '2026-06-05');
});

test('A sold car is valued free in the three months after it, and shows its value of the day it left', async () => {
  const { services, session, value, take, moveTo, read, ledger, sell } = await dealer();
  const [sold, removed] = [await take(await value('AB21CDE', 30_000)), await take(await value('CD20EFG', 12_000))];
  const paid = await ledger();
  await revalueDue(services, RUNNING);
  const before = await read(sold);
  await sell(sold, '2026-06-05', 9_000);
  await runTakeOutOfStock(call({ id: removed, on: '2026-06-05', soldPounds: null, soldTo: null }, session), services);
  for (const [months, values] of [1, 1, 1, 0, 0].entries()) {
    moveTo(monthAfter(months + 1).moment);
    assert.deepEqual(await revalueDue(services, RUNNING), { cars: values, values }, `month ${months + 1}`);
  }
  const editions = await selectRows(
    database,
    z.object({ id: z.string(), editions: z.array(z.string()) }),
    `select car_id as id, array_agg(edition::text order by edition) as editions from stock_car_values group by 1`,
  );
  assert.deepEqual(
    new Map(editions.map((row) => [row.id, row.editions])),
    new Map([
      [sold, ['2026-06-01', '2026-07-01', '2026-08-01', '2026-09-01']],
      [removed, ['2026-06-01']],
    ]),
  );
  const after = await read(sold);
  assert.deepEqual([after.edition, after.values], [before.edition, before.values]);
  await runReturnToStock(call({ id: sold }, session), services);
  assert.equal((await read(sold)).edition, '2026-09-01', 'back in stock it shows the newest');
  assert.equal(await ledger(), paid, 'nothing is billed');
});
