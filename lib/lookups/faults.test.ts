/** The ledger's sentences about charges: each states what was charged, and what to do next. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import type { Role } from '@/lib/access';
import { Fault, type Charged } from '@/lib/fault';
import * as faults from './faults';
import { faultedResult } from './result';
import { faultToStore } from './stored-look-up';

/** The files that word faults of look-ups, without their comments. */
const FAULT_TEXTS = ['lib/lookups', 'lib/provider'].flatMap((room) =>
  readdirSync(room)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((name) => [name, readFileSync(join(room, name), 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*/g, '')] as const),
);

type Limit = Parameters<typeof faults.limitReached>[0];

describe('a limit of the month that is reached', () => {
  const rows: [scope: Limit['limitScope'], most: number, together: number, message: string, fix: string][] = [
    [
      'person',
      50,
      1,
      'All 50 credits set for you for this month are used.',
      'Request extra credits under “Your account” for a manager or an administrator to approve, or wait until 1 December 2026.',
    ],
    [
      'organisation',
      1_000,
      1,
      'All 1,000 credits of your organisation for this month are used.',
      'Request extra credits under “Your account” for an administrator to approve, or wait until 1 December 2026.',
    ],
    [
      'person',
      1,
      1,
      'The 1 credit set for you for this month is used.',
      'Request extra credits under “Your account” for a manager or an administrator to approve, or wait until 1 December 2026.',
    ],
    [
      'organisation',
      0,
      1,
      'There are no credits of your organisation for this month.',
      'Request extra credits under “Your account” for an administrator to approve, or wait until 1 December 2026.',
    ],
    [
      'subscription',
      9,
      2,
      'This takes 2 credits and the subscription has 1 left this month.',
      'An administrator can have the provider raise the limit; otherwise wait until 1 December 2026.',
    ],
  ];
  for (const [limitScope, most, together, message, fix] of rows) {
    test(`of the ${limitScope}, ${most} by ${together}, says who can raise it and when it begins again`, () => {
      const limit = { limitScope, limitSpan: 'month', most, together, left: together - 1 } as const;
      const fault = faults.limitReached(limit, new Date('2026-11-26T12:00:15Z'));
      assert.equal(fault.message, message);
      assert.equal(fault.fix, fix);
      assert.deepEqual([fault.code, fault.charged, fault.retryAfterSeconds], ['limit_reached', 'no', undefined]);
    });
  }

  // The month is London's: summer time is an hour ahead of UTC.
  for (const [now, next] of [
    ['2026-06-30T22:59:59Z', '1 July 2026'],
    ['2026-06-30T23:00:00Z', '1 August 2026'],
    ['2026-12-31T23:59:59Z', '1 January 2027'],
  ] as const) {
    test(`at ${now} begins again on ${next}`, () => {
      const limit = { limitScope: 'person', limitSpan: 'month', most: 5, together: 1, left: 0 } as const;
      assert.ok(faults.limitReached(limit, new Date(now)).fix.endsWith(` wait until ${next}.`));
    });
  }
});

describe('a limit of the month, by who reads it', () => {
  const request = (who: string) =>
    `Request extra credits under “Your account” for ${who} to approve, or wait until 1 December 2026.`;
  const raise = (whose: string) => `Raise ${whose} budget under “Users”, or wait until 1 December 2026.`;
  const rows: [scope: Limit['limitScope'], role: Role, fix: string][] = [
    ['person', 'valuer', request('a manager or an administrator')],
    ['person', 'manager', request('another manager or an administrator')],
    ['person', 'admin', raise('your own')],
    ['organisation', 'valuer', request('an administrator')],
    ['organisation', 'manager', request('an administrator')],
    ['organisation', 'admin', raise('the organisation’s')],
    ['subscription', 'admin', 'Ask the provider for a higher limit, or wait until 1 December 2026.'],
  ];
  for (const [limitScope, role, fix] of rows)
    test(`of the ${limitScope}, is read by a ${role} as what that role can do`, () => {
      const limit = { limitScope, limitSpan: 'month', most: 5, together: 1, left: 0 } as const;
      assert.equal(faults.limitReached(limit, new Date('2026-11-26T12:00:15Z'), role).fix, fix);
    });

  test('no administrator is sent to an administrator', () => {
    for (const limitScope of ['person', 'organisation', 'subscription'] as const)
      for (const limitSpan of ['month', 'minute'] as const)
        for (const most of [0, 1, 5]) {
          const limit = { limitScope, limitSpan, most, together: 2, left: 0 };
          assert.doesNotMatch(faults.limitReached(limit, new Date(), 'admin').fix, /administrator|[Rr]equest/);
        }
  });
});

describe('a limit of the minute that is reached', () => {
  for (const [limitScope, who, second, seconds] of [
    ['person', 'You have', '15', 45],
    ['organisation', 'Your organisation has', '00', 60],
    ['subscription', 'Your organisation has', '59', 1],
  ] as const) {
    test(`of the ${limitScope}, at second ${second}, may be tried again after ${seconds}`, () => {
      const limit = { limitScope, limitSpan: 'minute', most: 1_200, together: 1, left: 0 } as const;
      const fault = faults.limitReached(limit, new Date(`2026-11-26T12:00:${second}Z`));
      assert.equal(fault.message, `${who} reached the limit of 1,200 credits in one minute.`);
      assert.equal(
        fault.fix,
        'Wait until the next minute, then try again; an administrator can change the limit under “Users”.',
      );
      assert.deepEqual([fault.code, fault.charged, fault.retryAfterSeconds], ['limit_reached', 'no', seconds]);
    });
  }

  for (const [most, together, message] of [
    [0, 1, 'This takes 1 credit and your organisation’s limit is 0 credits in one minute.'],
    [0, 2, 'This takes 2 credits and your organisation’s limit is 0 credits in one minute.'],
    [1, 2, 'This takes 2 credits and your organisation’s limit is 1 credit in one minute.'],
  ] as const)
    test(`of ${most}, by ${together}, names no time to try again, as none would help`, () => {
      const limit = { limitScope: 'organisation', limitSpan: 'minute', most, together, left: 0 } as const;
      for (const [role, start] of [
        ['valuer', 'Ask an administrator to raise'],
        ['admin', 'Raise'],
      ] as const) {
        const fault = faults.limitReached(limit, new Date(), role);
        assert.equal(fault.message, message);
        assert.equal(fault.fix, `${start} the limit of credits per minute under “Users”, as waiting does not help.`);
        assert.equal(fault.retryAfterSeconds, undefined);
      }
    });
});

test('a limit is one sentence, with how much is left where that is not enough, and what to do is another', () => {
  for (const limitScope of ['person', 'organisation', 'subscription'] as const)
    for (const limitSpan of ['month', 'minute'] as const)
      for (const most of [0, 1, 2, 1_000])
        for (const [together, left] of [
          [1, 0],
          [2, 0],
          [2, 1],
        ] as const) {
          const { message, fix } = faults.limitReached({ limitScope, limitSpan, most, together, left }, new Date());
          assert.doesNotMatch(message, /(?<![\d,])1 (credits|look-ups)|(?<!\b1) credit\b/, message);
          for (const text of [message, fix]) assert.match(text, /^[^.]+\.$/);
          if (limitSpan === 'month' && together > 1)
            assert.ok(message.endsWith(` ${left || 'none'} left this month.`), message);
        }
});

describe('what ends a look-up', () => {
  const cause = new Error('a cause');
  const rows: [fault: Fault, code: string, charged: string, message: string, fix: string][] = [
    [
      faults.keyUsedTwice(),
      'conflict',
      'no',
      'This request was already sent with other details.',
      'Reload the page and try again; a program sends a new Idempotency-Key for each new request.',
    ],
    [
      faults.replyMissing(),
      'provider_slow',
      'unknown',
      'The look-up was sent, but no response to it was saved.',
      'Charge not confirmed yet: managers and administrators can check the ledger before another try.',
    ],
    [
      faults.stillAwaited(),
      'provider_slow',
      'no',
      'The same check was requested before, and its response is still awaited.',
      'Try again in a minute, which is free once the response has come.',
    ],
    [
      faults.answerNotStored(cause),
      'storage_down',
      'unknown',
      'The result arrived but could not be saved.',
      'Charge not confirmed yet: value the car again in a moment, which is free once the database is back.',
    ],
    [
      faults.cachedAnswerUnreadable(cause),
      'unexpected',
      'no',
      'The recent result can no longer be read.',
      'Use “Refresh (new check)”.',
    ],
    [faults.withCharge(cause, 'no'), 'unexpected', 'no', 'Something went wrong during the look-up.', 'Try again.'],
    [
      faults.withCharge(cause, 'unknown'),
      'unexpected',
      'unknown',
      'Something went wrong during the look-up.',
      'Charge not confirmed yet: managers and administrators can check the ledger before another try.',
    ],
  ];
  for (const [fault, code, charged, message, fix] of rows) {
    test(`“${message}” (charged: ${charged})`, () =>
      assert.deepEqual([fault.code, fault.charged, fault.message, fault.fix], [code, charged, message, fix]));
  }

  test('names its cause for the log, and a list finds the one that is still awaited', () => {
    for (const make of [faults.answerNotStored, faults.cachedAnswerUnreadable]) assert.equal(make(cause).cause, cause);
    assert.equal(faults.withCharge(cause, 'no').cause, cause);
    assert.equal(faults.stillAwaited().subcode, 'reply_awaited');
  });
});

describe('a fault as the ledger reports it', () => {
  const parts = { message: 'It failed.', fix: 'Try again.' };

  test('says of the charge what the ledger says, and all else as before', () => {
    const more = {
      field: 'plate',
      subcode: 'service_busy' as const,
      detail: 'reset',
      retryAfterSeconds: 20,
      reference: 'r-1',
    };
    const fault = new Fault('provider_slow', { ...parts, ...more, charged: 'no' });
    assert.equal(faults.withCharge(fault, 'no'), fault, 'the same where it says so already');
    const changed = faults.withCharge(fault, 'unknown');
    const { code, message, fix, field, subcode, detail, retryAfterSeconds, reference, charged, cause } = changed;
    assert.deepEqual(
      { code, message, fix, field, subcode, detail, retryAfterSeconds, reference, charged },
      { code: 'provider_slow', ...parts, ...more, charged: 'unknown' },
    );
    assert.equal(cause, fault);
  });

  test('has no field and no detail where the first had none', () => {
    const { field, detail } = faults.withCharge(new Fault('busy', parts), 'unknown');
    assert.deepEqual([field, detail], [undefined, undefined]);
  });

  test('is read back from the ledger with its field, if it had one', () => {
    const stored = faults.faultFrom({ code: 'provider_refused', ...parts, field: 'vin' }, 'unknown');
    const { code, message, fix, field, charged } = stored;
    assert.deepEqual(
      { code, message, fix, field, charged },
      { code: 'provider_refused', ...parts, field: 'vin', charged: 'unknown' },
    );
    const plain = faults.faultFrom({ code: 'provider_slow', ...parts }, 'no');
    assert.deepEqual([plain.field, plain.charged], [undefined, 'no']);
    const busy = new Fault('provider_refused', { ...parts, subcode: 'service_busy' });
    assert.equal(faults.faultFrom(faultToStore(busy), 'no').subcode, 'service_busy');
  });
});

describe('what a record says of a look-up that failed, whatever the others cost', () => {
  const ofOne = (charged: Charged) =>
    faultedResult(new Fault('provider_slow', { message: 'It failed.', fix: 'Try again.', charged })).because;

  test('is that it was not charged, where that is known', () => {
    assert.deepEqual(ofOne('no'), { reason: 'It failed. This look-up was not charged.', next: 'Try again.' });
    for (const charged of ['yes', 'unknown'] as const)
      assert.deepEqual(ofOne(charged), { reason: 'It failed.', next: 'Try again.' });
  });

  test('is never that nothing was sent, looked up or charged', () => {
    for (const [name, text] of FAULT_TEXTS) assert.doesNotMatch(text, /nothing was/i, name);
  });
});

test('no fault of a look-up names a page that a valuer may not open', () => {
  for (const [name, text] of FAULT_TEXTS) assert.doesNotMatch(text, /(usage|audit) report/i, name);
});
