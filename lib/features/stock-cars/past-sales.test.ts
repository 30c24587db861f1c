/**
 * Past sales from a file, on a real database: valued on their day, counted once, identified later; nothing is billed.
 */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { salesAddedWords } from '@/lib/domain/stock-cars/past-sales/sale-words';
import type { PriceAsMileage } from '@/lib/domain/stock/columns/price-doubt';
import type { Kilometres } from '@/lib/domain/vehicles/mileage';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { faultOf } from '@/lib/features/testing/fault-of';
import { movingDealer } from './moving-dealer.fixture';
import { runAddPastSales, runListSalesImports, runReadSalesFile, runRemoveSalesImport } from './past-sales';
import { valuePastSales } from './past-sale-values';
import { runReadSalesBeside, runReadStockSales } from './stock-sales';
import { runTakeOutOfStock } from './change-car';

const recorded = await openRecordedServices();
after(() => recorded.close());
const RUNNING = new AbortController().signal;

/** On 5 June 2026, with one car valued: its guide ID and date of registration are known. */
async function dealer() {
  const opened = await movingDealer(recorded);
  const { services, session, value, read, take } = opened;
  const id = await take(await value('AB21CDE', 30_000));
  const car = await read(id);
  const input = (text: string, columns = '', kilometres?: Kilometres) => ({
    file: new File([text], 'sales.csv'),
    columns,
    soldTo: 'retail' as const,
    kilometres,
  });
  return {
    ...opened,
    car,
    id,
    preview: (text: string, columns?: string, kilometres?: Kilometres) =>
      runReadSalesFile(call(input(text, columns, kilometres), session), services),
    add: (text: string, key?: string, kilometres?: Kilometres) =>
      runAddPastSales(call(input(text, '', kilometres), session, key), services),
    addBy: (text: string, columns: string, priceAsMileage?: PriceAsMileage) =>
      runAddPastSales(call({ ...input(text, columns), priceAsMileage }, session), services),
    run: () => valuePastSales(services, RUNNING),
    sales: () => runReadStockSales(call({}, session), services),
    imports: async () => (await runListSalesImports(call({}, session), services)).items,
  };
}

const AGREEING = { contradicting: [], contradictingSales: 0 };
const HEADING = 'Reg,Guide ID,First registered,Mileage,Date sold,Sold for,Sold to\n';

test('sales by guide ID are valued in the edition of their day, named, and grouped; nothing is billed', async () => {
  const { car, add, run, sales, ledger, arrivals, services, session } = await dealer();
  const before = await ledger();
  const rows = Array.from(
    { length: 8 },
    (_, index) => `,${car.identifier},${car.registered},3${index}000,${10 + index}/04/2026,${8_000 + index},Trade`,
  );
  assert.deepEqual(await add(`${HEADING}${rows.join('\n')}\n`), { added: 8, known: 0, ...AGREEING });
  arrivals.length = 0;
  assert.deepEqual(await run(), { sales: 8, erased: 0 });
  assert.deepEqual(await run(), { sales: 0, erased: 0 }, 'each is valued once');
  const { groups, newest, withoutValue } = await sales();
  assert.equal(withoutValue, 0);
  assert.deepEqual(
    newest.map(({ edition, make, source }) => [edition, make, source]),
    Array.from({ length: 8 }, () => ['2026-04-01', car.make, 'file']),
  );
  assert.deepEqual(
    groups.trade.map(({ kind, sales: count, quartiles }) => [kind, count, quartiles !== null]).slice(0, 3),
    [
      ['all', 8, true],
      ['make', 8, true],
      ['age', 8, true],
    ],
  );
  const beside = await runReadSalesBeside(
    call({ make: car.make ?? '', registered: car.registered ?? '', mileage: 30_000 }, session),
    services,
  );
  assert.equal(beside.groups.trade[0]?.sales, 8);
  assert.equal(await ledger(), before);
  assert.ok(!arrivals.some((operation) => /VRM|Valuation/i.test(operation)), arrivals.join());
});

test('a plate of the organisation’s records is known immediately; another waits until it has been looked up', async () => {
  const { add, run, sales, value, imports } = await dealer();
  await add(`${HEADING}AB21CDE,,,30000,2/06/2026,9000,\nCD20EFG,,,12000,3/06/2026,9500,\n`);
  assert.deepEqual((await sales()).unvalued, { unidentified: 1, incomplete: 0, due: 1, none: 0 });
  assert.deepEqual((await run()).sales, 1);
  assert.deepEqual((await sales()).unvalued, { unidentified: 1, incomplete: 0, due: 0, none: 0 });
  assert.deepEqual(
    (await imports()).map(({ sales: count, valued, incomplete }) => [count, valued, incomplete]),
    [[2, 1, 1]],
  );
  await value('CD20EFG', 12_000);
  assert.deepEqual((await run()).sales, 1);
  const { newest } = await sales();
  assert.ok(newest.every(({ guidePounds, difference }) => guidePounds !== null && difference !== null));
});

test('a sale that no edition has a value for says so, and no longer that it is not valued yet', async () => {
  const { car, add, run, sales } = await dealer();
  await add(`${HEADING},${car.identifier},${car.registered},990000,2/06/2026,9000,\n`);
  assert.deepEqual((await sales()).unvalued, { unidentified: 0, incomplete: 0, due: 1, none: 0 });
  await run();
  const { unvalued, newest } = await sales();
  assert.deepEqual([unvalued, newest[0]?.unvalued], [{ unidentified: 0, incomplete: 0, due: 0, none: 1 }, 'none']);
});

test('a sale counts once: from one file twice, from two files, and from the stock and a file', async () => {
  const { add, sales, id, services, session, imports } = await dealer();
  const file = `${HEADING}AB21CDE,,,30000,5/06/2026,9000,\n,50017,2022-03-01,1000,4/06/2026,9000,\n`;
  assert.deepEqual(await add(file, 'one key'), { added: 2, known: 0, ...AGREEING });
  assert.deepEqual(
    await add(file, 'one key'),
    { added: 2, known: 0, ...AGREEING },
    'the same submission has the same answer',
  );
  assert.deepEqual(await add(file), { added: 0, known: 2, ...AGREEING });
  assert.equal((await sales()).sales, 2);
  const sold = { id, on: '2026-06-05', soldPounds: 9_000, soldTo: 'retail' as const };
  await runTakeOutOfStock(call(sold, session), services);
  assert.deepEqual((await sales()).newest.map(({ source }) => source).sort(), ['file', 'stock']);
  const [file1] = await imports();
  assert.ok(file1);
  await runRemoveSalesImport(call({ id: file1.id }, session), services);
  assert.deepEqual(
    (await sales()).newest.map(({ source }) => source),
    ['stock'],
  );
  await assert.rejects(runRemoveSalesImport(call({ id: file1.id }, session), services), { code: 'not_found' });
});

test('a sale that an earlier version stored at £0 counts in nothing', async () => {
  const { add, sales, id, services, session } = await dealer();
  await add(`${HEADING},50017,2022-03-01,1000,4/06/2026,9000,\n`);
  await runTakeOutOfStock(call({ id, on: '2026-06-05', soldPounds: 9_000, soldTo: 'retail' }, session), services);
  assert.equal((await sales()).sales, 2);
  for (const [table, left] of [
    ['stock_cars', 1],
    ['past_sales', 0],
  ] as const) {
    await recorded.database.query(
      `update ${table} set sold_pounds = 0 where organisation_id = $1 and sold_pounds is not null`,
      [session.organisationId],
    );
    assert.equal((await sales()).sales, left, table);
  }
});

test('a sale that is here at another price or to another buyer is named and stays, in a file and in the stock', async () => {
  const { add, sales, id, services, session, preview } = await dealer();
  const row = (pounds: number, buyer: string) => `AB21CDE,,,30000,5/06/2026,${pounds},${buyer}\n`;
  const { problems } = await preview(`${HEADING}${row(8_000, 'Trade')}${row(9_450, 'Retail')}${row(8_000, 'Trade')}`);
  assert.deepEqual(
    problems.map(({ reason }) => reason),
    [
      '£9,450 to a retail customer, but row 2 has the same car and day for £8,000 to the trade.',
      'The same sale as in row 2.',
    ],
  );
  await runTakeOutOfStock(call({ id, on: '2026-06-05', soldPounds: 8_000, soldTo: 'trade' }, session), services);
  for (const [pounds, buyer] of [
    [9_450, 'Retail'],
    [8_000, 'Retail'],
    [8_100, 'Trade'],
  ] as const) {
    const { added, known, contradicting, contradictingSales } = await add(`${HEADING}${row(pounds, buyer)}`);
    assert.deepEqual([added, known, contradictingSales], [0, 1, 1]);
    assert.deepEqual(contradicting, [
      {
        plate: 'AB21CDE',
        soldOn: '2026-06-05',
        soldPounds: pounds,
        soldTo: buyer.toLowerCase(),
        here: { soldPounds: 8_000, soldTo: 'trade' },
      },
    ]);
    assert.doesNotMatch(salesAddedWords({ added, known }), /follow/);
  }
  assert.deepEqual(
    (await sales()).newest.map(({ soldPounds }) => soldPounds),
    [8_000],
  );
});

test('a file without known headings is read once its columns are chosen', async () => {
  const { preview } = await dealer();
  const text = 'Kennzeichen;Tag;Betrag\nAB21CDE;01/06/2026;9.000\nCD20EFG;02/06/2026;8000\n';
  const first = await preview(text);
  assert.match(first.missing ?? '', /Choose the column/);
  assert.deepEqual(first.labels, ['Kennzeichen', 'Tag', 'Betrag']);
  const chosen = await preview(text, '0,,1,2,,,');
  assert.equal(chosen.missing, null);
  assert.equal(chosen.sales, 1);
  assert.deepEqual(
    chosen.problems.map(({ row }) => row),
    [2],
  );
});

for (const [heading, chosen, read, converted] of [
  ['Mileage', undefined, 'marked', [3]],
  ['Mileage', 'all', 'all', [2, 3]],
  ['Odometer (km)', undefined, 'all', [2, 3]],
  ['Odometer (km)', 'marked', 'marked', [3]],
] as const)
  test(`under “${heading}”, ${chosen ?? 'nothing'} chosen, rows ${converted.join(' and ')} are in kilometres, as previewed and as added`, async () => {
    const { preview, add, sales } = await dealer();
    const text = `Reg,${heading},Date sold,Sold for\nAB21CDE,74030,1/06/2026,9000\nAB21CDE,74030 km,2/06/2026,9000\nAB21CDE,46000 mi,3/06/2026,9000\n`;
    const { kilometres, converted: rows } = await preview(text, '', chosen);
    assert.deepEqual([kilometres, rows.map(({ row }) => row)], [read, converted]);
    await add(text, undefined, chosen);
    const miles = (await sales()).newest.map(({ mileage }) => mileage);
    assert.deepEqual(miles, [46_000, 46_000, read === 'all' ? 46_000 : 74_030], 'the newest first');
  });

test('another organisation neither sees nor removes them', async () => {
  const [own, other] = [await dealer(), await dealer()];
  await own.add(`${HEADING}AB21CDE,,,30000,4/06/2026,9000,\n`);
  assert.deepEqual([await other.imports(), (await other.sales()).sales], [[], 0]);
  const [file] = await own.imports();
  const removing = runRemoveSalesImport(call({ id: file?.id ?? '' }, other.session), other.services);
  await assert.rejects(removing, { code: 'not_found' });
  assert.equal((await own.sales()).sales, 1);
});

const UNKNOWN = 'Kennz.,Tag,Betrag,Stand,Reserve\nAB21CDE,2/06/2026,9000,31000,30000\n';

test('a file without a known heading is shown under its own, read as chosen, and its prices are no mileages unasked', async () => {
  const { preview, addBy, sales } = await dealer();
  const read = await preview(UNKNOWN);
  assert.deepEqual(read.labels, ['Kennz.', 'Tag', 'Betrag', 'Stand', 'Reserve']);
  assert.deepEqual(read.samples, [['AB21CDE', '2/06/2026', '9000', '31000', '30000']]);
  assert.match(read.missing ?? '', /^Choose the column of the registration/);
  assert.deepEqual(
    read.priceDoubts.map((doubt) => doubt !== null),
    [false, false, true, false, true],
  );
  assert.equal((await preview(UNKNOWN, '0,,1,2,,4,')).sales, 1, 'the preview asks, and refuses nothing');
  for (const [columns, field] of [
    ['0,,1,2,,4,', 'columns.mileage'],
    ['0,,1,2,,2,', 'columns.mileage'],
    ['0,,1,1,,3,', 'columns.soldPounds'],
    ['0,,1,2,,3,5', 'columns.registered'],
  ] as const)
    await assert.rejects(addBy(UNKNOWN, columns), { code: 'invalid_input', field }, columns);
  await assert.rejects(preview(UNKNOWN, '0,,1,1,,,'), { field: 'columns.soldPounds' });
  assert.equal((await sales()).sales, 0);
  assert.equal((await addBy(UNKNOWN, '0,,1,2,,3,')).added, 1);
  assert.equal((await sales()).newest[0]?.mileage, 31_000);
  const other = UNKNOWN.replace('AB21CDE', 'CD20EFG');
  assert.equal((await addBy(other, '0,,1,2,,4,', 'accept')).added, 1);
});

test('a file with rows that name no buyer is not added until one is chosen; the preview counts those rows once', async () => {
  const { services, session } = await dealer();
  const text = `${HEADING}AB12CDE,,,,01/04/2026,8000,\nAB13CDE,,,,01/04/2026,8000,Trade\nAB14CDE,,,,01/04/2026,8000,\n`;
  const input = { file: new File([text], 'sales.csv'), columns: '' };
  const read = await runReadSalesFile(call(input, session), services);
  assert.deepEqual([read.sales, read.toTrade, read.withoutBuyer, read.problemRows], [1, 1, 2, 0]);
  const fault = await faultOf(runAddPastSales(call(input, session), services));
  assert.deepEqual([fault.field, fault.message], ['soldTo', '2 rows do not say who bought the vehicle.']);
  const chosen = { ...input, soldTo: 'retail' as const };
  assert.equal((await runAddPastSales(call(chosen, session), services)).added, 3);
});
