/**
 * The limits of a month that can stop a run of a stock list, each with what it counts. The provider counts registration
 * checks; the others are our own, in credits. Without schemas: pages load it.
 */
import type { LimitScope } from '@/lib/domain/usage/limit-scope';
import type { UsageMeter } from '@/lib/domain/usage/limit-level';
import type { Month } from '@/lib/domain/time/calendar';
import { capitalised, formatCount, formatMonthLong } from '@/lib/format';

export const RUN_LIMITS = ['provider', 'subscription', 'organisation', 'person'] as const satisfies readonly (
  LimitScope | 'provider'
)[];
export type RunLimit = (typeof RUN_LIMITS)[number];

/** Who would raise the limit, as far as it concerns them. */
export interface LimitReader {
  readonly isStarter: boolean;
  /** Decides about requests for extra credits. */
  readonly mayDecide: boolean;
  readonly maySetLimits: boolean;
}

/** What the limit counts: the provider’s own limit counts registration checks, all others credits. */
export const limitCounts = (limit: RunLimit): UsageMeter['counts'] =>
  limit === 'provider' ? 'registration checks' : 'credits';

/** @param starter the name of the person whose budget the run uses; null if that is the reader */
function monthWords(limit: RunLimit, starter: string | null, month = 'this month'): string {
  return {
    provider: `the provider’s registration checks for ${month}`,
    subscription: `the subscription’s credits for ${month}`,
    organisation: `your organisation’s credits for ${month}`,
    person: starter === null ? `your credits for ${month}` : `the credits of ${starter} for ${month}`,
  }[limit];
}

/**
 * What is left does not cover a car, which takes up to two credits and one registration check: of credits, one may be
 * left.
 */
const shortWords = (limit: RunLimit, row: number | null): string => {
  const at = row === null ? null : `row ${formatCount(row)}`;
  if (limit === 'provider') return at === null ? 'used up' : `used up at ${at}`;
  return `not enough for ${at ?? 'the next car'}`;
};

/** "Your credits for this month are not enough for the next car." @param starter as of `monthWords` */
export const tooFewForNextWords = (limit: RunLimit, starter: string | null): string =>
  `${capitalised(monthWords(limit, starter))} are ${shortWords(limit, null)}.`;

/** "Your credits for November 2026 were not enough for the next car.": that month is over. @param starter as of `monthWords` */
export const wereTooFewWords = (limit: RunLimit, starter: string | null, month: Month): string =>
  `${capitalised(monthWords(limit, starter, formatMonthLong(month)))} were ${shortWords(limit, null)}.`;

/** "Your credits for this month are not enough for row 1,204": before the reader starts the run. */
export const tooFewAtWords = (limit: RunLimit, row: number): string =>
  `${capitalised(monthWords(limit, null))} are ${shortWords(limit, row)}`;

/** "credits not enough for row 295": after what is used and left of them. */
export const stopsAtWords = (limit: RunLimit, row: number): string => `${limitCounts(limit)} ${shortWords(limit, row)}`;

/** Whether more credits come from a page of the reader's own: the budgets, or a request. */
export const mayRaise = (limit: RunLimit, { isStarter, maySetLimits }: LimitReader): boolean =>
  limit === 'organisation' || (limit === 'person' && (isStarter || maySetLimits));

/** What the reader, who may value vehicles, can do about it. */
export function raiseWords(limit: RunLimit, reader: LimitReader, starter: string): string {
  if (limit === 'provider' || limit === 'subscription')
    return reader.maySetLimits ? 'Ask the provider for a higher limit.' : 'An administrator can have the limit raised.';
  if (reader.maySetLimits) return 'Change the budget under “Users”.';
  if (mayRaise(limit, reader)) return 'Request extra credits under “Your account”.';
  return `${starter} can request extra credits${reader.mayDecide ? ' for you to approve' : ''}.`;
}

/** "Resume when there are more credits." */
export const resumeWhenWords = (limit: RunLimit): string => `Resume when there are more ${limitCounts(limit)}.`;
