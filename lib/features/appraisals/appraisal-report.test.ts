/** The report counts each vehicle once, whatever became of its offers, and what its sale made of the price paid. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { soldProfitWords } from '@/lib/domain/appraisals/bought/sold-words';
import { britishDay, monthOf } from '@/lib/domain/time/calendar';
import { runReadStockCar } from '@/lib/features/stock-cars/stock-cars';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { openSellingDealer, withAnyOffer, withOffer } from './appraisal-dealer.fixture';
import { runReadAppraisalReport } from './appraisal-report';
import { runReopenAppraisal } from './corrections';
import { runAnswerOfferByLink } from './offer-answers';
import * as offers from './offers';

const recorded = await openRecordedServices({ everyMark: true });
after(() => recorded.close());

async function reporting() {
  const dealer = await openSellingDealer(recorded);
  const { services, valuer, manager, answer, buy, sell } = dealer;
  const STEPS = {
    // Of £10 less each time, so that the newest differs from the others.
    offer: async (id: string) => {
      const earlier = await services.appraisals.offers.list(id);
      return dealer.offer(id, dealer.clean - earlier.length * 10);
    },
    request: (id: string) => dealer.offer(id, dealer.clean + 251),
    accept: (id: string) => answer(id, true),
    decline: (id: string) => answer(id, false),
    declineByLink: async (id: string) => {
      const input = { token: await dealer.link(id), accept: false, signature: null, reason: 'sold_elsewhere' as const };
      return runAnswerOfferByLink(call(input, null), services);
    },
    undo: (id: string) => answer(id, null),
    revise: async (id: string) => offers.runReviseAppraisal(call(await withOffer(services, { id }), valuer), services),
    lose: async (id: string) =>
      offers.runLoseAppraisal(
        call(await withAnyOffer(services, { id, reason: 'price' as const, note: '' }), valuer),
        services,
      ),
    reopen: async (id: string) => {
      const { offer } = await withAnyOffer(services, { id });
      return runReopenAppraisal(call({ id, offer }, valuer), services);
    },
  };
  const run = async (steps: string) => {
    const id = await dealer.start();
    for (const step of steps.split(' ').filter(isStep)) await STEPS[step](id);
    return id;
  };
  const isStep = (name: string): name is keyof typeof STEPS => name in STEPS;
  const thisMonth = monthOf(britishDay(new Date()));
  const report = async (from = thisMonth, to = thisMonth) =>
    (await runReadAppraisalReport(call({ from, to }, manager), services)).rows;
  /** @returns the car in stock */
  const buyAndSell = async (pounds: number, soldPounds: number, texts: Readonly<Record<string, string>> = {}) => {
    const { car } = await buy(pounds, texts);
    await sell(car, soldPounds);
    return car;
  };
  return { ...dealer, run, report, buyAndSell };
}

let own: Awaited<ReturnType<typeof reporting>>;
before(async () => void (own = await reporting()));

type Rows = Awaited<ReturnType<typeof own.report>>;
const countsOf = ([row]: Rows) => [
  row?.offered ?? 0,
  row?.offers ?? 0,
  row?.accepted ?? 0,
  row?.declined ?? 0,
  row?.lost ?? 0,
  row?.offeredPounds ?? 0,
];

/** Counted by hand: vehicles offered on, offers made, accepted, declined, lost; and how much below Clean the newest is. */
const HISTORIES: readonly (readonly [steps: string, counts: readonly number[], below: number])[] = [
  ['', [0, 0, 0, 0, 0], 0],
  ['request', [0, 0, 0, 0, 0], 0],
  ['offer', [1, 1, 0, 0, 0], 0],
  ['offer revise', [0, 1, 0, 0, 0], 0],
  ['offer revise offer', [1, 2, 0, 0, 0], 10],
  ['offer revise offer revise offer', [1, 3, 0, 0, 0], 20],
  ['offer revise offer revise', [0, 2, 0, 0, 0], 0],
  ['offer accept', [1, 1, 1, 0, 0], 0],
  ['offer accept revise', [0, 1, 0, 0, 0], 0],
  ['offer accept revise offer', [1, 2, 0, 0, 0], 10],
  ['offer accept revise offer accept', [1, 2, 1, 0, 0], 10],
  ['offer accept lose', [1, 1, 1, 0, 1], 0],
  ['offer accept revise lose', [0, 1, 0, 0, 1], 0],
  ['offer decline', [1, 1, 0, 1, 0], 0],
  ['offer decline undo', [1, 1, 0, 0, 0], 0],
  ['offer decline lose', [1, 1, 0, 1, 1], 0],
  ['offer decline revise offer accept', [1, 2, 1, 0, 0], 10],
  ['offer decline revise offer revise', [0, 2, 0, 0, 0], 0],
  ['offer decline lose reopen', [1, 1, 0, 1, 0], 0],
  ['offer decline revise lose', [0, 1, 0, 0, 1], 0],
  ['offer lose', [1, 1, 0, 0, 1], 0],
  ['offer lose reopen', [1, 1, 0, 0, 0], 0],
  ['offer lose reopen revise', [0, 1, 0, 0, 0], 0],
  ['offer accept lose reopen', [1, 1, 1, 0, 0], 0],
  ['offer revise lose reopen offer', [1, 2, 0, 0, 0], 10],
];
for (const [steps, counts, below] of HISTORIES)
  test(`a vehicle with ${steps === '' ? 'no step' : `“${steps}”`} counts as ${counts.join(', ')}`, async () => {
    const { run, report, clean } = own;
    const already = countsOf(await report());
    await run(steps);
    const added = countsOf(await report()).map((count, index) => count - (already[index] ?? 0));
    assert.deepEqual(added, [...counts, counts[0] === 0 ? 0 : clean - below]);
  });

/** However an offer had ended, it does not count once it is revised, and its vehicle counts again by a new one. */
for (const ending of [
  '',
  'accept',
  'decline',
  'decline undo',
  'lose reopen',
  'accept lose reopen',
  'decline lose reopen',
])
  test(`an offer with ${ending === '' ? 'no answer' : `“${ending}”`} does not count once it is revised`, async () => {
    const { run, report } = own;
    const already = countsOf(await report());
    await run(`offer ${ending} revise`);
    const revised = countsOf(await report()).map((count, index) => count - (already[index] ?? 0));
    assert.deepEqual(revised, [0, 1, 0, 0, 0, 0]);
    await run(`offer ${ending} revise offer`);
    const [offered] = countsOf(await report()).map((count, index) => count - (already[index] ?? 0));
    assert.equal(offered, 1);
  });

/** A dealer who loses one enters “Price too low”, whatever the customer had given. */
for (const [steps, reasons] of [
  ['offer decline', []],
  ['offer declineByLink', ['Sold elsewhere']],
  ['offer declineByLink lose', ['Price too low']],
  ['offer declineByLink lose reopen', ['Sold elsewhere']],
  ['offer declineByLink revise', []],
  ['offer declineByLink revise lose', ['Price too low']],
  ['offer declineByLink revise offer', []],
  ['offer declineByLink revise offer decline', []],
  ['offer declineByLink revise offer declineByLink', ['Sold elsewhere']],
] as const)
  test(`a vehicle with “${steps}” has ${reasons[0] === undefined ? 'no reason' : `the reason “${reasons[0]}”`}`, async () => {
    const { run, report } = await reporting();
    await run(steps);
    const counted = (await report()).flatMap((row) => row.reasons);
    assert.deepEqual(
      counted,
      reasons.map((reason) => ({ reason, count: 1 })),
    );
  });

test('the reasons of lost and of declined vehicles are counted together', async () => {
  const { run, report, services, valuer } = await reporting();
  for (const steps of ['offer declineByLink', 'offer declineByLink', 'offer lose']) await run(steps);
  const id = await run('offer');
  const loss = { id, reason: 'sold_elsewhere' as const, note: '' };
  await offers.runLoseAppraisal(call(await withAnyOffer(services, loss), valuer), services);
  const [row] = await report();
  assert.deepEqual(
    row?.reasons.toSorted((a, b) => a.count - b.count),
    [
      { reason: 'Price too low', count: 1 },
      { reason: 'Sold elsewhere', count: 3 },
    ],
  );
});

test('five vehicles with seven offers are five, for the sum of their newest offers', async () => {
  const { run, report, clean } = await reporting();
  for (const steps of ['offer', 'offer revise offer', 'offer accept', 'offer decline', 'offer revise offer accept'])
    await run(steps);
  const [row] = await report();
  assert.deepEqual([row?.offered, row?.offers, row?.accepted, row?.declined], [5, 7, 2, 1]);
  assert.equal(row?.offeredPounds, 5 * clean - 20);
});

/**
 * Worked out by hand, margin scheme: of £2,750 paid and £4,975 sold 2,225 ÷ 6 = 370.83 is VAT, and with £950 of
 * preparation with VAT (791.67) 1,062.50 is left. Of £2,800 and £2,500 sold nothing is VAT: a loss of 300 and 791.67.
 * Together −29.17.
 */
test('sales are compared with what was paid, and their profit is after VAT and the costs of the appraisal', async () => {
  const { valuer, report, buyAndSell } = await reporting();
  await buyAndSell(2_750, 4_975);
  const [first] = await report('2026-06', '2026-06');
  assert.deepEqual(
    [first?.sold, first?.paidForSoldPounds, first?.abovePaidPounds, first?.profitPounds, first?.profitCars],
    [1, 2_750, 2_225, 1_063, 1],
  );
  await buyAndSell(2_800, 2_500);
  const [both] = await report('2026-06', '2026-06');
  assert.deepEqual(
    [both?.sold, both?.paidForSoldPounds, both?.abovePaidPounds, both?.profitPounds, both?.profitCars],
    [2, 5_550, 963, -29, 2],
  );
  // An earlier version stored a sale at £0: it says nothing of any price.
  await recorded.database.query(
    'update stock_cars set sold_pounds = 0 where organisation_id = $1 and sold_pounds = 2500',
    [valuer.organisationId],
  );
  const [priced] = await report('2026-06', '2026-06');
  assert.deepEqual([priced?.sold, priced?.paidForSoldPounds, priced?.profitPounds], [1, 2_750, 1_063]);
});

/** By hand: 2,000 − 1,400 = 600, less 100 of VAT and 350 × 5/6 = 291.67 of preparation: 208.33, rounded £208. */
test('the profit of a sale is known without an asking price in the offer, and is that of the car’s page', async () => {
  const { services, valuer, report, buyAndSell } = await reporting();
  const car = await buyAndSell(1_400, 2_000, { preparation: '350', salePrice: '0' });
  const [row] = await report('2026-06', '2026-06');
  assert.deepEqual([row?.profitPounds, row?.profitCars], [208, 1]);
  const shown = await runReadStockCar(call({ id: car }, valuer), services);
  assert.match(soldProfitWords(shown.car, shown.purchase ?? assert.fail()), /a profit of £208\.33, /);
});
