/** What the customer’s link shows of an offer that ended: the same as before, if it had expired or was declined. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { openAppraisalDealer, withAnyOffer, withOffer } from './appraisal-dealer.fixture';
import * as answers from './offer-answers';
import * as offers from './offers';
import { runAddAppraisalPhoto } from './photos/photos';
import { smallPhoto } from './photos/small-photo.fixture';

const recorded = await openRecordedServices({ everyMark: true });
after(() => recorded.close());
const { database } = recorded;
let own: Awaited<ReturnType<typeof openAppraisalDealer>>;
before(async () => void (own = await openAppraisalDealer(recorded)));

const LOSS = { reason: 'price' as const, note: '' };

for (const state of ['made', 'accepted', 'declined', 'expired'] as const) {
  for (const step of ['revise', 'lose'] as const) {
    const isWithdrawn = state !== 'declined';
    const isAnswered = state === 'accepted' || state === 'declined';
    test(`the link of an offer that was ${state}, then ended by “${step}”, shows it as ${state === 'made' || state === 'accepted' ? 'withdrawn' : state}, ${isAnswered ? 'and what was agreed' : 'and nothing else'}`, async () => {
      const { start, read, offer, enter, services, valuer, clean } = own;
      const id = await start();
      await enter(id, { customerName: 'Jo Bloggs' });
      await runAddAppraisalPhoto(call({ id, file: smallPhoto(), line: '', isForCustomer: 'true' }, valuer), services);
      await offer(id, clean - 10);
      const token = await own.link(id);
      const answer = (accept: boolean) => {
        const signature = accept ? { name: 'Jo Bloggs', strokes: [] } : null;
        return answers.runAnswerOfferByLink(call({ token, accept, signature, reason: null }, null), services);
      };
      if (state === 'accepted' || state === 'declined') await answer(state === 'accepted');
      if (state === 'expired')
        await database.query(`update appraisal_offers set valid_until = valid_until - 30 where appraisal_id = $1`, [
          id,
        ]);
      if (step === 'revise') await offers.runReviseAppraisal(call(await withOffer(services, { id }), valuer), services);
      else await offers.runLoseAppraisal(call(await withAnyOffer(services, { id, ...LOSS }), valuer), services);
      const seen = await answers.offerAtLink(token, services);
      assert.equal(seen?.state, isWithdrawn ? 'withdrawn' : state);
      assert.equal(seen?.isOver, state === 'expired');
      const [offerNow] = (await read(id)).offers;
      assert.equal(offerNow?.withdrawnAt !== null, isWithdrawn);
      await putBack(id, 30);
      const later = await answers.offerAtLink(token, services);
      assert.equal(later?.isOver, state === 'expired' || !isWithdrawn, 'a month later');
      assert.ok(seen?.organisation);
      assert.equal(seen?.photos.size, isAnswered ? 1 : 0, 'photos');
      if (isAnswered) {
        assert.deepEqual([seen?.sheet?.pounds, seen?.isByCustomer], [clean - 10, true]);
        assert.equal(seen?.signature?.name, state === 'accepted' ? 'Jo Bloggs' : undefined);
        assert.ok(seen?.answeredAt);
      } else assert.deepEqual([seen?.sheet, seen?.validUntil, seen?.signature], [null, null, null]);
    });
  }
}

/** As if everything about its offers had been this many days ago. */
async function putBack(id: string, days: number): Promise<void> {
  await database.query(
    `update appraisal_offers set requested_at = requested_at - make_interval(days => $2::integer),
       made_at = made_at - make_interval(days => $2::integer), valid_until = valid_until - $2::integer
     where appraisal_id = $1`,
    [id, days],
  );
  await database.query(
    'update appraisal_history set at = at - make_interval(days => $2::integer) where appraisal_id = $1',
    [id, days],
  );
}
