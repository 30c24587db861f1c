import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accountEventWords, wrongPasswordNotice, type AccountEvent } from './account-event';

const AT = '2026-11-23T14:40:00.000Z';
const FIRST = '2026-11-23T14:02:00.000Z';
const jo = { name: 'Jo Smith' };

const CASES: readonly (readonly [AccountEvent, string])[] = [
  [
    { kind: 'budget_used', who: jo, percent: 80, most: 1_000, month: '2026-11-01' },
    'Jo Smith reached 80% of 1,000 credits for November 2026.',
  ],
  [
    { kind: 'budget_used', who: 'organisation', percent: 100, most: 1, month: '2026-11-01' },
    'The organisation reached 100% of 1 credit for November 2026.',
  ],
  [
    { kind: 'limit_set', who: jo, by: 'Ada', span: 'month', most: 500 },
    'The monthly limit for Jo Smith was set to 500 credits by Ada.',
  ],
  [
    { kind: 'limit_set', who: 'organisation', by: 'Ada', span: 'minute', most: null },
    'The per-minute limit for the organisation was lifted by Ada.',
  ],
  [
    { kind: 'limit_set', who: 'each person', by: null, span: 'month', most: null },
    'The monthly limit for each user without a separate limit was lifted.',
  ],
  [
    { kind: 'wrong_passwords', who: jo, tries: 1, firstAt: AT, lastAt: AT, network: '203.0.113.*' },
    '1 wrong password tried for Jo Smith, from an address 203.0.113.*.',
  ],
  [
    { kind: 'wrong_passwords', who: jo, tries: 3, firstAt: FIRST, lastAt: AT, network: null },
    '3 wrong passwords tried for Jo Smith, from an unknown address, the first on 23 Nov 2026, 14:02.',
  ],
];
for (const [event, words] of CASES) test(words, () => assert.equal(accountEventWords(event), words));

test('no wrong password is no notice', () => assert.equal(wrongPasswordNotice([]), null));

test('the notice says how many wrong passwords were tried, when and from where', () => {
  const one = { tries: 1, firstAt: AT, lastAt: AT, network: '203.0.113.*' };
  assert.equal(wrongPasswordNotice([one])?.title, '1 wrong password was tried for your account before you signed in');
  const more = wrongPasswordNotice([
    { ...one, tries: 2, lastAt: FIRST },
    one,
    { ...one, lastAt: FIRST, network: null },
  ]);
  assert.equal(more?.title, '4 wrong passwords were tried for your account before you signed in');
  assert.equal(
    more?.words,
    '3 from an address 203.0.113.*, the last on 23 Nov 2026, 14:40; 1 from an unknown address, the last on 23 Nov 2026, 14:02.',
  );
});

test('after the three latest networks the others are counted', () => {
  const from = (network: number) => ({
    tries: network,
    firstAt: AT,
    lastAt: `2026-11-23T14:0${network}:00.000Z`,
    network: `10.0.${network}.*`,
  });
  assert.match(
    wrongPasswordNotice([1, 2, 3, 4, 5].map(from))?.words ?? '',
    /^5 from an address 10\.0\.5\.\*, .*; 3 from an address 10\.0\.3\.\*, .*; 3 from 2 other networks\.$/,
  );
});
