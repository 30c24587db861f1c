/** The customer link of an offer: when and by whom it was created, what ends it, and what the page states of it before. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { readAppraisal } from '@/lib/api/endpoints/appraisals/appraisals';
import { changeWords } from '@/lib/domain/appraisals/change-words';
import { customerLinkWords, revisionWords } from '@/lib/domain/appraisals/offer-words';
import { britishDay } from '@/lib/domain/time/calendar';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { faultOf } from '@/lib/features/testing/fault-of';
import { openPeopleStores } from '@/lib/features/people/sign-in.fixture';
import { openShares } from '@/lib/store/shares';
import { openAppraisalDealer, withOffer } from './appraisal-dealer.fixture';
import { runReadAppraisalTerms, runSaveAppraisalTerms } from './appraisal-terms';
import { offerAtLink, runAnswerOffer } from './offer-answers';
import * as offers from './offers';

const recorded = await openRecordedServices({ everyMark: true });
after(() => recorded.close());

let own: Awaited<ReturnType<typeof openAppraisalDealer>>;
before(async () => void (own = await openAppraisalDealer(recorded)));

const linksOf = async (id: string) => readAppraisal.output.parse(await own.read(id)).offers.map(({ link }) => link);

async function offered(id?: string) {
  const appraisal = id ?? (await own.start());
  await own.offer(appraisal, own.clean);
  return appraisal;
}

test('the answer has who created the link that works now, and when; the history says that it replaced another', async () => {
  const id = await offered();
  assert.deepEqual(await linksOf(id), [null]);
  await own.link(id);
  const [first] = await linksOf(id);
  assert.equal(first?.createdBy, 'Val');
  await offers.runCreateOfferLink(call(await withOffer(own.services, { id }), own.manager), own.services);
  const [second] = await linksOf(id);
  assert.equal(second?.createdBy, 'Max');
  assert.ok(second.createdAt >= first.createdAt);
  const { changes } = await own.read(id);
  const linked = changes.filter(({ field }) => field === 'link').map((change) => [change.after, change.at]);
  assert.deepEqual(linked, [
    ['replaced', second.createdAt],
    ['created', first.createdAt],
  ]);
  assert.equal(changeWords('link', null, 'replaced'), 'Replaced');
});

test('each offer has its own link, and the next one begins without one', async () => {
  const id = await offered();
  await own.link(id);
  const [first] = await linksOf(id);
  await offers.runReviseAppraisal(call(await withOffer(own.services, { id }), own.valuer), own.services);
  await offered(id);
  assert.deepEqual(await linksOf(id), [null, first]);
  await offers.runCreateOfferLink(call(await withOffer(own.services, { id }), own.manager), own.services);
  const [second, earlier] = await linksOf(id);
  assert.deepEqual([second?.createdBy, earlier], ['Max', first]);
});

test('before a link is replaced it says that the earlier one stops working, and so it does', async () => {
  const id = await offered();
  const token = await own.link(id);
  const [link] = await linksOf(id);
  assert.ok(link);
  assert.match(customerLinkWords(link), /^Customer link created .+ by Val\. .*the earlier one stops working\.$/);
  assert.equal((await offerAtLink(token, own.services))?.state, 'made');
  await own.link(id);
  assert.equal(await offerAtLink(token, own.services), null);
});

const STATED_OF_LINK = {
  withdrawn: /then shows it as withdrawn/,
  expired: /still shows it as expired/,
  declined: /still shows it,/,
};

for (const state of ['made', 'expired', 'accepted', 'declined'] as const)
  for (const hasLink of [true, false])
    test(`before an offer that is ${state}, ${hasLink ? 'with' : 'without'} a link, is revised, what becomes of it is as stated`, async () => {
      const id = await offered();
      const token = hasLink ? await own.link(id) : null;
      const answer = { id, accept: state === 'accepted' };
      if (state === 'accepted' || state === 'declined')
        await runAnswerOffer(call(await withOffer(own.services, answer), own.valuer), own.services);
      if (state === 'expired')
        await recorded.database.query(
          'update appraisal_offers set valid_until = valid_until - 30 where appraisal_id = $1',
          [id],
        );
      const [before] = readAppraisal.output.parse(await own.read(id)).offers;
      assert.ok(before);
      const words = revisionWords(before, before.link !== null, britishDay(new Date()));
      assert.equal(/has accepted it/.test(words), state === 'accepted');
      await offers.runReviseAppraisal(call(await withOffer(own.services, { id }), own.valuer), own.services);
      const [after] = await own.services.appraisals.offers.list(id);
      assert.equal(/stays declined/.test(words), after?.state === 'declined');
      const seen = token === null ? null : await offerAtLink(token, own.services);
      for (const [shown, stated] of Object.entries(STATED_OF_LINK))
        assert.equal(stated.test(words), (seen?.isOver ? 'expired' : seen?.state) === shown, words);
      assert.equal(/\blink\b/.test(words), hasLink);
    });

test('behind the link are the number, who made the offer and when, and the organisation’s contact as it is now', async () => {
  const { services, manager } = own;
  const id = await offered();
  const token = await own.link(id);
  const { summary, offers: made } = await own.read(id);
  const seen = await offerAtLink(token, services);
  assert.deepEqual(
    [seen?.number, seen?.made, seen?.contact],
    [summary.number, { by: 'Val', at: made[0]?.madeAt }, { telephone: '', email: '' }],
  );
  const { version, ...terms } = await runReadAppraisalTerms(call({}, manager), services);
  const contact = { telephone: '01234 567890', email: 'sales@demo.example' };
  await runSaveAppraisalTerms(call({ ...terms, ...contact, version }, manager), services);
  assert.deepEqual((await offerAtLink(token, services))?.contact, contact);
  for (const field of ['telephone', 'email'] as const) {
    const save = runSaveAppraisalTerms(call({ ...terms, [field]: 'ask us', version: version + 1 }, manager), services);
    assert.equal((await faultOf(save)).field, field);
  }
});

test('behind the link of a bought vehicle stand the price paid and the day, and neither before', async () => {
  const id = await offered();
  const token = await own.link(id);
  const { services, valuer } = own;
  const seen = async () => {
    const found = await offerAtLink(token, services);
    return [found?.state, found && 'boughtPounds' in found ? [found.boughtPounds, found.boughtOn] : null];
  };
  await runAnswerOffer(call(await withOffer(services, { id, accept: true }), valuer), services);
  assert.deepEqual(await seen(), ['accepted', [null, null]]);
  const purchase = await withOffer(services, { id, pounds: 480, on: '2026-06-03', isConfirmed: true });
  await offers.runBuyAppraisal(call(purchase, valuer), services);
  assert.deepEqual(await seen(), ['accepted', [480, '2026-06-03']]);
});

test('open links are counted with those of offers that can be answered, each for who created its newest link', async () => {
  const { database } = recorded;
  const dealer = await openAppraisalDealer(recorded);
  const { services, valuer, manager, valuation, clean } = dealer;
  const { organisationId } = valuer;
  const { members } = openPeopleStores(database);
  const open = async () => {
    const links = new Map((await members.openLinks(organisationId)).map((count) => [count.personId, count.links]));
    return [links.get(valuer.personId) ?? 0, links.get(manager.personId) ?? 0];
  };
  const share = { organisationId, kind: 'valuation', recordId: valuation.id, withPlate: true, days: 7 } as const;
  await openShares(database).add({ ...share, tokenHash: randomUUID(), createdBy: valuer.personId });
  const [revised, expired, unlinked] = [await dealer.start(), await dealer.start(), await dealer.start()];
  for (const id of [revised, expired, unlinked]) await dealer.offer(id, clean);
  for (const id of [revised, expired]) await dealer.link(id);
  assert.deepEqual(await open(), [3, 0]);
  await offers.runCreateOfferLink(call(await withOffer(services, { id: revised }), manager), services);
  assert.deepEqual(await open(), [2, 1]);
  await offers.runReviseAppraisal(call(await withOffer(services, { id: revised }), valuer), services);
  assert.deepEqual(await open(), [2, 0]);
  await database.query(`update appraisal_offers set valid_until = current_date - 2 where appraisal_id = $1`, [expired]);
  assert.deepEqual(await open(), [1, 0]);
});
