/** How an appraisal ended can be corrected: what was paid, and a loss that was none. The history has who, before and after. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { changeStockCar, listStockCars } from '@/lib/api/endpoints/stock-cars/stock-cars';
import type { StockAfterCorrection } from '@/lib/domain/appraisals/bought/corrected-words';
import { soldProfitWords } from '@/lib/domain/appraisals/bought/sold-words';
import { purchaseDifferences, stockPurchaseWords } from '@/lib/domain/appraisals/bought/stock-words';
import type { StockCarStatus } from '@/lib/domain/stock-cars/stock-car-state';
import type { Session } from '@/lib/access';
import { runChangeStockCar, runTakeOutOfStock } from '@/lib/features/stock-cars/change-car';
import { runListStockCars, runReadStockCar } from '@/lib/features/stock-cars/stock-cars';
import { runTakeAppraisalIntoStock } from '@/lib/features/stock-cars/take-in';
import { faultOf } from '@/lib/features/testing/fault-of';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { openStockCars } from '@/lib/store/stock-cars/stock-car-store';
import { openAppraisalDealer, withAnyOffer, withOffer } from './appraisal-dealer.fixture';
import { runReadAppraisalReport } from './appraisal-report';
import { runCorrectPurchase, runReopenAppraisal } from './corrections';
import * as answers from './offer-answers';
import * as offers from './offers';

const recorded = await openRecordedServices({ everyMark: true });
after(() => recorded.close());
let own: Awaited<ReturnType<typeof openCorrecting>>;
before(async () => void (own = await openCorrecting()));

const BOUGHT_ON = '2026-06-03';
const PURCHASE = { shownPounds: 480, shownOn: BOUGHT_ON };

async function openCorrecting() {
  const dealer = await openAppraisalDealer(recorded);
  const services = {
    ...dealer.services,
    stockCars: openStockCars(recorded.database),
    scheduleRunner: { request: async () => true },
  };
  const { start, offer, valuer, clean, link } = dealer;
  const accept = async (id: string, yes = true) =>
    answers.runAnswerOffer(call(await withOffer(services, { id, accept: yes }), valuer), services);
  const revise = async (id: string) =>
    offers.runReviseAppraisal(call(await withOffer(services, { id }), valuer), services);
  const lose = async (id: string) => {
    const loss = { id, reason: 'price' as const, note: 'They keep it' };
    return offers.runLoseAppraisal(call(await withAnyOffer(services, loss), valuer), services);
  };
  const reopen = async (id: string, who: Session = valuer) => {
    const { offer: shown } = await withAnyOffer(services, { id });
    return runReopenAppraisal(call({ id, offer: shown }, who), services);
  };
  const correct = (id: string, input: Partial<typeof PURCHASE> & { pounds: number; on?: string }, who = valuer) =>
    runCorrectPurchase(call({ ...PURCHASE, on: BOUGHT_ON, isConfirmed: true, ...input, id }, who), services);
  /** Bought for £480, by a slip. @param texts entered before the offer */
  const bought = async (texts: Readonly<Record<string, string>> = {}) => {
    const id = await start();
    await dealer.enter(id, texts);
    await offer(id, clean);
    await accept(id);
    const purchase = await withOffer(services, { id, pounds: 480, on: BOUGHT_ON, isConfirmed: true });
    await offers.runBuyAppraisal(call(purchase, valuer), services);
    return id;
  };
  const take = async (id: string) => (await runTakeAppraisalIntoStock(call({ id }, valuer), services)).id;
  const car = async (id: string) => runReadStockCar(call({ id }, valuer), services);
  const change = async (id: string, input: object) => {
    const { version } = (await car(id)).car;
    return runChangeStockCar(call(changeStockCar.input.parse({ id, version, ...input }), valuer), services);
  };
  /** @param pounds null: it is removed, not sold */
  const sell = (id: string, pounds: number | null = 9_000, on = '2026-06-05') => {
    const sale = { id, on, soldPounds: pounds, soldTo: pounds === null ? null : ('retail' as const) };
    return runTakeOutOfStock(call(sale, valuer), services);
  };
  const list = (status: StockCarStatus) =>
    runListStockCars(call(listStockCars.input.parse({ status }), valuer), services);
  return { ...dealer, services, accept, revise, lose, reopen, correct, bought, take, car, change, sell, list, link };
}

const differentCost = (cost: number) => `In stock the car cost £${cost}; by its appraisal it cost £4,800.`;

/** On the pages of both. */
async function differencesShown(id: string, stockCar: string) {
  const [{ stockCar: bought, endedOn }, { car, purchase }] = await Promise.all([own.read(id), own.car(stockCar)]);
  assert.ok(bought && bought.purchaseCostPounds !== null && endedOn && purchase);
  const shown = { purchaseCostPounds: bought.purchaseCostPounds, boughtOn: endedOn };
  const words = stockPurchaseWords({ ...purchase, leftOut: [] }, car);
  return { appraisal: purchaseDifferences(shown, bought), car: words.filter((one) => one.startsWith('In stock ')) };
}

describe('The correction of a purchase', () => {
  test('changes price and day, in the history and in the reports', async () => {
    const { bought, correct, read, manager, services } = own;
    const id = await bought();
    const { changes } = await read(id);
    assert.deepEqual(await correct(id, { pounds: 4_800, on: '2026-05-30' }), {
      stock: { car: 'none', costPounds: null, inOn: null },
    });
    const { summary, endedOn, changes: now } = await read(id);
    assert.deepEqual([summary.state, summary.boughtPounds, endedOn], ['bought', 4_800, '2026-05-30']);
    assert.deepEqual(
      now
        .slice(0, now.length - changes.length)
        .map(({ by, field, before: was, after: is }) => [by, field, was, is])
        .toSorted(([, one], [, other]) => String(one).localeCompare(String(other))),
      [
        ['Val', 'purchaseDay', BOUGHT_ON, '2026-05-30'],
        ['Val', 'purchasePrice', '480', '4800'],
      ],
    );
    const { rows } = await runReadAppraisalReport(call({ from: '2026-05', to: '2026-06' }, manager), services);
    assert.deepEqual(
      rows.filter((row) => row.bought > 0).map(({ month, bought: many, boughtPounds }) => [month, many, boughtPounds]),
      [['2026-05', 1, 4_800]],
    );
  });

  type After = readonly [costPounds: StockAfterCorrection['costPounds'], inOn: StockAfterCorrection['inOn']];
  const BOTH: After = ['followed', 'followed'];
  const [COST, DATE_IN] = ['Cost, Val: £480 → £4,800', 'Date in, Val: 3 Jun 2026 → 1 Jun 2026'] as const;
  const HISTORY = [COST, DATE_IN];

  /** What was done to the car before, and what the correction of price and day then does. */
  const STOCK: readonly (readonly [
    name: string,
    first: (car: string) => Promise<unknown>,
    car: StockAfterCorrection['car'],
    after: After,
    cost: number | null,
    inOn: string,
    history: readonly string[],
  ])[] = [
    ['as it was taken over', async () => undefined, 'in_stock', BOTH, 4_800, '2026-06-01', HISTORY],
    ['with another site', (id) => own.change(id, { site: 'Leeds' }), 'in_stock', BOTH, 4_800, '2026-06-01', HISTORY],
    [
      'with another cost',
      (id) => own.change(id, { costPounds: 500 }),
      'in_stock',
      ['stays', 'followed'],
      500,
      '2026-06-01',
      [DATE_IN],
    ],
    [
      'without a cost',
      (id) => own.change(id, { costPounds: null }),
      'in_stock',
      ['stays', 'followed'],
      null,
      '2026-06-01',
      [DATE_IN],
    ],
    [
      'with another date in',
      (id) => own.change(id, { inOn: '2026-06-04' }),
      'in_stock',
      ['followed', 'stays'],
      4_800,
      '2026-06-04',
      [COST],
    ],
    ['that is sold', (id) => own.sell(id), 'sold', BOTH, 4_800, '2026-06-01', HISTORY],
    ['that was removed', (id) => own.sell(id, null), 'removed', BOTH, 4_800, '2026-06-01', HISTORY],
    [
      'that is sold, with another cost since',
      async (id) => {
        await own.sell(id);
        await own.change(id, { costPounds: 500 });
      },
      'sold',
      ['stays', 'followed'],
      500,
      '2026-06-01',
      [DATE_IN],
    ],
  ];
  for (const [name, first, where, [costPounds, day], cost, inOn, history] of STOCK)
    test(`reaches the car ${name}: cost ${costPounds}, date in ${day}`, async () => {
      own = await openCorrecting();
      const { bought, take, correct, car } = own;
      const id = await bought();
      const stockCar = await take(id);
      await first(stockCar);
      const before = await car(stockCar);
      assert.deepEqual(await correct(id, { pounds: 4_800, on: '2026-06-01' }), {
        stock: { car: where, costPounds, inOn: day },
      });
      const { car: stored, changes } = await car(stockCar);
      assert.deepEqual([stored.costPounds, stored.inOn], [cost, inOn]);
      const differences = cost === null || cost === 4_800 ? [] : [differentCost(cost)];
      assert.deepEqual(await differencesShown(id, stockCar), { appraisal: differences, car: differences });
      assert.equal(stored.version, before.car.version + 1);
      assert.deepEqual(
        changes
          .slice(0, changes.length - before.changes.length)
          .map(({ field, by, before: was, after: is }) => `${field}, ${by}: ${was} → ${is}`)
          .sort(),
        history,
      );
    });

  test('of a sold car keeps its date in, if the corrected day is after it left, and says so', async () => {
    own = await openCorrecting();
    const { bought, take, correct, car, sell } = own;
    const id = await bought();
    const stockCar = await take(id);
    await sell(stockCar, 9_000, '2026-06-04');
    const { stock } = await correct(id, { pounds: 4_800, on: '2026-06-05' });
    assert.deepEqual(stock, { car: 'sold', costPounds: 'followed', inOn: 'after_left' });
    const { car: stored } = await car(stockCar);
    assert.deepEqual([stored.costPounds, stored.inOn, stored.leftOn], [4_800, BOUGHT_ON, '2026-06-04']);
    const [late] = (await differencesShown(id, stockCar)).car;
    assert.match(late ?? '', /came in on 3 Jun 2026; by its appraisal it was bought on 5 Jun 2026/);
  });

  test('of a sold car is in its sale everywhere: in the list, its totals, and the report', async () => {
    own = await openCorrecting();
    const { bought, take, correct, sell, list, car, manager, services } = own;
    const id = await bought();
    await sell(await take(id));
    const before = await list('sold');
    await correct(id, { pounds: 4_800 });
    const { items, totals } = await list('sold');
    assert.deepEqual(
      items.map(({ costPounds }) => costPounds),
      [4_800],
    );
    assert.equal(totals.costPounds - before.totals.costPounds, 4_800 - 480);
    const { car: sold, purchase } = await car(items[0]?.id ?? '');
    // 9,000 − 4,800 − 291.67 = 3,908.33; VAT 4,200 ÷ 6 = 700.
    assert.match(soldProfitWords(sold, purchase ?? assert.fail()), /^After VAT of £700 .* a profit of £3,208\.33, /);
    const { rows } = await runReadAppraisalReport(call({ from: '2026-06', to: '2026-06' }, manager), services);
    assert.deepEqual(
      rows.filter(({ sold }) => sold > 0).map((row) => [row.soldPounds, row.paidForSoldPounds, row.abovePaidPounds]),
      [[9_000, 4_800, 4_200]],
    );
  });

  test('of a VAT-qualifying vehicle follows in the notes of its car too, unless they were changed', async () => {
    own = await openCorrecting();
    const followed = { stock: { car: 'in_stock', costPounds: 'followed', inOn: null } };
    const { bought, take, correct, car, change } = own;
    const id = await bought({ vatScheme: 'qualifying' });
    const stockCar = await take(id);
    assert.match((await car(stockCar)).car.notes, /^VAT-qualifying: the £480 paid includes £80 VAT/);
    assert.deepEqual(await correct(id, { pounds: 4_800 }), followed);
    assert.match((await car(stockCar)).car.notes, /^VAT-qualifying: the £4,800 paid includes £800 VAT/);
    await change(stockCar, { notes: 'Scratched' });
    assert.deepEqual(await correct(id, { shownPounds: 4_800, pounds: 4_700 }), followed);
    assert.deepEqual([(await car(stockCar)).car.notes, (await car(stockCar)).car.costPounds], ['Scratched', 4_700]);
  });

  test('needs the authority of the purchase, a possible day, and the price and day that were shown', async () => {
    const { bought, correct, read, manager, clean } = own;
    const id = await bought();
    const stored = await read(id);
    const beyond = await faultOf(correct(id, { pounds: clean + 1_000 }));
    assert.deepEqual([beyond.code, beyond.field], ['forbidden', 'pounds']);
    assert.match(beyond.fix, /, or have a manager correct the purchase\.$/);
    assert.equal((await faultOf(correct(id, { pounds: 4_800, on: '2026-06-06' }))).field, 'on');
    for (const shown of [{ shownPounds: 481 }, { shownOn: '2026-06-02' }])
      assert.equal((await faultOf(correct(id, { ...shown, pounds: 4_800 }))).code, 'conflict');
    assert.deepEqual(await read(id), stored);
    await correct(id, { pounds: clean + 1_000 }, manager);
    assert.equal((await read(id)).summary.boughtPounds, clean + 1_000);
    assert.equal((await faultOf(correct(id, { pounds: 4_800 }))).code, 'conflict', 'corrected already');
  });
});

type PastStep = (id: string) => Promise<unknown>;
const inOrder =
  (...steps: readonly PastStep[]): PastStep =>
  async (id) => {
    for (const next of steps) await next(id);
  };
const offer: PastStep = (id) => own.offer(id, own.clean);
const request: PastStep = (id) => own.offer(id, own.clean + 251);
const expire: PastStep = async (id) => {
  for (const [table, key] of [
    ['appraisal_offers', 'appraisal_id'],
    ['appraisals', 'id'],
  ])
    await recorded.database.query(`update ${table} set valid_until = valid_until - 30 where ${key} = $1`, [id]);
};
const refuse: PastStep = async (id) =>
  offers.runDecideOffer(call(await withOffer(own.services, { id, approve: false }), own.manager), own.services);

/** Whatever an appraisal is before it is lost. */
const PASTS: Readonly<Record<string, PastStep>> = {
  'a draft': (id) => own.enter(id, { offer: '2000' }),
  'a request': request,
  'a refused request': inOrder(request, refuse),
  'a withdrawn request': inOrder(request, (id) => own.revise(id)),
  'a request after a withdrawn one': inOrder(request, (id) => own.revise(id), request),
  'an offer': offer,
  'an offer with a link': inOrder(offer, (id) => own.link(id)),
  'an expired offer': inOrder(offer, expire),
  'a revised offer': inOrder(offer, (id) => own.revise(id)),
  'an accepted offer': inOrder(offer, (id) => own.accept(id)),
  'a revised accepted offer': inOrder(
    offer,
    (id) => own.accept(id),
    (id) => own.revise(id),
  ),
  'a declined offer': inOrder(offer, (id) => own.accept(id, false)),
};

describe('A lost appraisal', () => {
  for (const [name, take] of Object.entries(PASTS))
    test(`that was ${name} is reopened as it was before, with why it was lost in the history`, async () => {
      const { start, read, lose, reopen } = own;
      const id = await start();
      await take(id);
      const { changes: past, ...then } = await read(id);
      await lose(id);
      const { summary, loss } = await read(id);
      assert.deepEqual([summary.state, loss?.reason], ['lost', 'Price too low']);
      await reopen(id, own.manager);
      const { changes, ...now } = await read(id);
      assert.deepEqual(now, then);
      const added = changes.slice(0, changes.length - past.length);
      const state = then.summary.state === 'expired' ? 'offered' : then.summary.state;
      assert.deepEqual(added.map(({ by, field, before: was, after: is }) => `${by}, ${field}: ${was} → ${is}`).sort(), [
        'Max, loss: Price too low: They keep it → null',
        `Max, state: lost → ${state}`,
        `Val, state: ${state} → lost`,
      ]);
      assert.equal((await faultOf(reopen(id))).code, 'conflict', 'it is open already');
      // It goes on from there, and may be lost again.
      await lose(id);
      assert.equal((await read(id)).summary.state, 'lost');
    });

  test('has its customer link again once it is reopened', async () => {
    const { start, link, lose, reopen, read, services } = own;
    const id = await start();
    await offer(id);
    const token = await link(id);
    await lose(id);
    const accept = () =>
      answers.runAnswerOfferByLink(call({ token, accept: true, signature: null, reason: null }, null), services);
    // The link still leads to the offer, which is withdrawn.
    assert.equal((await faultOf(accept())).code, 'conflict');
    await reopen(id);
    await accept();
    assert.equal((await read(id)).summary.state, 'accepted');
  });

  test('is reopened once, if two people do so at the same moment', async () => {
    const { start, lose, reopen } = own;
    const id = await start();
    await lose(id);
    const outcomes = await Promise.allSettled([reopen(id), reopen(id, own.manager)]);
    assert.deepEqual(outcomes.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
  });
});

test('only what was bought is corrected, and only what was lost is reopened', async () => {
  for (const take of Object.values(PASTS)) {
    const id = await own.start();
    await take(id);
    const stored = await own.read(id);
    assert.equal((await faultOf(own.correct(id, { pounds: 4_800 }))).code, 'conflict');
    assert.equal((await faultOf(own.reopen(id))).code, 'conflict');
    assert.deepEqual(await own.read(id), stored);
  }
  assert.equal((await faultOf(own.reopen(await own.bought()))).code, 'conflict');
});
