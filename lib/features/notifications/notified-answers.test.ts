/** Each answer to an offer is notified once, with the amount of the offer it answers, whatever else becomes of the appraisal. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';
import fc from 'fast-check';
import type { Session } from '@/lib/access';
import { formatPounds } from '@/lib/format';
import { onFeatureDatabase } from '@/lib/health/testing/each-engine';
import { openAppraisals } from '@/lib/store/appraisals/appraisal-store';
import { openNotificationFacts } from '@/lib/store/notifications/notification-facts';
import { notifiedDealer } from './notified-dealer.fixture';
import { notifyRecent } from './notify';

/** What may follow in each state of an appraisal, and the state afterwards. */
const STEPS = {
  draft: [['offer', 'offered']],
  offered: [
    ['decline', 'declined'],
    ['accept', 'accepted'],
    ['revise', 'draft'],
  ],
  declined: [
    ['undo', 'offered'],
    ['revise', 'draft'],
  ],
  accepted: [['revise', 'draft']],
} as const;
type StepName = (typeof STEPS)[keyof typeof STEPS][number][0];

/** Steps that can follow each other from a draft; each number chooses among those of its state. */
function possibleSteps(choices: readonly number[]): StepName[] {
  const steps: StepName[] = [];
  let state: keyof typeof STEPS = 'draft';
  for (const choice of choices) {
    const all: readonly (readonly [StepName, keyof typeof STEPS])[] = STEPS[state];
    const [step, next] = all[choice % all.length] ?? assert.fail();
    steps.push(step);
    state = next;
  }
  return steps;
}

onFeatureDatabase('The answers to offers', ({ database }) => {
  let dealer: Awaited<ReturnType<typeof notifiedDealer>>;
  let [val, max]: [Session | null, Session | null] = [null, null];
  let appraisals = 0;
  before(async () => {
    dealer = await notifiedDealer(database);
    [val, max] = [await dealer.person('Val', 'valuer'), await dealer.person('Max', 'manager')];
  });

  /** A draft of Val's; its number follows the one before. */
  async function addDraft(id: string): Promise<string> {
    const number = (appraisals += 1);
    await database.query(
      `insert into appraisals (id, organisation_id, year, number, idempotency_key, created_by, created_at, owner_id, title, state, state_at)
       values ($2::uuid, $1, 2026, $4, $2::uuid::text, $3, now(), $3, 'A car', 'draft', now())`,
      [dealer.organisationId, id, val?.personId, number],
    );
    return `A-2026-${String(number).padStart(6, '0')}`;
  }

  const CONTENT = { frozen: {}, entries: [], photos: [], validDays: 7, daysLeft: null };

  /** The answers that Val was notified of, of a new appraisal after these steps, and those that were given. */
  async function notified(steps: readonly StepName[]) {
    assert.ok(val && max);
    const [id, personId] = [randomUUID(), max.personId];
    const { organisationId } = dealer;
    const name = await addDraft(id);
    const { steps: store, offers } = openAppraisals(database);
    const expected: string[] = [];
    let pounds = 9_000;
    for (const step of steps) {
      const [newest] = await offers.list(id);
      const key = { organisationId, id, personId, offerId: newest?.id ?? '' };
      if (step === 'offer') {
        pounds += 100;
        const made = await offers.offer({ ...key, ...CONTENT, isRequest: false, personId: val.personId, pounds });
        assert.equal(made, 'made');
      } else if (step === 'undo') assert.ok(await store.undoDecline(key));
      else if (step === 'revise') {
        const state = newest?.state ?? assert.fail('nothing to revise');
        assert.ok(await store.revise({ ...key, shown: { id: key.offerId, state } }));
      } else {
        assert.ok(await store.answer({ ...key, accept: step === 'accept' }));
        expected.push(`${step === 'accept' ? 'accepted' : 'declined'} ${formatPounds(pounds)}`);
      }
      await notifyRecent(dealer.services);
    }
    const found = (await dealer.textsOf(val)).flatMap((text) => {
      const [, answer = '', amount = ''] = /\b(accepted|declined)\b.*(£[\d,]+)/.exec(text) ?? [];
      return text.includes(name) ? [`${answer} ${amount}`] : [];
    });
    return { found: found.sort(), expected: expected.sort() };
  }

  test('after the decline of a later offer was undone, the first is not notified again', async () => {
    const { found, expected } = await notified(['offer', 'decline', 'revise', 'offer', 'decline', 'undo']);
    assert.deepEqual(found, expected);
    assert.equal(found.length, 2);
  });

  test('are notified once each after any steps', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.nat(5), { minLength: 1, maxLength: 9 }), async (choices) => {
        const { found, expected } = await notified(possibleSteps(choices));
        assert.deepEqual(found, expected);
      }),
      { numRuns: 30 },
    ));

  for (const [reason, days] of [
    [null, 0],
    ['The tyres were not counted', 0],
    [null, 5],
  ] as const)
    test(`a request for approval declined after ${days} days says whether it has a reason: ${reason ?? 'none'}`, async () => {
      assert.ok(val && max);
      const id = randomUUID();
      const name = await addDraft(id);
      const { steps, offers } = openAppraisals(database);
      const request = { organisationId: dealer.organisationId, id, personId: val.personId, pounds: 9_000 };
      assert.equal(await offers.offer({ ...request, ...CONTENT, isRequest: true }), 'made');
      await database.query(
        'update appraisal_offers set requested_at = requested_at - make_interval(days => $2) where appraisal_id = $1',
        [id, days],
      );
      const [offer] = await offers.list(id);
      const key = { ...request, personId: max.personId, offerId: offer?.id ?? assert.fail('no request') };
      const before = new Date();
      assert.ok(await steps.decide({ ...key, approve: false, reason, daysLeft: null }));
      await notifyRecent(dealer.services);
      const words = `Max declined to approve your offer of £9,000 for appraisal ${name}.`;
      const expected = reason === null ? words : `${words} The appraisal shows the reason.`;
      assert.deepEqual(
        (await dealer.textsOf(val)).filter((text) => text.includes(name)),
        [expected],
      );
      const facts = await openNotificationFacts({ database, subscription: '', defaultLimits: null }).recent();
      const decided = facts.find(({ event, key: ofOffer }) => event === 'offer_decided' && ofOffer === offer?.id);
      assert.ok(decided && decided.at >= before, 'its time is that of the decision');
    });
});
