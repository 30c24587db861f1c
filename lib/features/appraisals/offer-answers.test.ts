/** How long an offer can be accepted: within its days, and within the month that its price is for; and a decline undone. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { z } from 'zod';
import { CUSTOMER_REASONS, LOSS_WORDS } from '@/lib/domain/appraisals/appraisal-state';
import { changeWords } from '@/lib/domain/appraisals/change-words';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { selectRow } from '@/lib/store/rows';
import { TODAY } from '@/lib/store/today';
import { faultOf } from '@/lib/features/testing/fault-of';
import { openAppraisalDealer, withAnyOffer, withOffer } from './appraisal-dealer.fixture';
import * as answers from './offer-answers';
import * as offers from './offers';
import { runSignOffer } from './signatures';

const recorded = await openRecordedServices({ everyMark: true });
const { database } = recorded;
after(() => recorded.close());

const DAY = 24 * 60;
let own: Awaited<ReturnType<typeof openAppraisalDealer>>;
before(async () => void (own = await openAppraisalDealer(recorded)));

const daysValid = async (id: string) => {
  const row = z.object({ days: z.int().nullable() });
  const text = `select o.valid_until - ${TODAY} as days from appraisal_offers o where o.appraisal_id = $1`;
  return (await selectRow(database, row, text, [id]))?.days;
};

for (const [waited, validDays, handOver, expected] of [
  [0, '7', '2026-06', 7], // on 5 June
  [0, '60', '2026-06', 25],
  [24, '7', '2026-06', 1], // on 29 June
  [25, '7', '2026-06', 0],
] as const) {
  for (const isApproved of [false, true]) {
    test(`${validDays} days, ${waited} days after 5 June, for a hand-over in ${handOver}: ${isApproved ? 'an approved offer' : 'an offer'} is valid for ${expected}`, async () => {
      const { start, enter, offer, wait, services, manager, clean } = await openAppraisalDealer(recorded);
      wait(waited * DAY);
      const id = await start();
      await enter(id, { validDays, handOver });
      await offer(id, isApproved ? clean + 1_000 : clean);
      if (isApproved) {
        assert.equal(await daysValid(id), null);
        await offers.runDecideOffer(call(await withOffer(services, { id, approve: true }), manager), services);
      }
      assert.equal(await daysValid(id), expected);
    });
  }
}

/** As an older version made it: its days run past the month of its hand-over, which is over now. */
async function olderOffer() {
  const dealer = await openAppraisalDealer(recorded);
  const id = await dealer.start();
  await dealer.offer(id, dealer.clean);
  const token = await dealer.link(id);
  await database.query(`update appraisal_offers set valid_until = ${TODAY} + 7 where appraisal_id = $1`, [id]);
  await database.query(`update appraisals set valid_until = ${TODAY} + 7 where id = $1`, [id]);
  dealer.wait(26 * DAY);
  return { ...dealer, id, token };
}

const PASSED = 'The hand-over month of this offer, June 2026, has passed.';
const SIGNATURE = { name: 'Jo Bloggs', strokes: [] };

test('an older offer that is valid past its hand-over month is readable, and refused with that reason', async () => {
  const { id, token, read, services, valuer } = await olderOffer();
  assert.equal((await read(id)).summary.state, 'offered');
  const seen = await answers.offerAtLink(token, services);
  assert.deepEqual([seen?.state, seen?.isOver, seen?.sheet?.handOver], ['made', false, '2026-06']);
  for (const [accepts, fix] of [
    [
      async () => answers.runAnswerOffer(call(await withOffer(services, { id, accept: true }), valuer), services),
      /Revise the offer/,
    ],
    [
      async () => runSignOffer(call(await withOffer(services, { id, signature: SIGNATURE }), valuer), services),
      /Revise the offer/,
    ],
    [
      () =>
        answers.runAnswerOfferByLink(call({ token, accept: true, signature: SIGNATURE, reason: null }, null), services),
      /Ask the dealer/,
    ],
  ] as const) {
    const fault = await faultOf(accepts());
    assert.deepEqual([fault.code, fault.message], ['conflict', PASSED]);
    assert.match(fault.fix, fix);
  }
  assert.equal((await read(id)).summary.state, 'offered');
});

for (const isByLink of [false, true]) {
  test(`it can still be declined, ${isByLink ? 'by the link' : 'as the dealer enters it'}`, async () => {
    const { id, token, read, services, valuer } = await olderOffer();
    if (isByLink)
      await answers.runAnswerOfferByLink(call({ token, accept: false, signature: null, reason: null }, null), services);
    else await answers.runAnswerOffer(call(await withOffer(services, { id, accept: false }), valuer), services);
    assert.equal((await read(id)).summary.state, 'declined');
  });
}

test('in its hand-over month an offer is accepted', async () => {
  const { start, offer, read, services, valuer, clean } = own;
  const id = await start();
  await offer(id, clean);
  await answers.runAnswerOffer(call(await withOffer(services, { id, accept: true }), valuer), services);
  assert.equal((await read(id)).summary.state, 'accepted');
});

/** An offer that the dealer entered as declined, with its link. */
async function declined() {
  const { start, offer, link, services, valuer, clean } = own;
  const id = await start();
  await offer(id, clean);
  const token = await link(id);
  await answers.runAnswerOffer(call(await withOffer(services, { id, accept: false }), valuer), services);
  return { id, token };
}

const takeBack = async (id: string) =>
  answers.runAnswerOffer(call(await withOffer(own.services, { id, accept: null }), own.manager), own.services);

test('a decline that the dealer entered is taken back: the offer is open, its link works, and both are in the history', async () => {
  const { read, services } = own;
  const { id, token } = await declined();
  await takeBack(id);
  const { summary, changes, offers: made } = await read(id);
  assert.equal(summary.state, 'offered');
  assert.deepEqual([made[0]?.state, made[0]?.answeredAt, made[0]?.answeredBy], ['made', null, null]);
  assert.deepEqual(
    changes.filter(({ field }) => field === 'state').map((change) => [change.before, change.after, change.by]),
    [
      ['declined', 'offered', 'Max'],
      ['offered', 'declined', 'Val'],
      ['draft', 'offered', 'Val'],
      [null, 'draft', 'Val'],
    ],
  );
  await answers.runAnswerOfferByLink(call({ token, accept: true, signature: null, reason: null }, null), services);
  assert.equal((await read(id)).summary.state, 'accepted');
});

test('it is not taken back twice, once it has expired, or once something followed', async () => {
  const { offer, services, valuer, clean, read } = own;
  const refused = async (id: string, state: string) => {
    assert.equal((await faultOf(takeBack(id))).code, 'conflict');
    assert.equal((await read(id)).summary.state, state);
  };
  const back = await declined();
  const outcomes = await Promise.allSettled([takeBack(back.id), takeBack(back.id)]);
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1);
  const expired = await declined();
  await database.query(`update appraisal_offers set valid_until = ${TODAY} - 1 where appraisal_id = $1`, [expired.id]);
  await refused(expired.id, 'declined');
  const revised = await declined();
  await offers.runReviseAppraisal(call(await withOffer(services, { id: revised.id }), valuer), services);
  await refused(revised.id, 'draft');
  await offer(revised.id, clean - 1);
  await refused(revised.id, 'offered');
  const lost = await declined();
  await offers.runLoseAppraisal(
    call(await withAnyOffer(services, { id: lost.id, reason: 'price' as const, note: '' }), valuer),
    services,
  );
  await refused(lost.id, 'lost');
});

test('what the customer declined by the link is not taken back', async () => {
  const { start, offer, link, services, read, clean } = own;
  const id = await start();
  await offer(id, clean);
  const token = await link(id);
  await answers.runAnswerOfferByLink(call({ token, accept: false, signature: null, reason: null }, null), services);
  assert.equal((await faultOf(takeBack(id))).code, 'conflict');
  assert.equal((await read(id)).summary.state, 'declined');
});

for (const accept of [true, false])
  for (const reason of [null, ...CUSTOMER_REASONS])
    test(`${accept ? 'accepted' : 'declined'} by the link with ${reason ?? 'no reason'}: the dealer reads ${accept || reason === null ? 'none' : 'it'}, with the answer and in the history`, async () => {
      const { start, offer, link, read, services, clean } = own;
      const id = await start();
      await offer(id, clean);
      const token = await link(id);
      await answers.runAnswerOfferByLink(call({ token, accept, signature: null, reason }, null), services);
      const given = accept ? null : reason;
      const { offers: shown, changes } = await read(id);
      assert.equal(shown[0]?.customerReason, given);
      const noted = changes.filter(({ field }) => field === 'customerReason');
      assert.deepEqual(
        noted.map(({ before, after }) => changeWords('customerReason', before, after)),
        given === null ? [] : [LOSS_WORDS[given]],
      );
    });

test('a reason is of the offer it was given for, not of the next one', async () => {
  const { start, offer, link, read, services, valuer, clean } = own;
  const id = await start();
  await offer(id, clean);
  const token = await link(id);
  await answers.runAnswerOfferByLink(call({ token, accept: false, signature: null, reason: 'price' }, null), services);
  await offers.runReviseAppraisal(call(await withOffer(services, { id }), valuer), services);
  await offer(id, clean);
  await answers.runAnswerOffer(call(await withOffer(services, { id, accept: false }), valuer), services);
  assert.deepEqual(
    (await read(id)).offers.map(({ customerReason }) => customerReason),
    [null, 'price'],
  );
});
