import assert from 'node:assert/strict';
import { test } from 'node:test';
import { messageWords, pauseWords, PAUSE_REASONS, RETRY_MINUTES } from './webhook-tries';

const AT = '2026-11-24T10:05:00.000Z';
const LATER = '2026-11-24T10:35:00.000Z';
const NEW = { deliveredAt: null, nextAt: AT, tries: 0, problem: null };

for (const [outcome, words] of [
  [NEW, 'Next try: 24 Nov 2026, 10:05.'],
  [{ ...NEW, nextAt: null }, 'It waits until the webhook is resumed.'],
  [{ ...NEW, deliveredAt: AT, tries: 1 }, 'Accepted on 24 Nov 2026, 10:05.'],
  [{ ...NEW, deliveredAt: AT, tries: 3 }, 'Accepted on 24 Nov 2026, 10:05, at try 3.'],
  [
    { ...NEW, tries: 1, problem: 'The system answered 500.', nextAt: LATER },
    '1 try. The system answered 500. Next try: 24 Nov 2026, 10:35.',
  ],
  [
    { ...NEW, tries: 10, problem: 'The system answered 500.', nextAt: null },
    '10 tries. The system answered 500. It waits until the webhook is resumed.',
  ],
] as const)
  test(words, () => assert.equal(messageWords(outcome), words));

test('every pause says since when, why, and what to do', () => {
  for (const reason of PAUSE_REASONS) assert.match(pauseWords(reason, AT), /^Paused on 24 Nov 2026, 10:05.*resume/);
  assert.match(pauseWords('failing', AT), /in 10 tries over three days\./);
  assert.match(pauseWords('gone', AT), /answered 410/);
});

test('an event is tried for three days', () => {
  const days = RETRY_MINUTES.reduce((sum, minutes) => sum + minutes, 0) / (24 * 60);
  assert.ok(days >= 3 && days < 3.5, String(days));
});
