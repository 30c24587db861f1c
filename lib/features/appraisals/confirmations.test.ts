/** An offer or a purchase that may be a typing mistake is saved only once it is confirmed, from any client. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { britishDay } from '@/lib/domain/time/calendar';
import { faultOf } from '@/lib/features/testing/fault-of';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { openAppraisalDealer, withOffer } from './appraisal-dealer.fixture';
import { runCorrectPurchase } from './corrections';
import * as answers from './offer-answers';
import * as offers from './offers';

const recorded = await openRecordedServices({ everyMark: true });
after(() => recorded.close());
let own: Awaited<ReturnType<typeof openAppraisalDealer>>;
before(async () => void (own = await openAppraisalDealer(recorded)));

const FIX = 'Check it. If it is right, send it again with “isConfirmed” as true.';
const EARLY = '2026-06-01';

test('an offer far from the trade value is refused with the reason until it is confirmed; £0 is refused either way', async () => {
  const { start, enter, read, services, manager, clean } = own;
  const id = await start();
  const make = async (pounds: number, isConfirmed?: boolean) => {
    await enter(id, { condition: 'clean', offer: String(pounds), salePrice: String(clean * 2), margin: '' });
    const input = { id, pounds, tradePence: clean * 100, ...(isConfirmed === undefined ? {} : { isConfirmed }) };
    return offers.runMakeOffer(call(input, manager), services);
  };
  for (const isConfirmed of [undefined, false]) {
    const { code, field, message, fix } = await faultOf(make(clean * 10, isConfirmed));
    assert.deepEqual([code, field, fix], ['invalid_input', 'isConfirmed', FIX]);
    assert.match(message, /^£[\d,]+ is £[\d,]+ above the trade value of £[\d,]+\.$/);
  }
  assert.deepEqual((await read(id)).offers, []);
  for (const isConfirmed of [undefined, true]) {
    const { field, message } = await faultOf(make(0, isConfirmed));
    assert.deepEqual([field, message], ['entries.offer', 'An offer of £0 is no offer.']);
  }
  assert.equal((await make(clean * 10, true)).state, 'made');
});

test('a purchase far from its offer or before it is refused with the reasons until it is confirmed, and so is its correction', async () => {
  const { start, offer, read, services, valuer, clean } = own;
  const id = await start();
  await offer(id, clean);
  await answers.runAnswerOffer(call(await withOffer(services, { id, accept: true }), valuer), services);
  const buy = async (purchase: { pounds: number; on: string; isConfirmed?: boolean }) =>
    offers.runBuyAppraisal(call(await withOffer(services, { id, ...purchase }), valuer), services);
  const [ODD_PRICE, ODD_DAY] = [
    /^£48 is £[\d,]+ below the accepted offer of £[\d,]+\./,
    /is before the offer was made, on /,
  ];
  const both = await faultOf(buy({ pounds: 48, on: EARLY }));
  assert.deepEqual([both.code, both.field, both.fix], ['invalid_input', 'isConfirmed', FIX]);
  for (const words of [ODD_PRICE, ODD_DAY]) assert.match(both.message, words);
  const early = await faultOf(buy({ pounds: clean, on: EARLY }));
  assert.match(early.message, ODD_DAY);
  assert.doesNotMatch(early.message, /£/);
  assert.equal((await read(id)).summary.state, 'accepted');
  await buy({ pounds: clean, on: EARLY, isConfirmed: true });

  const shown = { id, shownPounds: clean, shownOn: EARLY };
  const correct = (change: { pounds: number; on: string; isConfirmed?: boolean }) =>
    runCorrectPurchase(call({ ...shown, ...change }, valuer), services);
  // The day stays as it was confirmed.
  const { message } = await faultOf(correct({ pounds: 48, on: EARLY }));
  assert.match(message, ODD_PRICE);
  assert.doesNotMatch(message, ODD_DAY);
  assert.match((await faultOf(correct({ pounds: clean, on: '2026-05-30' }))).message, ODD_DAY);
  assert.deepEqual(await correct({ pounds: clean - 10, on: EARLY }), {
    stock: { car: 'none', costPounds: null, inOn: null },
  });
  assert.ok(EARLY < britishDay(new Date()));
});
