/** What a customer reads when they answer too late agrees with what the page then shows of the offer. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerWords, OFFER_EXPIRED, tooLateWords, withdrawnWords } from './answer-words';

const ORGANISATION = 'Demo Motors';

for (const state of ['made', 'accepted', 'declined', 'withdrawn'] as const)
  for (const answeredAt of [null, '2026-11-27T10:00:00Z'])
    for (const isOver of [false, true])
      for (const isByCustomer of [false, true]) {
        const isAnswered = state === 'accepted' || state === 'declined';
        if ((isAnswered && answeredAt === null) || (state === 'made' && answeredAt !== null)) continue;
        const now = { state, answeredAt, isOver, isByCustomer, organisation: ORGANISATION };
        test(`too late for ${JSON.stringify(now)}: it says what happened, and what to do`, () => {
          const { message, fix } = tooLateWords(now);
          assert.match(fix, /^[A-Z].+\.$/);
          if (isAnswered) {
            assert.ok(message.includes(` already `) && message.includes(state));
            assert.equal(message.startsWith('You '), answerWords({ ...now, state }).title.startsWith('You '));
            return;
          }
          const isExpired = state === 'made' ? isOver : withdrawnWords(now).title === OFFER_EXPIRED;
          assert.equal(message === `${OFFER_EXPIRED}.`, isExpired);
          assert.equal(message.includes('changed or withdrawn'), state === 'withdrawn' && !isExpired);
        });
      }

test('of a link that was replaced nothing is known but that', () =>
  assert.equal(tooLateWords(null).message, 'This link no longer works.'));
