/** Whatever became of an appraisal, and in whichever order: its page still has trade value, most to pay and last offer. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { listAppraisals } from '@/lib/api/endpoints/appraisals/appraisal-lists';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { entriesByField } from '@/lib/domain/appraisals/entries';
import { appraisalSums } from '@/lib/domain/appraisals/appraisal-sums';
import { shownSums } from '@/lib/domain/appraisals/appraisal-state';
import { openAppraisalDealer, withAnyOffer, withOffer } from './appraisal-dealer.fixture';
import { runListAppraisals } from './appraisals';
import * as answers from './offer-answers';
import * as offers from './offers';

const recorded = await openRecordedServices({ everyMark: true });
after(() => recorded.close());
let own: Awaited<ReturnType<typeof openAppraisalDealer>>;
before(async () => void (own = await openAppraisalDealer(recorded)));

type PathStep =
  'enter' | 'retype' | 'offer' | 'request' | 'refuse' | 'accept' | 'decline' | 'expire' | 'revise' | 'buy' | 'lose';

/** @param aboveTrade pounds of the offer above the trade value */
async function take(id: string, step: PathStep, aboveTrade: number): Promise<void> {
  const { services, valuer, manager, clean, enter, offer } = own;
  const pounds = clean + aboveTrade;
  const loss = { id, reason: 'price' as const, note: '' };
  const steps: Readonly<Record<PathStep, () => Promise<unknown>>> = {
    enter: () => enter(id, { offer: String(pounds), salePrice: String(clean * 2), margin: '' }),
    retype: () => enter(id, { offer: String(pounds + 500) }),
    offer: () => offer(id, pounds),
    request: () => offer(id, pounds),
    refuse: async () =>
      offers.runDecideOffer(call(await withOffer(services, { id, approve: false }), manager), services),
    accept: async () => answers.runAnswerOffer(call(await withOffer(services, { id, accept: true }), valuer), services),
    decline: async () =>
      answers.runAnswerOffer(call(await withOffer(services, { id, accept: false }), valuer), services),
    expire: async () => {
      const past = `valid_until = valid_until - 30`;
      await recorded.database.query(`update appraisal_offers set ${past} where appraisal_id = $1`, [id]);
      await recorded.database.query(`update appraisals set ${past} where id = $1`, [id]);
    },
    revise: async () => offers.runReviseAppraisal(call(await withOffer(services, { id }), valuer), services),
    buy: async () =>
      offers.runBuyAppraisal(
        call(await withOffer(services, { id, pounds, on: '2026-06-05', isConfirmed: true }), valuer),
        services,
      ),
    lose: async () => offers.runLoseAppraisal(call(await withAnyOffer(services, loss), valuer), services),
  };
  await steps[step]();
}

const PATHS: readonly (readonly PathStep[])[] = [
  ['enter', 'lose'],
  ['request'],
  ['request', 'lose'],
  ['request', 'refuse', 'lose'],
  ['request', 'revise', 'lose'],
  ['offer'],
  ['offer', 'lose'],
  ['offer', 'expire'],
  ['offer', 'expire', 'lose'],
  ['offer', 'accept'],
  ['offer', 'accept', 'buy'],
  ['offer', 'accept', 'lose'],
  ['offer', 'accept', 'revise', 'lose'],
  ['offer', 'decline'],
  ['offer', 'decline', 'lose'],
  ['offer', 'revise', 'lose'],
  ['offer', 'revise', 'retype', 'lose'],
  ['offer', 'decline', 'revise', 'retype', 'lose'],
  ['request', 'refuse', 'retype', 'lose'],
];

for (const path of PATHS)
  test(`after ${path.join(', ')}: trade value, most to pay and last offer are still shown`, async () => {
    const { start, read, clean, services, valuer } = own;
    const id = await start();
    const aboveTrade = path.includes('request') ? 251 : 0;
    for (const step of path) await take(id, step, aboveTrade);
    const { summary, offers: made, entries: entered, vehicle, lostSums } = await read(id);
    const shown = shownSums(summary, made.length > 0);
    assert.equal(shown, path.includes('enter') ? 'entries' : 'offer');
    const entries = entriesByField(entered);
    assert.ok(vehicle);
    const loading = { value: null, because: 'loading' as const };
    const sums = appraisalSums(entries, { vehicle, forecast: loading, options: loading });
    const [newest] = made;
    assert.equal(lostSums !== null, shown === 'entries');
    const { trade, retail } = shown === 'offer' && newest ? newest.frozen : (lostSums ?? sums);
    const offered = shown === 'offer' ? newest?.pounds : (sums.offer?.offerPence ?? 0) / 100;
    assert.deepEqual([trade.totalPence, offered], [clean * 100, clean + aboveTrade]);
    assert.ok(retail.mostPounds !== null && retail.mostPounds > clean);
    const listed = summary.boughtPounds ?? summary.offerPounds ?? summary.requestedPounds ?? summary.unmadePounds;
    assert.equal(listed, clean + aboveTrade, 'in the list too');
    if (summary.state === 'lost')
      assert.equal(summary.offerPounds !== null, (newest?.madeAt ?? null) !== null, 'as made, or as not made');
    const range = listAppraisals.input.parse({ fromPounds: listed, toPounds: listed });
    const { items } = await runListAppraisals(call(range, valuer), services);
    assert.ok(
      items.some((item) => item.id === id),
      'found by it',
    );
  });

test('a lost draft’s sums stay those of the day it was lost, whatever becomes of its record', async () => {
  const { start, read, clean, services, manager } = own;
  const id = await start();
  await take(id, 'enter', 0);
  await take(id, 'lose', 0);
  const { lostSums, endedOn } = await read(id);
  assert.ok(lostSums && endedOn);
  assert.deepEqual([lostSums.trade.totalPence, lostSums.trade.missing], [clean * 100, null]);
  assert.match(lostSums.settlement ?? '', /£/);
  const organisation = [manager.organisationId];
  await recorded.database.query('delete from valuations where organisation_id = $1', organisation);
  assert.deepEqual((await read(id)).lostSums, lostSums);
  await recorded.database.query('update appraisals set lost_sums = null where organisation_id = $1', organisation);
  assert.equal((await read(id)).lostSums, null, 'lost by an earlier version');
  assert.equal((await services.appraisals.get({ organisationId: manager.organisationId, id }))?.state, 'lost');
});

test('a draft is not lost with sums of entries that have changed, and is lost with the new ones', async () => {
  const dealer = await openAppraisalDealer(recorded);
  const { start, read, enter, services, valuer, clean } = dealer;
  const id = await start();
  await enter(id, { offer: '100' });
  const { entries } = await read(id);
  await enter(id, { offer: '200' });
  const { organisationId, personId } = valuer;
  const loss = { organisationId, id, personId, reason: 'Price too low', note: '', shown: null };
  const lose = (frozen: Parameters<typeof services.appraisals.steps.lose>[0]['frozen']) =>
    services.appraisals.steps.lose({ ...loss, frozen });
  assert.equal(await lose({ sums: {}, entries }), 'changed');
  assert.equal((await read(id)).summary.state, 'draft');
  await offers.runLoseAppraisal(
    call(await withAnyOffer(services, { id, reason: 'price' as const, note: '' }), valuer),
    services,
  );
  const { summary, lostSums } = await read(id);
  assert.deepEqual([summary.state, lostSums?.trade.totalPence], ['lost', clean * 100]);
  assert.match(lostSums?.settlement ?? '', /£200/);
  assert.equal(await lose(null), 'ended');
});
