/**
 * The provider's count against our ledger, month by month: where they differ, by how much, and the most likely cause.
 */
import { z } from 'zod';
import { capitalised, formatCount, formatMonthLong, formatPlural } from '@/lib/format';
import { countsOnlyFound, serviceOf, type BilledServiceKey } from './billed-service';
import { addMonths, type Month } from '@/lib/domain/time/calendar';
import { monthSchema } from '@/lib/domain/time/calendar-schemas';
import { becauseSchema } from '@/lib/domain/provenance';
import type { ProviderCount } from './provider-usage';

const usageAuditMonthSchema = z.object({
  month: monthSchema,
  provider: z.int(),
  /** Answers with standard equipment, as the provider counts them; null if the service does not count them. */
  equipment: z.int().nullable(),
  /** What the provider should have counted by our ledger, for the whole subscription. */
  ledger: z.int(),
  /** Your organisation's part of it. */
  own: z.int(),
  /**
   * Your organisation's answers without a value: charged, but not counted by the provider, so not in `own`. Null if the
   * service counts every answer. `own` and this together are what the usage report has as charged.
   */
  withoutValue: z.int().nullable(),
  /** Sent without an answer: the provider may have counted them. */
  unknown: z.int(),
  /** Permanently without an answer: they remain counted here, whatever the provider counted. */
  writtenOff: z.int(),
  /** Provider less ledger. */
  difference: z.int(),
  /** No difference, or exactly the look-ups without an answer: then those were counted. */
  agrees: z.boolean(),
  /**
   * The likely cause of a difference, and what is known about look-ups without an answer; null if there is nothing to
   * explain.
   */
  cause: z.string().nullable(),
});
export type UsageAuditMonth = z.infer<typeof usageAuditMonthSchema>;

export const serviceAuditSchema = z.object({
  key: z.enum(['registration', 'valuation', 'identifier']),
  words: z.string(),
  /** The unit of the provider's count. */
  counts: z.string(),
  answer: z.union([
    z.object({
      months: z.array(usageAuditMonthSchema),
      total: usageAuditMonthSchema.omit({ month: true, cause: true }),
      agrees: z.boolean(),
    }),
    z.object({ months: z.null(), because: becauseSchema }),
  ]),
});
export type ServiceAudit = z.infer<typeof serviceAuditSchema>;

/** The ledger's side: look-ups summed by month and operation. */
export interface LedgerCount {
  readonly month: Month;
  readonly operation: string;
  readonly charged: number;
  readonly notFound: number;
  readonly unknown: number;
  readonly writtenOff: number;
  /** Their answer may still come. */
  readonly underWay: number;
}

export interface ReconciliationInput {
  readonly months: readonly Month[];
  readonly provider: ProviderCount;
  /** For everyone on the subscription, and the organisation's part of it. */
  readonly ledger: readonly LedgerCount[];
  readonly own: readonly LedgerCount[];
  /** When this product made its first look-up; null: never. */
  readonly firstMonth: Month | null;
  readonly thisMonth: Month;
}

/** Compares the provider’s counts of a service with the ledger’s, month by month. */
export function reconcile(
  key: BilledServiceKey,
  sides: ReconciliationInput,
): Extract<ServiceAudit['answer'], { agrees: boolean }> {
  const unexplainedMonths = sides.months.map((month): UnexplainedMonth => {
    const monthCount = sides.provider.months.find((providerMonth) => providerMonth.month === month);
    const { counted, unknown, writtenOff, underWay } = countOf(key, sides.ledger, month);
    const own = countOf(key, sides.own, month);
    return {
      month,
      provider: monthCount?.count ?? 0,
      equipment: monthCount ? monthCount.equipment : sides.provider.equipment === null ? null : 0,
      ledger: counted,
      own: own.counted,
      withoutValue: countsOnlyFound(key) ? own.withoutValue : null,
      unknown,
      writtenOff,
      underWay,
      difference: (monthCount?.count ?? 0) - counted,
    };
  });
  const months = unexplainedMonths.map((line): UsageAuditMonth => {
    const { underWay: _, ...rest } = line;
    const agrees = line.difference === 0 || line.difference === line.unknown + line.writtenOff;
    return { ...rest, agrees, cause: causeOf(line, unexplainedMonths, sides) };
  });
  const sum = (valueOf: (line: UsageAuditMonth) => number) => months.reduce((total, line) => total + valueOf(line), 0);
  const { total, equipment } = sides.provider;
  const ledger = sum((line) => line.ledger);
  // The total is the provider's own.
  const agrees = months.every((line) => line.agrees) && total === sum(({ provider }) => provider);
  return {
    months,
    total: {
      provider: total,
      equipment,
      ledger,
      own: sum(({ own }) => own),
      withoutValue: countsOnlyFound(key) ? sum(({ withoutValue }) => withoutValue ?? 0) : null,
      unknown: sum(({ unknown }) => unknown),
      writtenOff: sum(({ writtenOff }) => writtenOff),
      difference: total - ledger,
      agrees,
    },
    agrees,
  };
}

/**
 * What the provider should have counted for a service, what it may have counted, and what was charged without a value
 * and is not counted, in one month or in total.
 */
export function countOf(key: BilledServiceKey, lines: readonly LedgerCount[], month?: Month) {
  const withoutValueOf = ({ notFound }: LedgerCount) => (countsOnlyFound(key) ? notFound : 0);
  return lines
    .filter((line) => (month === undefined || line.month === month) && serviceOf(line.operation) === key)
    .reduce(
      (sum, line) => ({
        counted: sum.counted + line.charged - withoutValueOf(line),
        withoutValue: sum.withoutValue + withoutValueOf(line),
        unknown: sum.unknown + line.unknown,
        writtenOff: sum.writtenOff + line.writtenOff,
        underWay: sum.underWay + line.underWay,
      }),
      { counted: 0, withoutValue: 0, unknown: 0, writtenOff: 0, underWay: 0 },
    );
}

interface UnexplainedMonth extends Omit<UsageAuditMonth, 'agrees' | 'cause'> {
  readonly underWay: number;
}

function causeOf(
  line: UnexplainedMonth,
  all: readonly UnexplainedMonth[],
  { firstMonth, thisMonth }: ReconciliationInput,
): string | null {
  const { month, difference, unknown, writtenOff, underWay } = line;
  const unanswered = unknown + writtenOff;
  if (difference === 0) {
    if (unanswered === 0) return null;
    return `${unansweredLookUps(unanswered)} ${were(unanswered)} not counted by the provider: ${outcomesText(unknown, writtenOff, unanswered === 1 ? 'it' : 'they')}.`;
  }
  if (firstMonth === null || month < firstMonth)
    return 'We made no look-ups in that month. These were made elsewhere on the same subscription.';
  const isMonthBoundaryShift = [addMonths(month, -1), addMonths(month, 1)].some((next) =>
    all.some((neighbour) => neighbour.month === next && Math.sign(neighbour.difference) === -Math.sign(difference)),
  );
  if (difference > 0) {
    if (difference === unanswered)
      return `${unansweredLookUps(unanswered)} ${were(unanswered)} counted by the provider.`;
    if (difference < unanswered)
      return `${formatCount(difference)} of ${unansweredLookUps(unanswered)} ${were(difference)} most likely counted. ${restText(line)}.`;
    if (difference <= unanswered + underWay) return 'Look-ups are in progress. Check again in a minute.';
    const rest = difference - unanswered;
    const elsewhere =
      month === firstMonth
        ? `made in ${formatMonthLong(month)} before this product was in use, or elsewhere on the same subscription`
        : 'made elsewhere on the same subscription';
    const unansweredText = unanswered > 0 ? `Apart from ${unansweredLookUps(unanswered)}, ` : '';
    return capitalised(
      `${unansweredText}${formatCount(rest)} ${were(rest)} most likely ${isMonthBoundaryShift ? 'counted at the month end, or ' : ''}${elsewhere}.`,
    );
  }
  if (isMonthBoundaryShift) return 'Look-ups at the month end were counted in different months.';
  if (month === thisMonth) return 'The provider may count late. Check again tomorrow.';
  return 'The provider counted fewer than it returned. Nothing more to pay. Quote the ledger references to its support.';
}

/** What becomes of look-ups that the provider did not count. @param all names them where all have one outcome: "they" */
function outcomesText(released: number, writtenOff: number, all: string): string {
  const isMixed = hasBoth(released, writtenOff);
  const releasedText = `${isMixed ? formatCount(released) : all} will be released after a day`;
  const writtenOffText = `${isMixed ? formatCount(writtenOff) : all} ${were(writtenOff)} written off and still ${writtenOff === 1 ? 'counts' : 'count'}`;
  return [released > 0 && releasedText, writtenOff > 0 && writtenOffText].filter(Boolean).join(', ');
}

/** Of those without an answer, less as many as the provider counted: see `releasableCount`. */
function restText({ difference, unknown, writtenOff }: UnexplainedMonth): string {
  const uncounted = unknown + writtenOff - difference;
  const released = Math.min(unknown, uncounted);
  const leftOver = uncounted - released;
  const others = uncounted === 1 ? 'the other' : `the other ${formatCount(uncounted)}`;
  const outcomes = outcomesText(released, leftOver, others);
  return capitalised(hasBoth(released, leftOver) ? `of ${others}, ${outcomes}` : outcomes);
}

/** Whether the two outcomes are counted apart. */
const hasBoth = (released: number, writtenOff: number): boolean => released > 0 && writtenOff > 0;

const unansweredLookUps = (count: number) =>
  formatPlural(count, 'look-up without a response', 'look-ups without a response');
const were = (count: number) => (count === 1 ? 'was' : 'were');

export interface UnansweredCount {
  /** What the provider should have counted by our ledger: answered look-ups, of the whole subscription. */
  readonly counted: number;
  /** Sent without an answer, for the organisation that releases, or for all: they count here until released. */
  readonly unanswered: number;
}

/**
 * How many look-ups without an answer the provider cannot have counted, so that they are released: all but its
 * difference to the answered ones. Any of them may be the counted one, which makes no difference to the money. None
 * where it counted fewer than were answered: its count is not final then. Our side has to be counted first: the
 * provider's count can then only be higher.
 */
export function releasableCount({ months }: ProviderCount, { counted, unanswered }: UnansweredCount): number {
  if (months.length === 0) return 0;
  const difference = months.reduce((sum, { count }) => sum + count, 0) - counted;
  return difference < 0 ? 0 : Math.max(0, unanswered - difference);
}

/** What is known about look-ups without an answer. */
export interface SettledLookUps {
  readonly released: number;
  /** The provider may have counted them. */
  readonly left: number;
  /** Its count is not final yet. */
  readonly waiting: number;
}

export function settledWords({ released, left, waiting }: SettledLookUps): string {
  if (released + left + waiting === 0) return 'There are no unconfirmed charges.';
  const releasedText = `${formatPlural(released, 'look-up')} released: the provider did not count ${released === 1 ? 'it' : 'them'}.`;
  const leftText = `${formatPlural(left, 'look-up')} may have been counted by the provider and still ${left === 1 ? 'counts' : 'count'}.`;
  const waitingText = `${formatPlural(waiting, 'look-up')} ${waiting === 1 ? 'is' : 'are'} too recent for the provider’s count. We check again automatically.`;
  return [released > 0 && releasedText, left > 0 && leftText, waiting > 0 && waitingText].filter(Boolean).join(' ');
}
