import { may, type Role } from '@/lib/access';
import { britishDay, firstAfterMonths, firstOfMonth } from '@/lib/domain/time/calendar';
import {
  monthLimitFix,
  neverInMinuteFix,
  nextMinuteFix,
  overMinuteWords,
  type LimitPowers,
} from '@/lib/domain/usage/limit-fix';
import type { LimitScope } from '@/lib/domain/usage/limit-scope';
import { allUsedWords, minuteLimitWords, tooFewWords } from '@/lib/domain/usage/limit-words';
import { creditWords } from '@/lib/domain/usage/price-words';
import { CHECK_CHARGE, Fault, type Charged } from '@/lib/fault';
import type { StoredFault } from './stored-look-up';

interface LimitReached {
  readonly limitScope: LimitScope;
  readonly limitSpan: 'month' | 'minute';
  /** The limit; a month's includes extra credits that were approved. */
  readonly most: number;
  /** What the submission needs: it is refused as a whole if less is left. */
  readonly together: number;
  /** What is left of a month's limit, less than `together`. */
  readonly left: number;
}

/** @param now decides when the next month or minute begins @param role decides what they can do about it */
export function limitReached(limit: LimitReached, now: Date, role: Role = 'valuer'): Fault {
  const powers = { maySetLimits: may(role, 'limits.manage'), mayDecide: may(role, 'approvals.decide') };
  return limit.limitSpan === 'minute' ? minuteLimitReached(limit, now, powers) : monthLimitReached(limit, now, powers);
}

const LONG_DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

function monthLimitReached(
  { limitScope: scope, most, together, left }: LimitReached,
  now: Date,
  powers: LimitPowers,
): Fault {
  const who = {
    subscription: 'the subscription has',
    organisation: 'your organisation has',
    person: 'you have',
  }[scope];
  const whose = {
    subscription: 'of the subscription',
    organisation: 'of your organisation',
    person: 'set for you',
  }[scope];
  const next = LONG_DATE.format(new Date(firstAfterMonths(firstOfMonth(britishDay(now)), 1)));
  return new Fault('limit_reached', {
    message: together > 1 ? tooFewWords(together, left, who) : allUsedWords(most, whose),
    fix: monthLimitFix(scope, powers, next),
    subcode: `limit_${scope}`,
  });
}

/** Where the submission alone needs more than the limit, no minute will do, so no time to try again is given. */
function minuteLimitReached({ limitScope, most, together }: LimitReached, now: Date, powers: LimitPowers): Fault {
  const isOwn = limitScope === 'person';
  if (together > most)
    return new Fault('limit_reached', {
      message: overMinuteWords(together, most, isOwn ? 'your limit' : 'your organisation’s limit'),
      fix: neverInMinuteFix(powers),
    });
  return new Fault('limit_reached', {
    message: minuteLimitWords(most, isOwn ? 'You have' : 'Your organisation has'),
    fix: nextMinuteFix(powers),
    retryAfterSeconds: 60 - now.getUTCSeconds(),
  });
}

/**
 * True both of a button whose price has risen and of a program that set its own limit.
 * @param credits what it would take now
 * @param seen the price that was seen, or the limit, less than that
 */
export function priceRaised(credits: number, seen: number): Fault {
  return new Fault('conflict', {
    message: `This costs ${creditWords(credits)}; ${expectedWords(seen)}.`,
    fix: 'Check the price, then try again.',
    field: 'mostCredits',
    subcode: 'price_raised',
  });
}

function expectedWords(credits: number): string {
  if (credits === 0) return 'it was expected to be free';
  return `at most ${credits} ${credits === 1 ? 'was' : 'were'} expected`;
}

/** The submission's key was used before, for another request. */
export function keyUsedTwice(): Fault {
  return new Fault('conflict', {
    message: 'This request was already sent with other details.',
    fix: 'Reload the page and try again; a program sends a new Idempotency-Key for each new request.',
  });
}

/** The look-up was sent, perhaps by a process that has ended since, and no reply is in the ledger. */
export function replyMissing(): Fault {
  return new Fault('provider_slow', {
    message: 'The look-up was sent, but no response to it was saved.',
    fix: CHECK_CHARGE,
    charged: 'unknown',
  });
}

/** The late reply to the same question may take longer than this requester can wait. */
export function stillAwaited(): Fault {
  return new Fault('provider_slow', {
    message: 'The same check was requested before, and its response is still awaited.',
    fix: 'Try again in a minute, which is free once the response has come.',
    subcode: 'reply_awaited',
  });
}

/** The provider has answered, and the database did not accept the answer. */
export function answerNotStored(cause: unknown): Fault {
  return new Fault('storage_down', {
    message: 'The result arrived but could not be saved.',
    fix: 'Charge not confirmed yet: value the car again in a moment, which is free once the database is back.',
    charged: 'unknown',
    cause,
  });
}

/** The stored answer does not have the form that this version reads. */
export function cachedAnswerUnreadable(cause: unknown): Fault {
  return new Fault('unexpected', {
    message: 'The recent result can no longer be read.',
    fix: 'Use “Refresh (new check)”.',
    cause,
  });
}

/** Any error as a Fault that states the charge as the ledger has it. */
export function withCharge(error: unknown, charged: Charged): Fault {
  if (error instanceof Fault) {
    if (error.charged === charged) return error;
    const { code, message, fix, field, subcode, detail, retryAfterSeconds, reference } = error;
    const parts = { message, fix, field, subcode, detail, charged, retryAfterSeconds, reference };
    return new Fault(code, { ...parts, cause: error });
  }
  return new Fault('unexpected', {
    message: 'Something went wrong during the look-up.',
    fix: charged === 'no' ? 'Try again.' : CHECK_CHARGE,
    charged,
    cause: error,
  });
}

/** A stored fault, to be reported again. */
export function faultFrom({ code, ...parts }: StoredFault, charged: Charged): Fault {
  return new Fault(code, { ...parts, charged });
}
