/** The list, the board and what is found say of a bought car that it was sold, and what that brought. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { findAppraisals, listAppraisals, readAppraisalBoard } from '@/lib/api/endpoints/appraisals/appraisal-lists';
import { changeStockCar } from '@/lib/api/endpoints/stock-cars/stock-cars';
import { soldProfitWords } from '@/lib/domain/appraisals/bought/sold-words';
import { saleWords } from '@/lib/domain/appraisals/bought/stock-words';
import { moneyText } from '@/lib/domain/appraisals/money-text';
import { schemeOf } from '@/lib/domain/appraisals/vat';
import { runChangeStockCar } from '@/lib/features/stock-cars/change-car';
import { runReadStockCar } from '@/lib/features/stock-cars/stock-cars';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { openAppraisals } from '@/lib/store/appraisals/appraisal-store';
import { openSellingDealer } from './appraisal-dealer.fixture';
import { runFindAppraisals, runListAppraisals, runReadAppraisalBoard } from './appraisals';

const recorded = await openRecordedServices({ everyMark: true });
const { database } = recorded;
after(() => recorded.close());

async function selling() {
  const dealer = await openSellingDealer(recorded);
  const { services, valuer } = dealer;
  const change = async (car: string, input: object) => {
    const { version } = (await runReadStockCar(call({ id: car }, valuer), services)).car;
    const changed = changeStockCar.input.parse({ id: car, version, ...input });
    return runChangeStockCar(call(changed, valuer), services);
  };
  /** As the list, the board, the search by number and the appraisal itself have it: the same. */
  const saleOf = async (id: string) => {
    const { summary } = await dealer.read(id);
    const [list, board, found] = await Promise.all([
      runListAppraisals(call(listAppraisals.input.parse({ limit: 100 }), valuer), services),
      runReadAppraisalBoard(call(readAppraisalBoard.input.parse({}), valuer), services),
      runFindAppraisals(call(findAppraisals.input.parse({ text: summary.number }), valuer), services),
    ]);
    for (const items of [list.items, board.states.flatMap((column) => column.items), found.items])
      assert.deepEqual(items.find((item) => item.id === id)?.sale, summary.sale);
    return summary.sale;
  };
  return { ...dealer, change, saleOf };
}

let own: Awaited<ReturnType<typeof selling>>;
before(async () => void (own = await selling()));

/** What the pages of the appraisal and of its car say of the sale. */
async function shownOnPages(id: string, car: string): Promise<readonly string[]> {
  const { services, valuer, read } = own;
  const [appraisal, shown] = await Promise.all([read(id), runReadStockCar(call({ id: car }, valuer), services)]);
  const { stockCar, summary, offers } = appraisal;
  const accepted = offers.find(({ state }) => state === 'accepted')?.frozen;
  assert.ok(stockCar && stockCar.purchaseCostPounds !== null && summary.boughtPounds !== null && accepted);
  const scheme = schemeOf(accepted);
  assert.ok(scheme !== 'none');
  const purchase = {
    boughtPounds: summary.boughtPounds,
    purchaseCostPounds: stockCar.purchaseCostPounds,
    preparationPence: stockCar.preparationPence,
    scheme,
  };
  return [
    saleWords({ ...purchase, leftOut: [] }, stockCar)[0] ?? '',
    soldProfitWords(shown.car, shown.purchase ?? assert.fail('it came from an appraisal')),
  ];
}

/** Each profit worked out by hand. */
const SALES: readonly (readonly [
  name: string,
  paid: number,
  sold: number,
  texts: Readonly<Record<string, string>>,
  inStock: object,
  profitPence: number,
])[] = [
  // 4,975 − 2,750 = 2,225, less 370.83 of VAT and 950 × 5/6 = 791.67 of preparation.
  ['at a profit', 2_750, 4_975, {}, {}, 106_250],
  // 2,500 − 2,800 − 791.67, and no VAT on a loss.
  ['at a loss', 2_800, 2_500, {}, {}, -109_167],
  // Warranty and fees are not in the cost of the car.
  ['with a warranty and fees', 2_750, 4_975, { warranty: '300', fees: '120' }, {}, 106_250],
  // 6,000 − 4,200 = 1,800; VAT 1,000 − 700 = 300; less 791.67.
  ['as VAT-qualifying', 4_200, 6_000, { vatScheme: 'qualifying' }, {}, 70_833],
  // £150 of transport added in stock.
  ['with another cost in stock', 2_750, 4_975, {}, { costPounds: 2_900 }, 91_250],
];
for (const [name, paid, sold, texts, inStock, profitPence] of SALES)
  test(`a car that was sold ${name} is listed with its day and the profit that its page has`, async () => {
    const { buy, sell, change, saleOf } = own;
    const { id, car } = await buy(paid, texts);
    assert.equal(await saleOf(id), null, 'in stock');
    if (Object.keys(inStock).length > 0) await change(car, inStock);
    await sell(car, sold);
    const notDeducted = ['warranty', 'fees'].filter((field) => field in texts);
    assert.deepEqual(await saleOf(id), { on: '2026-06-05', profitPence, notDeducted });
    for (const words of await shownOnPages(id, car))
      assert.ok(
        words.includes(` a ${profitPence < 0 ? 'loss' : 'profit'} of ${moneyText(Math.abs(profitPence))}`),
        words,
      );
  });

test('a car that was removed from stock is not sold, and one without a known cost or price has no profit', async () => {
  const { buy, sell, change, saleOf } = own;
  const removed = await buy(2_750);
  await sell(removed.car, null);
  assert.equal(await saleOf(removed.id), null);
  const noCost = await buy(2_750);
  await change(noCost.car, { costPounds: null });
  await sell(noCost.car, 4_975);
  assert.deepEqual(await saleOf(noCost.id), { on: '2026-06-05', profitPence: null, notDeducted: [] });
  // An earlier version stored a sale at £0.
  const noPrice = await buy(2_750);
  await sell(noPrice.car, 4_975);
  await database.query('update stock_cars set sold_pounds = 0 where id = $1', [noPrice.car]);
  assert.deepEqual(await saleOf(noPrice.id), { on: '2026-06-05', profitPence: null, notDeducted: [] });
});

test('sales are read in the list’s and the board’s one statement, without the customer’s details', async () => {
  const { services, valuer, buy, sell } = await selling();
  for (const customerName of ['Jo Brown', 'Al Green']) {
    const { car } = await buy(2_750, { customerName });
    await sell(car, 4_975);
  }
  let statements = 0;
  const counting = openAppraisals({
    ...database,
    query(text, values, name) {
      statements += 1;
      return database.query(text, values, name);
    },
  });
  const { organisationId } = valuer;
  const { items } = await counting.list({ organisationId, limit: 25 });
  assert.equal(statements, 1);
  const onBoard = await counting.board({ organisationId }, 20);
  assert.equal(statements, 2);
  for (const rows of [items, onBoard])
    assert.deepEqual(
      rows.map(({ sale }) => [sale?.soldPounds, sale?.entries['preparation'], sale?.entries['customerName']]),
      [
        [4_975, '950', undefined],
        [4_975, '950', undefined],
      ],
    );
  assert.deepEqual((await services.appraisals.list({ organisationId: 'other', limit: 25 })).items, []);
});
