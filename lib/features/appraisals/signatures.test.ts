/** Signatures on a real database: stored once, in the acceptance's commit, redrawn, and erased with the customer. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { faultOf } from '@/lib/features/testing/fault-of';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { openPrivacy } from '@/lib/store/privacy/privacy';
import { openAppraisalDealer, withOffer } from './appraisal-dealer.fixture';
import * as appraisals from './appraisals';
import * as answers from './offer-answers';
import * as offers from './offers';
import { runSignOffer } from './signatures';

const recorded = await openRecordedServices({ everyMark: true });
const { database } = recorded;
after(() => recorded.close());

const DRAWN = { name: 'Ann Lee', strokes: [[10.4, 20.6, 300, 150, 2_000, 150]] };
const TYPED = { name: 'Ann Lee', strokes: [] };

async function dealer() {
  const { services, valuer, start, read, offer, link, clean } = await openAppraisalDealer(recorded);
  /** An open offer and its link. */
  const offered = async () => {
    const id = await start();
    await offer(id, clean);
    return { id, token: await link(id) };
  };
  const sign = async (id: string, signature = DRAWN) =>
    runSignOffer(call(await withOffer(services, { id, signature }), valuer), services);
  const answer = (token: string, accept: boolean, signature: typeof DRAWN | null) =>
    answers.runAnswerOfferByLink(call({ token, accept, signature, reason: null }, null), services);
  return { services, valuer, read, offered, sign, answer };
}

let own: Awaited<ReturnType<typeof dealer>>;
before(async () => void (own = await dealer()));

test('a signature on screen accepts the offer, is redrawn inside its box, and is stored once', async () => {
  const { offered, sign, read, services } = own;
  const { id, token } = await offered();
  const outcomes = await Promise.allSettled([sign(id), sign(id), sign(id)]);
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1);
  const { summary, offers: made, changes } = await read(id);
  assert.equal(summary.state, 'accepted');
  assert.deepEqual(
    [made[0]?.signature?.name, made[0]?.signature?.path, made[0]?.answeredBy],
    ['Ann Lee', 'M10 21L300 150L1000 150', 'Val'],
  );
  const noted = changes.slice(0, 2).map(({ field, by, after: to }) => `${field} ${by} ${to}`);
  assert.deepEqual(new Set(noted), new Set(['signature Val signed', 'state Val accepted']));
  assert.equal((await answers.offerAtLink(token, services))?.signature?.name, 'Ann Lee');
});

test('by the link the customer signs with the acceptance, by the typed name too; a decline carries no signature', async () => {
  const { offered, read, answer, sign } = own;
  const [accepted, declined] = [await offered(), await offered()];
  await answer(accepted.token, true, TYPED);
  const { offers: made, changes } = await read(accepted.id);
  assert.deepEqual([made[0]?.signature?.name, made[0]?.signature?.path], ['Ann Lee', null]);
  assert.ok(changes.some(({ field, by }) => field === 'signature' && by === 'The customer'));
  await answer(declined.token, false, DRAWN);
  assert.equal((await read(declined.id)).offers[0]?.signature, null);
  await assert.rejects(sign(declined.id), { code: 'conflict' });
});

test('an offer that was accepted unsigned may be signed afterwards, and one that has run out may not', async () => {
  const { offered, read, answer, sign } = own;
  const [accepted, over] = [await offered(), await offered()];
  await answer(accepted.token, true, null);
  await sign(accepted.id);
  const [offer] = (await read(accepted.id)).offers;
  assert.deepEqual([offer?.signature?.name, offer?.answeredBy], ['Ann Lee', null]);
  await database.query(`update appraisal_offers set valid_until = valid_until - 30 where appraisal_id = $1`, [over.id]);
  await assert.rejects(sign(over.id), { code: 'conflict' });
});

test('no one can sign another organisation’s offer', async () => {
  const [{ offered }, other] = [own, await dealer()];
  const { id } = await offered();
  await assert.rejects(other.sign(id), { code: 'not_found' });
});

test('a signature is erased with the customer’s details, by a person and by retention; the acceptance stays', async () => {
  const { offered, sign, read, services, valuer } = await dealer();
  const [first, second] = [await offered(), await offered()];
  for (const { id } of [first, second]) await sign(id);
  await appraisals.runEraseAppraisalCustomer(call({ id: first.id }, valuer), services);
  assert.deepEqual(
    [(await read(first.id)).offers[0]?.signature, (await read(first.id)).summary.state],
    [null, 'accepted'],
  );
  const noted = (await read(first.id)).changes.find(({ field }) => field === 'erased');
  assert.equal(noted?.after, 'signature', 'the history says what was erased, and nothing else');
  assert.notEqual((await read(second.id)).offers[0]?.signature, null);
  await openPrivacy(database).eraseOlder({
    organisationId: valuer.organisationId,
    before: new Date(Date.now() + 86_400_000),
    answers: 0,
  });
  assert.equal((await read(second.id)).offers[0]?.signature, null);
});

for (const [less, name] of [
  [0, 'the offer'],
  [10, 'another price'],
] as const)
  test(`an accepted offer is ${less === 0 ? '' : 'not '}signed after the vehicle was bought at ${name}`, async () => {
    const { offered, answer, sign, read, services, valuer } = own;
    const { id, token } = await offered();
    await answer(token, true, null);
    const [made] = (await read(id)).offers;
    const price = { pounds: (made?.pounds ?? 0) - less, on: '2026-06-05', isConfirmed: true };
    await offers.runBuyAppraisal(call(await withOffer(services, { id, ...price }), valuer), services);
    if (less === 0) await sign(id);
    else assert.equal((await faultOf(sign(id))).code, 'conflict');
    assert.equal((await read(id)).offers[0]?.signature === null, less > 0);
  });
