/** Each answer to an offer is notified once, with the amount of the offer it answers, whatever else becomes of the appraisal. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';
import fc from 'fast-check';
import type { Session } from '@/lib/access';
import { formatPounds } from '@/lib/format';
import { onFeatureDatabase } from '@/lib/health/testing/each-engine';
import { openAppraisals } from '@/lib/store/appraisals/appraisal-store';
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

  /** The answers that Val was notified of, of a new appraisal after these steps, and those that were given. */
  async function notified(steps: readonly StepName[]) {
    assert.ok(val && max);
    const [id, number, personId] = [randomUUID(), (appraisals += 1), max.personId];
    const { organisationId } = dealer;
    await database.query(
      `insert into appraisals (id, organisation_id, year, number, idempotency_key, created_by, created_at, owner_id, title, state, state_at)
       values ($2::uuid, $1, 2026, $4, $2::uuid::text, $3, now(), $3, 'A car', 'draft', now())`,
      [organisationId, id, val.personId, number],
    );
    const { steps: store, offers } = openAppraisals(database);
    const name = `A-2026-${String(number).padStart(6, '0')}`;
    const expected: string[] = [];
    let pounds = 9_000;
    for (const step of steps) {
      const [newest] = await offers.list(id);
      const key = { organisationId, id, personId, offerId: newest?.id ?? '' };
      if (step === 'offer') {
        pounds += 100;
        const content = { frozen: {}, entries: [], photos: [], isRequest: false };
        assert.equal(
          await offers.offer({ ...key, ...content, personId: val.personId, pounds, validDays: 7, daysLeft: null }),
          'made',
        );
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
});
