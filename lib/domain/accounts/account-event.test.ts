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
    { kind: 'limit_set', who: jo, by: 'Ada', span: 'month', most: 500, before: null },
    'The monthly budget for Jo Smith was set to 500 credits by Ada.',
  ],
  [
    { kind: 'limit_set', who: 'organisation', by: 'Ada', span: 'minute', most: null, before: null },
    'The per-minute limit for the organisation was set to no limit by Ada.',
  ],
  [
    { kind: 'limit_set', who: 'each person', by: null, span: 'month', most: null, before: null },
    'The monthly budget for each user without their own was set to no limit.',
  ],
  [
    { kind: 'limit_set', who: jo, by: 'Ada', span: 'month', most: 1_500, before: 1_000 },
    'The monthly budget for Jo Smith was changed from 1,000 to 1,500 credits by Ada.',
  ],
  [
    { kind: 'limit_set', who: jo, by: 'Ada', span: 'month', most: 500, before: 500 },
    'The monthly budget for Jo Smith was set to 500 credits by Ada.',
  ],
  [
    { kind: 'limit_set', who: 'organisation', by: 'Ada', span: 'month', most: null, before: 1 },
    'The monthly budget for the organisation was changed from 1 credit to no limit by Ada.',
  ],
  [
    { kind: 'role_changed', who: jo, by: 'Ada', before: 'Valuer', after: 'Manager' },
    'The role of Jo Smith was changed from Valuer to Manager by Ada.',
  ],
  [{ kind: 'deactivated', who: jo, by: 'Ada' }, 'Jo Smith was deactivated by Ada.'],
  [{ kind: 'reactivated', who: jo, by: 'a former colleague' }, 'Jo Smith was reactivated by a former colleague.'],
  [{ kind: 'joined', who: jo, by: 'Ada', role: 'Valuer' }, 'Jo Smith joined as Valuer, invited by Ada.'],
  [{ kind: 'invited', by: 'Ada', role: 'Valuer' }, 'An invitation as Valuer was created by Ada.'],
  [
    { kind: 'invited_again', by: 'Ada', role: 'Manager' },
    'A new invitation as Manager was created by Ada: the first link ended.',
  ],
  [
    { kind: 'invitation_cancelled', by: 'a former colleague', role: 'Viewer' },
    'An invitation as Viewer was cancelled by a former colleague.',
  ],
  [
    { kind: 'api_key_created', who: jo, by: 'Ada', role: 'Valuer' },
    'An API key of Jo Smith as Valuer was created by Ada.',
  ],
  [
    { kind: 'api_key_revoked', who: jo, by: 'a former colleague', role: 'Viewer' },
    'An API key of Jo Smith as Viewer was revoked by a former colleague.',
  ],
  [{ kind: 'webhook_created', by: 'Ada' }, 'A webhook was created by Ada.'],
  [{ kind: 'webhook_changed', by: null }, 'A webhook was changed.'],
  [{ kind: 'webhook_paused', by: 'Ada' }, 'A webhook was paused by Ada.'],
  [{ kind: 'webhook_resumed', by: 'Ada' }, 'A webhook was resumed by Ada.'],
  [{ kind: 'webhook_removed', by: 'Ada' }, 'A webhook was removed by Ada.'],
  [{ kind: 'webhook_secret_replaced', by: 'Ada' }, 'The signing secret of a webhook was replaced by Ada.'],
  [{ kind: 'feed_created', by: 'Ada' }, 'A feed was created by Ada.'],
  [{ kind: 'feed_revoked', by: null }, 'A feed was revoked.'],
  [{ kind: 'incoming_feed_added', by: 'Ada' }, 'An incoming feed was added by Ada.'],
  [{ kind: 'incoming_feed_removed', by: 'Ada' }, 'An incoming feed was removed by Ada.'],
  [
    { kind: 'retention_changed', by: 'Ada', before: null, after: 365 },
    'The retention period was changed from no end to 365 days by Ada.',
  ],
  [
    { kind: 'retention_changed', by: 'Ada', before: 30, after: null },
    'The retention period was changed from 30 days to no end by Ada.',
  ],
  [{ kind: 'password_link_made', who: jo, by: 'Ada' }, 'A password reset link for Jo Smith was created by Ada.'],
  [
    { kind: 'credits_approved', who: jo, by: 'Ada', credits: 4, month: '2026-11-01' },
    '4 extra credits for Jo Smith in November 2026 were approved by Ada.',
  ],
  [
    { kind: 'credits_approved', who: jo, by: 'Ada', credits: 1, month: '2026-11-01' },
    '1 extra credit for Jo Smith in November 2026 was approved by Ada.',
  ],
  [
    { kind: 'terms_changed', by: 'Max', change: { field: 'warranty', before: '£200', after: '£333' } },
    'Appraisal terms: “Warranty” was changed from £200 to £333 by Max.',
  ],
  [
    { kind: 'terms_changed', by: 'Max', change: { field: 'priceList', before: null, after: null } },
    'Appraisal terms: “Price list of repairs” was changed by Max.',
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
