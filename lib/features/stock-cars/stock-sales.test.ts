/** Sales compared with the guide, on a real database: which edition counts, whose sales, and the file. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { z } from 'zod';
import type { Session } from '@/lib/access';
import { exportStockSales } from '@/lib/api/endpoints/stock-cars/stock-sales';
import { addDays, britishDay, dayAfterMonths, firstOfMonth, type Day } from '@/lib/domain/time/calendar';
import { pastSaleReader } from '@/lib/domain/stock-cars/past-sales/read-past-sales';
import { readColumnsText } from '@/lib/domain/stock-cars/past-sales/sale-columns';
import { groupsBeside, SALES_MONTHS } from '@/lib/domain/stock-cars/sales-vs-guide';
import type { SoldTo } from '@/lib/domain/stock-cars/stock-car-state';
import { stockDealer } from '@/lib/features/stock/stock-dealer.fixture';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { openStockCars } from '@/lib/store/stock-cars/stock-car-store';
import { runExportStockSales, runReadSalesBeside, runReadStockSales } from './stock-sales';
import { newCar } from '@/lib/domain/stock-cars/car-fields';

const recorded = await openRecordedServices({ everyMark: true });
const { database } = recorded;
after(() => recorded.close());

const today = britishDay(new Date());
const daysAgo = (days: number) => addDays(today, -days);

/** Past sales of three makes, of many ages and mileages. */
async function addPastSales({ organisationId, personId }: Session, days: number, sales: number): Promise<void> {
  await database.query(
    `insert into past_sales (id, organisation_id, import_id, imported_by, imported_at, title, make, kind, identifier,
       registered, mileage, sold_on, sold_pounds, sold_to, edition, guide_pounds, valued_at)
     select gen_random_uuid(), $1, gen_random_uuid(), $2, now(), 'Sale ' || n, (array['FORD', 'AUDI', 'KIA'])[n % 3 + 1],
       'car', 50017, $3::date - n * 7 % 4000, n * 1009 % 150000, $3::date - n % $4::integer, 9000 + n, 'trade', $3::date - 40,
       10000, now() from generate_series(1, $5::integer) n`,
    [organisationId, personId, today, days, sales],
  );
}

async function dealer() {
  const opened = await stockDealer(recorded, { call: async () => undefined });
  const services = { ...opened.services, stockCars: openStockCars(database), now: () => new Date() };
  const { session } = opened;
  /** A car that was sold, valued in the editions given. */
  async function sell(
    soldTo: SoldTo,
    soldPounds: number,
    soldOn: Day,
    editions: readonly (readonly [Day, number | null, number | null])[],
    differing: Partial<Record<'identifier' | 'registered' | 'mileage', null>> & { kind?: 'van' } = {},
  ): Promise<void> {
    const id = randomUUID();
    const car = {
      ...newCar(daysAgo(800)),
      title: 'FORD FOCUS',
      make: 'FORD',
      kind: 'car' as const,
      identifier: 50_017,
      registered: '2022-03-01',
      mileage: 30_000,
      status: 'sold' as const,
      leftOn: soldOn,
      soldPounds,
      soldTo,
      ...differing,
    };
    await services.stockCars.add(session, [{ ...car, id, idempotencyKey: randomUUID() }]);
    await services.stockCars.revaluation.save(
      editions.map(([edition, clean, retail]) => ({
        id,
        identifier: 50_017,
        registered: '2022-03-01',
        edition,
        mileage: 31_000,
        retail,
        clean,
        average: null,
        below: null,
        reason: null,
      })),
    );
  }
  const read = () => runReadStockSales(call({}, session), services);
  const beside = (car: { make?: string; registered?: Day; mileage?: number }) =>
    runReadSalesBeside(call(car, session), services);
  const file = async () => {
    const input = exportStockSales.input.parse({ format: 'csv' });
    const { body } = await runExportStockSales(call(input, session), services);
    const parts: string[] = [];
    for await (const part of body) parts.push(String(part));
    return parts.join('');
  };
  /** As a row of a file: the sale, or why it does not count. */
  async function add(soldOn: Day): Promise<string> {
    const row = { number: 2, cells: ['AB21CDE', soldOn, '9000'] };
    const { sale, problem } = pastSaleReader(readColumnsText('0,,1,2'), 'retail', today, 'marked')(row);
    if (sale === null) return problem?.reason ?? '';
    const sender = { ...session, importId: randomUUID() };
    await services.stockCars.pastSales.add(sender, [{ ...sale, title: 'FORD FOCUS', make: 'FORD', id: randomUUID() }]);
    await services.stockCars.pastSales.eraseOld();
    return 'added';
  }
  const addPast = (days: number, sales: number) => addPastSales(session, days, sales);
  const compared = () => services.stockCars.sales.compared(session.organisationId);
  return { sell, read, beside, file, add, addPast, compared };
}

test('A sale is compared with the newest edition before it that has its value: Clean for the trade, Retail for retail', async () => {
  const { sell, read } = await dealer();
  const sold = addDays(firstOfMonth(daysAgo(100)), 14);
  const [edition, before, after] = [firstOfMonth(sold), firstOfMonth(addDays(sold, -31)), addDays(sold, 1)];
  await sell('trade', 9_700, sold, [
    [before, 9_900, 11_900],
    [edition, 10_000, 12_000],
    [after, 8_000, 9_000],
  ]);
  await sell('retail', 12_600, sold, [[edition, 10_000, 12_000]]);
  // The edition of its month has no Clean value: the one before counts.
  await sell('trade', 9_900, sold, [
    [before, 9_000, 11_900],
    [edition, null, 12_000],
  ]);
  // Too long before the sale, after it, or never: left out.
  await sell('trade', 5_000, sold, [[addDays(sold, -62), 5_000, 6_000]]);
  await sell('trade', 5_000, sold, [[after, 5_000, 6_000]]);
  await sell('trade', 5_000, sold, []);
  // Longer ago than 24 months: not on the page.
  await sell('trade', 5_000, daysAgo(735), [[daysAgo(740), 5_000, 6_000]]);

  const { groups, sales, withoutValue, unvalued, newest } = await read();
  assert.deepEqual([sales, withoutValue], [6, 3]);
  assert.deepEqual(unvalued, { unidentified: 0, incomplete: 0, due: 3, none: 0 });
  assert.deepEqual(
    newest
      .map(({ soldTo, guidePounds, edition: day, difference }) => [
        soldTo,
        guidePounds,
        day,
        difference === null ? null : Math.round(difference * 1e4) / 1e4,
      ])
      .sort((a, b) => String(a).localeCompare(String(b))),
    [
      ['retail', 12_000, edition, 0.05],
      ['trade', null, null, null],
      ['trade', null, null, null],
      ['trade', null, null, null],
      ['trade', 10_000, edition, -0.03],
      ['trade', 9_000, before, 0.1],
    ].sort((a, b) => String(a).localeCompare(String(b))),
  );
  assert.equal(groups.trade[0]?.sales, 2);
  assert.equal(groups.retail[0]?.sales, 1);
});

test('Why a car from the stock has no value: it is not identified, not valued yet, or the guide has none', async () => {
  const { sell, read } = await dealer();
  const sold = daysAgo(30);
  await sell('trade', 9_700, sold, [[addDays(sold, -5), 10_000, 12_000]]);
  await sell('trade', 9_700, sold, [[addDays(sold, -5), null, 12_000]]);
  await sell('trade', 9_700, sold, []);
  for (const missing of [{ identifier: null }, { registered: null }, { mileage: null }])
    await sell('trade', 9_700, sold, [], missing);
  const { withoutValue, unvalued, newest } = await read();
  assert.deepEqual([withoutValue, unvalued], [5, { unidentified: 1, incomplete: 2, due: 1, none: 1 }]);
  // A mileage that was entered is shown, valued or not.
  assert.equal(newest.filter(({ mileage }) => mileage === null).length, 1);
  for (const { difference, unvalued: cause } of newest) assert.equal(difference === null, cause !== null);
});

test('Beside a car stand the own organisation’s sales alone', async () => {
  const [own, other] = [await dealer(), await dealer()];
  const sold = daysAgo(30);
  for (let count = 0; count < 8; count++) await own.sell('trade', 9_500, sold, [[addDays(sold, -5), 10_000, 12_000]]);
  const car = { make: 'FORD', registered: '2022-05-01', mileage: 30_500 };
  const { groups } = await own.beside(car);
  assert.deepEqual(
    groups.trade.map(({ kind, sales, quartiles }) => [
      kind,
      sales,
      quartiles && Math.round(quartiles.median * 1e4) / 1e4,
    ]),
    [
      ['make', 8, -0.05],
      ['age', 8, -0.05],
      ['mileage', 8, -0.05],
    ],
  );
  assert.deepEqual(
    (await other.beside(car)).groups.trade.map(({ sales }) => sales),
    [0, 0, 0],
  );
  assert.equal((await other.read()).sales, 0);
});

test('What is read for a car are the sales of its make, age or mileage, and its groups are those of all sales', async () => {
  const { addPast, beside, compared } = await dealer();
  await addPast(600, 900);
  const all = await compared();
  assert.equal(all.length, 900);
  for (const make of ['AUDI', undefined])
    for (const months of [0, 12, 13, 59, 96])
      for (const mileage of [19_999, 100_000, undefined]) {
        const registered = dayAfterMonths(today, -months);
        const car = { registered, ...(make && { make }), ...(mileage !== undefined && { mileage }) };
        const { groups } = await beside(car);
        const known = { make: make ?? null, registered, mileage: mileage ?? null };
        assert.deepEqual(groups.trade, groupsBeside(known, today, all, 'trade'));
      }
  assert.deepEqual((await beside({})).groups, { trade: [], retail: [] });
});

test('The file has every sale once, however many there are; the page says how many', async () => {
  const { addPast, file, read } = await dealer();
  await addPast(3, 10_001);
  const lines = (await file()).trim().split('\r\n').slice(1);
  assert.equal(new Set(lines.map((line) => line.split(',')[2])).size, 10_001);
  assert.equal(lines.length, 10_001);
  const { sales, withoutValue, newest, groups } = await read();
  assert.deepEqual([sales, withoutValue, newest.length], [10_001, 0, 50]);
  assert.equal(groups.trade[0]?.sales, 10_000);
});

test('A sale of exactly 24 months ago counts, from the stock and from a file; one a day before counts nowhere', async () => {
  const { sell, add, read } = await dealer();
  const first = dayAfterMonths(today, -SALES_MONTHS);
  await sell('trade', 9_000, first, []);
  await sell('trade', 9_000, addDays(first, -1), []);
  assert.equal(await add(first), 'added');
  assert.match(await add(addDays(first, -1)), /more than 24 months ago/);
  const shown = (await read()).newest.map(({ source, soldOn }) => `${source} ${soldOn}`);
  assert.deepEqual(shown.toSorted(), [`file ${first}`, `stock ${first}`]);
});

test('Months are subtracted from a day in the database as they are in a file, through leap years', async () => {
  const { rows } = await database.query(
    `select day::date::text as today, (day - interval '${SALES_MONTHS} months')::date::text as first
     from generate_series('2026-01-01'::date, '2030-12-31'::date, interval '1 day') day`,
  );
  const days = z.array(z.object({ today: z.string(), first: z.string() })).parse(rows);
  assert.equal(days.length, 1_826);
  for (const { today: day, first } of days) assert.equal(dayAfterMonths(day, -SALES_MONTHS), first);
});

test('The file has a line for each sale, with the difference in per cent', async () => {
  const { sell, file } = await dealer();
  const sold = daysAgo(10);
  await sell('retail', 12_345, sold, [[addDays(sold, -3), 10_000, 12_000]]);
  const [, line] = (await file()).replace('\ufeff', '').trim().split('\r\n');
  // 345 / 12,000 = 2.875 %.
  assert.match(line ?? '', /FORD FOCUS,FORD,2022-03-01,31000,Retail customer,12345,[\d-]+,12000,,2\.9$/);
});

test('The sale of a van says that its guide value is without VAT, on the page and in the file', async () => {
  const { sell, read, file } = await dealer();
  const sold = daysAgo(10);
  await sell('trade', 9_700, sold, [[addDays(sold, -3), 10_000, 12_000]], { kind: 'van' });
  await sell('retail', 12_345, sold, [[addDays(sold, -3), 10_000, 12_000]]);
  const { newest } = await read();
  const withoutVat = (wanted: string) => newest.find(({ soldTo }) => soldTo === wanted)?.isWithoutVat;
  assert.deepEqual([newest.length, withoutVat('retail'), withoutVat('trade')], [2, false, true]);
  const text = await file();
  assert.match(text, /,9700,[\d-]+,10000,Without VAT,-3\r?$/m);
  assert.match(text, /,12345,[\d-]+,12000,,2\.9\r?$/m);
});
