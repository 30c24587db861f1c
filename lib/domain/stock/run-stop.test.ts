/** Every reason for which a run stands, for every reader of it: no step is named that is not theirs. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { may, ROLES } from '@/lib/access';
import { limitScopeSchema } from '@/lib/domain/usage/limit-scope';
import { limitCounts, RUN_LIMITS, tooFewAtWords } from './run-limit';
import { mayResumeRun, runStopSchema, stopWords, type RunStop } from './run-stop';

const PROVIDER = { reason: 'The provider’s valuations cannot be reached.', next: 'Nothing was charged. Try again.' };
const STOPS: readonly RunStop[] = [
  ...RUN_LIMITS.map((scope) => ({
    kind: 'limit' as const,
    scope,
    month: '2026-11',
    reason: 'This takes 2 credits, and fewer than 2 of the 7 set for you are left. Nothing was looked up.',
    next: 'Request extra credits under “Your account”.',
  })),
  {
    kind: 'starter',
    scope: null,
    month: null,
    reason: 'The user who started it can no longer value vehicles.',
    next: 'Start again.',
  },
  { kind: 'key', scope: null, month: null, reason: 'The API key that started it no longer works.', next: '' },
  { kind: 'fault', scope: null, month: null, ...PROVIDER },
];

/** The words speak of what the limit counts, and not of what another counts. */
function namesOnly(counts: ReturnType<typeof limitCounts>, words: string) {
  const about = words.replaceAll(/Request extra credits[^.]*\.|can request extra credits[^.]*\./g, '');
  assert.equal(/credits/.test(about), counts === 'credits', words);
  assert.equal(/registration checks/.test(about), counts === 'registration checks', words);
}

describe('A stopped run', () => {
  for (const limit of RUN_LIMITS)
    test(`by the limit ${limit} is named beforehand with what that limit counts`, () => {
      namesOnly(limitCounts(limit), tooFewAtWords(limit, 17));
    });

  test('has a word for every limit of the ledger', () => {
    for (const scope of limitScopeSchema.options) assert.ok(RUN_LIMITS.includes(scope), scope);
  });

  for (const stop of STOPS)
    for (const role of ROLES)
      for (const isStarter of [true, false])
        for (const starterRole of isStarter ? [role] : [...ROLES, null]) {
          const title = `by ${stop.kind} ${stop.scope ?? ''} read by ${isStarter ? 'its starter, ' : ''}a ${role}`;
          test(`${title}, started by ${isStarter ? 'them' : `a ${starterRole ?? 'user who left'}`}`, () => {
            const starter = { name: 'Val Valuer', mayValue: may(starterRole ?? 'viewer', 'valuations.create') };
            const mayValue = may(role, 'valuations.create');
            const mayDecide = may(role, 'approvals.decide');
            const reader = { isStarter, mayValue, mayDecide, maySetLimits: may(role, 'limits.manage') };
            const { reason, next, mayHaveMore } = stopWords(stop, reader, starter, '2026-11');
            const words = `${reason} ${next}`;
            assert.equal(mayHaveMore, /under “(Users|Your account)”/.test(words), words);
            const resumes = mayResumeRun(reader, starter);
            assert.equal(/Resume (to continue|when there are)/.test(words), resumes, words);
            if (stop.scope !== null) namesOnly(limitCounts(stop.scope), words);
            assert.equal(resumes, starter.mayValue && mayValue && (isStarter || mayDecide));
            assert.doesNotMatch(words, /Nothing was|set for you/);
            if (!isStarter) assert.doesNotMatch(words, /\bYour credits|You started/);
            if (isStarter) assert.doesNotMatch(words, /Val Valuer/);
            if (!may(role, 'approvals.ask')) assert.doesNotMatch(words, /^Request|\. Request/);
            if (!may(role, 'limits.manage')) assert.doesNotMatch(words, /Change the budget/);
            if (!mayValue) assert.doesNotMatch(words, /Cancel it|Try again/);
            if (starter.mayValue) assert.doesNotMatch(words, /start the list again/);
          });
        }

  for (const limit of RUN_LIMITS)
    for (const isStarter of [true, false])
      test(`by the limit ${limit} does not name that month as this one when it is over, to ${isStarter ? 'its starter' : 'another'}`, () => {
        const stop = { kind: 'limit' as const, scope: limit, month: '2026-11', reason: '', next: '' };
        const reader = { isStarter, mayValue: true, mayDecide: true, maySetLimits: true };
        const starter = { name: 'Val Valuer', mayValue: true };
        const { reason, next } = stopWords(stop, reader, starter, '2026-12');
        // Of credits one may be left: a car takes two.
        const short = limit === 'provider' ? 'used up' : 'not enough for the next car';
        assert.ok(reason.endsWith(` for November 2026 were ${short}.`), reason);
        assert.equal(next, 'Cars already valued are saved. Resume to continue.');
        namesOnly(limitCounts(limit), reason);
        const now = stopWords(stop, reader, starter, '2026-11');
        assert.ok(now.reason.endsWith(` for this month are ${short}.`), now.reason);
        assert.match(now.next, /Resume when there are/);
        assert.equal(
          stopWords({ ...stop, month: null }, reader, starter, '2026-12').reason,
          now.reason,
          'as stored before',
        );
      });

  test('that was stored before kinds were has its own sentences', () => {
    assert.deepEqual(runStopSchema.parse(PROVIDER), { kind: 'fault', scope: null, month: null, ...PROVIDER });
  });
});
