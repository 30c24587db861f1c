import assert from 'node:assert/strict';
import { test } from 'node:test';
import { limitNoticeWords, type LimitPassed } from './limit-notice';

const CASES: readonly (readonly [Omit<LimitPassed, 'month'>, string])[] = [
  [{ scope: 'person', percent: 90, most: 1_000 }, 'You have reached 90% of your 1,000 credits for December 2026.'],
  [
    { scope: 'organisation', percent: 80, most: 5_000 },
    'Your organisation has reached 80% of its 5,000 credits for December 2026.',
  ],
  [
    { scope: 'person', percent: 100, most: 1 },
    'You have reached 100% of your 1 credit for December 2026. The next charged look-up is refused until 1 Jan 2027, or until the budget is raised or a credit is released.',
  ],
  [
    { scope: 'organisation', percent: 100, most: 12 },
    'Your organisation has reached 100% of its 12 credits for December 2026. The next charged look-up is refused until 1 Jan 2027, or until the budget is raised or a credit is released.',
  ],
];
for (const [passed, words] of CASES)
  test(words, () => assert.equal(limitNoticeWords([{ ...passed, month: '2026-12-01' }]), words));

test('no mark passed is no notice; two are two sentences', () => {
  assert.equal(limitNoticeWords([]), null);
  const month = '2026-12-01';
  assert.equal(
    limitNoticeWords([
      { scope: 'organisation', percent: 90, most: 10, month },
      { scope: 'person', percent: 80, most: 5, month },
    ]),
    'Your organisation has reached 90% of its 10 credits for December 2026. You have reached 80% of your 5 credits for December 2026.',
  );
});
