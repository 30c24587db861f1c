/** A step is for the offer on the screen: once another one is made, or this one is answered, it is refused and changes nothing. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { z } from 'zod';
import { endpointsByName } from '@/lib/api/all-endpoints';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { faultOf } from '@/lib/features/testing/fault-of';
import { openAppraisalDealer, withAnyOffer, withOffer } from './appraisal-dealer.fixture';
import { runReopenAppraisal } from './corrections';
import * as answers from './offer-answers';
import * as offers from './offers';
import { runSignOffer } from './signatures';

const recorded = await openRecordedServices({ everyMark: true });
after(() => recorded.close());
let own: Awaited<ReturnType<typeof openAppraisalDealer>>;
before(async () => void (own = await openAppraisalDealer(recorded)));

type Shown = Awaited<ReturnType<typeof withOffer<{ readonly id: string }>>>;
type AnyShown = Awaited<ReturnType<typeof withAnyOffer<{ readonly id: string }>>>;
type OfferChange = (id: string) => Promise<unknown>;

const SIGNATURE = { name: 'Ann Lee', strokes: [] };
const LOSS = { reason: 'price' as const, note: '' };

const answer = (accept: boolean | null) => (shown: Shown) =>
  answers.runAnswerOffer(call({ ...shown, accept }, own.valuer), own.services);
const decide = (approve: boolean) => (shown: Shown) =>
  offers.runDecideOffer(call({ ...shown, approve }, own.manager), own.services);
const link = (shown: Shown) => offers.runCreateOfferLink(call(shown, own.valuer), own.services);
const sign = (shown: Shown) => runSignOffer(call({ ...shown, signature: SIGNATURE }, own.valuer), own.services);
const revise = (shown: Shown) => offers.runReviseAppraisal(call(shown, own.valuer), own.services);
const buy = (shown: Shown) =>
  offers.runBuyAppraisal(
    call({ ...shown, pounds: 500, on: '2026-06-05', isConfirmed: true }, own.valuer),
    own.services,
  );
const lose = (shown: AnyShown) => offers.runLoseAppraisal(call({ ...shown, ...LOSS }, own.valuer), own.services);
const reopen = ({ id, offer: shown }: AnyShown) =>
  runReopenAppraisal(call({ id, offer: shown }, own.valuer), own.services);

/** As a page does that was just read. */
const now =
  (step: (shown: Shown) => Promise<unknown>): OfferChange =>
  async (id) =>
    step(await withOffer(own.services, { id }));
const offer =
  (pounds: number): OfferChange =>
  (id) =>
    own.offer(id, pounds);
const request: OfferChange = (id) => own.offer(id, own.clean + 1_000);
const requestMore: OfferChange = (id) => own.offer(id, own.clean + 2_000);
const answerByLink =
  (accept: boolean): OfferChange =>
  async (id) => {
    const token = await own.link(id);
    await answers.runAnswerOfferByLink(call({ token, accept, signature: null, reason: null }, null), own.services);
  };
const inOrder =
  (...changes: readonly OfferChange[]): OfferChange =>
  async (id) => {
    for (const next of changes) await next(id);
  };

const madeAnother = inOrder(now(revise), offer(500));
const acceptedAnother = inOrder(madeAnother, now(answer(true)));
const WAITS = /^The offer has changed: £[\d,]+ waits for approval now\.$/;
const IS_500 = /^The offer has changed: £500 now\.$/;
const IS_ACCEPTED = /^The offer has changed: £[\d,]+ is accepted now\.$/;

interface StepCase {
  readonly step: string;
  /** Before the page is read, with the step's endpoint. */
  readonly first: OfferChange;
  /** After that. */
  readonly change: OfferChange;
  readonly take: (shown: Shown) => Promise<unknown>;
  readonly message: RegExp;
}

const CASES: readonly StepCase[] = [
  ...[true, false].flatMap((yes): StepCase[] => [
    {
      step: 'decideOffer',
      first: request,
      change: inOrder(now(revise), requestMore),
      take: decide(yes),
      message: WAITS,
    },
    { step: 'answerOffer', first: offer(1_000), change: madeAnother, take: answer(yes), message: IS_500 },
  ]),
  {
    step: 'answerOffer',
    first: inOrder(offer(1_000), now(answer(false))),
    change: inOrder(madeAnother, now(answer(false))),
    take: answer(null),
    message: /£500 is declined now/,
  },
  { step: 'signOffer', first: offer(1_000), change: madeAnother, take: sign, message: IS_500 },
  { step: 'signOffer', first: offer(1_000), change: acceptedAnother, take: sign, message: IS_ACCEPTED },
  { step: 'createOfferLink', first: offer(1_000), change: madeAnother, take: link, message: IS_500 },
  { step: 'reviseAppraisal', first: offer(1_000), change: madeAnother, take: revise, message: IS_500 },
  { step: 'reviseAppraisal', first: offer(1_000), change: answerByLink(true), take: revise, message: IS_ACCEPTED },
  { step: 'reviseAppraisal', first: offer(1_000), change: now(sign), take: revise, message: IS_ACCEPTED },
  { step: 'reviseAppraisal', first: request, change: now(decide(true)), take: revise, message: /£[\d,]+ now/ },
  {
    step: 'buyAppraisal',
    first: inOrder(offer(1_000), now(answer(true))),
    change: acceptedAnother,
    take: buy,
    message: IS_ACCEPTED,
  },
  { step: 'loseAppraisal', first: offer(1_000), change: madeAnother, take: lose, message: IS_500 },
  { step: 'loseAppraisal', first: offer(1_000), change: answerByLink(true), take: lose, message: IS_ACCEPTED },
  {
    step: 'reopenAppraisal',
    first: inOrder(offer(1_000), now(lose)),
    change: inOrder(now(reopen), madeAnother, now(lose)),
    take: reopen,
    message: /^The offer has changed: £500 is withdrawn now\.$/,
  },
];

for (const [index, { step, first, change, take, message }] of CASES.entries())
  test(`${step} is refused for an offer that was shown and has changed, and changes nothing (${index + 1})`, async () => {
    const id = await own.start();
    await first(id);
    const shown = await withOffer(own.services, { id });
    await change(id);
    const changed = await own.read(id);
    const fault = await faultOf(take(shown));
    assert.equal(fault.code, 'conflict');
    assert.match(fault.message, message);
    assert.equal(fault.fix, step === 'signOffer' ? 'Read it and sign again.' : 'Check it, then choose the next step.');
    assert.deepEqual(await own.read(id), changed);
  });

test('a draft that was shown without an offer is not lost with one that was made since', async () => {
  const id = await own.start();
  const shown = await withAnyOffer(own.services, { id });
  await own.offer(id, 500);
  const changed = await own.read(id);
  assert.match((await faultOf(lose(shown))).message, IS_500);
  assert.deepEqual(await own.read(id), changed);
});

test('in a race of a revision and an acceptance one is refused, whichever it is', async () => {
  for (let race = 0; race < 5; race += 1) {
    const id = await own.start();
    await own.offer(id, 1_000);
    const token = await own.link(id);
    const shown = await withOffer(own.services, { id });
    const [revised, accepted] = await Promise.allSettled([
      revise(shown),
      answers.runAnswerOfferByLink(call({ token, accept: true, signature: null, reason: null }, null), own.services),
    ]);
    assert.notEqual(revised.status, accepted.status);
    const state = revised.status === 'fulfilled' ? 'draft' : 'accepted';
    assert.equal((await own.read(id)).summary.state, state);
  }
});

/** POST routes of an appraisal that are for no offer. */
const WITHOUT_OFFER = {
  // It makes the offer, and is sent with the figures that were shown.
  makeOffer: 'tradePence',
  // Of a draft.
  addAppraisalPhoto: 'file',
  // Of a bought one, which stays bought.
  takeAppraisalIntoStock: 'id',
  // Of a bought one too, for the price that was shown.
  correctPurchase: 'shownPounds',
};

test('every step of an appraisal demands the offer that was shown, and has its case above', () => {
  const posts = [...endpointsByName].filter(
    ([, { method, path }]) => method === 'POST' && path.startsWith('/api/appraisals/{id}/'),
  );
  const demands = (field: string) =>
    posts.flatMap(([name, { input }]) =>
      input instanceof z.ZodObject && field in input.shape && !input.shape[field].safeParse(undefined).success
        ? [name]
        : [],
    );
  const steps = new Set(CASES.map(({ step }) => step));
  assert.deepEqual(new Set(demands('offer')), steps);
  assert.deepEqual(new Set(posts.map(([name]) => name)), new Set([...steps, ...Object.keys(WITHOUT_OFFER)]));
  for (const [name, field] of Object.entries(WITHOUT_OFFER)) assert.ok(demands(field).includes(name), name);
  assert.deepEqual(demands('offerState').toSorted(), ['loseAppraisal', 'reviseAppraisal']);
});
