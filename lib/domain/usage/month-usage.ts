/** The month's look-ups against their limit, and a projection at this rate. */
import { z } from 'zod';
import type { LookupStatusAnswer } from '@/lib/contract/reg';
import { formatCount, formatMonthLong } from '@/lib/format';
import { countWords, type UsageMeter } from './limit-level';
import { addDays, daysBetween, firstAfterMonths, firstOfMonth, monthOf, type Day } from '@/lib/domain/time/calendar';
import { daySchema } from '@/lib/domain/time/calendar-schemas';

const usageScopeSchema = z.enum(['person', 'organisation', 'subscription']);
export type UsageScope = z.infer<typeof usageScopeSchema>;

/** The provider's own limit: only for registration look-ups, of everyone on the subscription. */
const providerLimitSchema = z.object({
  used: z.number().int().nonnegative(),
  limit: z.number().int().nonnegative(),
  remaining: z.number().int().nonnegative(),
  exceeded: z.boolean(),
});
export type ProviderLimit = z.infer<typeof providerLimitSchema>;

export const monthUsageSchema = z.object({
  /** Whose look-ups these are. */
  scope: usageScopeSchema,
  /** `YYYY-MM` on the British calendar. */
  month: z.string(),
  used: z.number().int().nonnegative(),
  /** null: no limit is set. */
  limit: z.number().int().nonnegative().nullable(),
  /** null: there is no limit. */
  remaining: z.number().int().nonnegative().nullable(),
  exceeded: z.boolean(),
  /** null: it has none, or has not reported it recently. */
  provider: providerLimitSchema.nullable(),
  /** "412 of 1,000 credits used in June 2026". */
  words: z.string(),
  /** At the month's rate so far; null in the first days, which are too few for a rate. */
  projection: z
    .object({
      /** Look-ups by the end of the month. */
      expected: z.number().int().nonnegative(),
      /** The day the limit is reached, when that is within the month. */
      limitReached: daySchema.nullable(),
      words: z.string(),
    })
    .nullable(),
});
export type MonthUsage = z.infer<typeof monthUsageSchema>;

/** The look-ups of two days give no rate. */
const DAYS_FOR_A_PACE = 3;
const REACHED = 'The limit is reached';

export interface UsageAllowance {
  readonly used: number;
  /** null: no limit is set. */
  readonly limit: number | null;
}

/**
 * The allowance that will run out first; the organisation's if there is no limit. The provider's own limit is separate:
 * it counts other things.
 */
export function tightestAllowance(
  allowances: Readonly<Record<UsageScope, UsageAllowance | null>>,
  today: Day,
  provider: ProviderLimit | null = null,
): MonthUsage {
  const limited = usageScopeSchema.options.flatMap((scope) => {
    const allowance = allowances[scope];
    return allowance?.limit == null ? [] : [monthUsage(allowance, today, scope)];
  });
  const [first] = limited.sort((a, b) => (a.remaining ?? 0) - (b.remaining ?? 0));
  const usage = first ?? monthUsage(allowances.organisation ?? { used: 0, limit: null }, today, 'organisation');
  return { ...usage, provider };
}

export interface ProviderStatus {
  readonly usage: MonthUsage;
  /** As the provider names it: "June 2026". */
  readonly monthName: string;
}

/** 2 §Registration lookup results, the status: a limit counts only if enabled. */
export function providerStatusFrom(wire: LookupStatusAnswer, today: Day): ProviderStatus {
  const limit = /^\d{1,9}$/.test(wire.MONTHLYLIMIT?.trim() ?? '') ? Number(wire.MONTHLYLIMIT) : null;
  const usage = monthUsage(
    { used: wire.LOOKUPSUSED ?? 0, limit: wire.LIMITENABLED ? limit : null },
    today,
    'subscription',
    'registration checks',
  );
  return {
    usage: wire.LOOKUPEXCEEDED === true ? asExceeded(usage) : usage,
    monthName: wire.CURRENTMONTH?.trim() ?? '',
  };
}

/** The provider may report its limit as exceeded before its count reaches it: nothing is left then either. */
const asExceeded = (usage: MonthUsage): MonthUsage => ({
  ...usage,
  exceeded: true,
  remaining: usage.limit === null ? null : 0,
  projection: usage.projection && { ...usage.projection, limitReached: null, words: REACHED },
});

/** Its limit as last reported; null if it has none. */
export function providerLimitFrom(wire: LookupStatusAnswer | null, today: Day): ProviderLimit | null {
  if (wire === null) return null;
  const { used, limit, remaining, exceeded } = providerStatusFrom(wire, today).usage;
  return limit === null || remaining === null ? null : { used, limit, remaining, exceeded };
}

/** @param today on the British calendar; it decides the month @param counts what is counted, in words */
export function monthUsage(
  { used, limit }: UsageAllowance,
  today: Day,
  scope: UsageScope = 'organisation',
  counts: UsageMeter['counts'] = 'credits',
): MonthUsage {
  const month = monthOf(today);
  const exceeded = limit !== null && used >= limit;
  return {
    scope,
    month,
    used,
    limit,
    remaining: limit === null ? null : Math.max(0, limit - used),
    exceeded,
    provider: null,
    words: `${countWords(used, limit, counts)} used in ${formatMonthLong(month)}${limit === null ? `; no limit of ${counts} set` : ''}`,
    projection: projectionOf(used, limit, today),
  };
}

function projectionOf(used: number, limit: number | null, today: Day): MonthUsage['projection'] {
  const first = firstOfMonth(today);
  const elapsed = daysBetween(first, today) + 1;
  if (elapsed < DAYS_FOR_A_PACE || used === 0) return null;
  const length = daysBetween(first, firstAfterMonths(first, 1));
  const expected = Math.round((used / elapsed) * length);
  if (limit === null)
    return { expected, limitReached: null, words: `About ${formatCount(expected)} by the end of the month` };
  if (used >= limit) return { expected, limitReached: null, words: REACHED };
  const dayReached = Math.ceil((limit * elapsed) / used);
  if (dayReached > length)
    return {
      expected,
      limitReached: null,
      words: `About ${formatCount(expected)} by the end of the month: within the limit`,
    };
  return {
    expected,
    limitReached: addDays(first, dayReached - 1),
    words: `Limit reached on the ${ordinal(dayReached)} at this pace`,
  };
}

function ordinal(day: number): string {
  const teen = day >= 11 && day <= 13;
  const suffix = teen ? 'th' : day % 10 === 1 ? 'st' : day % 10 === 2 ? 'nd' : day % 10 === 3 ? 'rd' : 'th';
  return `${day}${suffix}`;
}
