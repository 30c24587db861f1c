/** The provider's count against our ledger, month by month: where they differ, by how much, and why most likely. */
import { z } from 'zod';
import { formatCount, formatMonthLong, formatPlural } from '@/lib/format';
import { BILLED_SERVICES, serviceOf, type BilledServiceKey } from './billed-service';
import { addMonths, monthSchema, type Month } from './month';
import { becauseSchema } from './provenance';
import type { ProviderCount } from './provider-usage';

export const auditMonthSchema = z.object({
  month: monthSchema,
  provider: z.int(),
  /** Answers with standard equipment, as the provider counts them; null where the service does not say. */
  equipment: z.int().nullable(),
  /** What the provider should have counted by our ledger, the whole subscription's. */
  ledger: z.int(),
  /** Of these your organisation's. */
  own: z.int(),
  /** Sent without an answer: the provider may have counted them. */
  unknown: z.int(),
  /** Provider less ledger. */
  difference: z.int(),
  /** The likely cause of a difference; null where they agree. */
  cause: z.string().nullable(),
});
export type AuditMonth = z.infer<typeof auditMonthSchema>;

export const serviceAuditSchema = z.object({
  key: z.enum(['registration', 'valuation', 'identifier']),
  words: z.string(),
  /** What the provider's count is of. */
  counts: z.string(),
  answer: z.union([
    z.object({
      months: z.array(auditMonthSchema),
      total: auditMonthSchema.omit({ month: true, cause: true }),
      agrees: z.boolean(),
    }),
    z.object({ months: z.null(), because: becauseSchema }),
  ]),
});
export type ServiceAudit = z.infer<typeof serviceAuditSchema>;

/** The ledger's side: look-ups added up by month and operation. */
export interface LedgerCount {
  readonly month: Month;
  readonly operation: string;
  readonly charged: number;
  readonly notFound: number;
  readonly unknown: number;
}

export interface Sides {
  readonly months: readonly Month[];
  readonly provider: ProviderCount;
  /** Everybody's on the subscription, and the organisation's part of it. */
  readonly ledger: readonly LedgerCount[];
  readonly own: readonly LedgerCount[];
  /** When this product began to look up; null: never. */
  readonly firstMonth: Month | null;
  readonly thisMonth: Month;
}

export function reconcile(key: BilledServiceKey, sides: Sides): Extract<ServiceAudit['answer'], { agrees: boolean }> {
  const bare = sides.months.map((month) => {
    const theirs = sides.provider.months.find((each) => each.month === month);
    const ours = countOf(key, sides.ledger, month);
    return {
      month,
      provider: theirs?.count ?? 0,
      equipment: theirs ? theirs.equipment : sides.provider.equipment === null ? null : 0,
      ledger: ours.counted,
      own: countOf(key, sides.own, month).counted,
      unknown: ours.unknown,
      difference: (theirs?.count ?? 0) - ours.counted,
    };
  });
  const months = bare.map((line) => ({ ...line, cause: causeOf(line, bare, sides) }));
  const sum = (of: (line: AuditMonth) => number) => months.reduce((total, line) => total + of(line), 0);
  const { total, equipment } = sides.provider;
  const ledger = sum((line) => line.ledger);
  return {
    months,
    total: {
      provider: total,
      equipment,
      ledger,
      own: sum(({ own }) => own),
      unknown: sum(({ unknown }) => unknown),
      difference: total - ledger,
    },
    agrees: months.every(({ difference }) => difference === 0) && total === ledger,
  };
}

/** What the provider should have counted of a service in a month, and what it may have. */
export function countOf(key: BilledServiceKey, lines: readonly LedgerCount[], month: Month) {
  const service = BILLED_SERVICES.find((each) => each.key === key);
  return lines
    .filter((line) => line.month === month && serviceOf(line.operation) === key)
    .reduce(
      (sum, line) => ({
        counted: sum.counted + line.charged - (service?.counts === 'found' ? line.notFound : 0),
        unknown: sum.unknown + line.unknown,
      }),
      { counted: 0, unknown: 0 },
    );
}

type Bare = Omit<AuditMonth, 'cause'>;

function causeOf(line: Bare, all: readonly Bare[], { firstMonth, thisMonth }: Sides): string | null {
  const { month, difference, unknown } = line;
  if (difference === 0)
    return unknown === 0
      ? null
      : `${without(unknown)} ${were(unknown)} not counted by the provider: they can be given back.`;
  if (firstMonth === null || month < firstMonth)
    return 'This product looked nothing up in that month: these were made elsewhere, on the same subscription.';
  const turned = [addMonths(month, -1), addMonths(month, 1)].some((next) =>
    all.some((each) => each.month === next && Math.sign(each.difference) === -Math.sign(difference)),
  );
  if (difference > 0) {
    if (difference <= unknown)
      return `${formatCount(difference)} of ${without(unknown)} ${were(difference)} most likely counted.`;
    const rest = difference - unknown;
    const elsewhere =
      month === firstMonth
        ? `made in ${formatMonthLong(month)} before this product was in use, or elsewhere on the same subscription`
        : 'made elsewhere, on the same subscription';
    const beside = unknown > 0 ? `Beside ${without(unknown)}, ` : '';
    return capital(
      `${beside}${formatCount(rest)} ${were(rest)} most likely ${turned ? 'counted at the turn of the month, or ' : ''}${elsewhere}.`,
    );
  }
  if (turned) return 'Look-ups at the turn of the month count on different sides of it.';
  if (month === thisMonth) return 'The provider may count late. Look again tomorrow.';
  return 'The provider counted fewer than it answered. Nothing to pay; its support can tell from the ledger’s references.';
}

const without = (count: number) => formatPlural(count, 'look-up without an answer', 'look-ups without an answer');
const were = (count: number) => (count === 1 ? 'was' : 'were');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Whether an audit clears the unknown look-ups of a service and month: the provider counted exactly those that were
 * answered, so none of the others. Our side has to be counted first: the provider's count can then only be higher.
 */
export function clears(provider: number, counted: number): boolean {
  return provider === counted;
}

/** What became of the look-ups without an answer, in words. */
export function settledWords(released: number, left: number): string {
  if (released + left === 0) return 'No look-up waits for an answer from the audit.';
  const given =
    released > 0
      ? `${formatPlural(released, 'look-up')} given back: the provider never counted ${released === 1 ? 'it' : 'them'}.`
      : '';
  const rest =
    left > 0
      ? `${formatPlural(left, 'look-up')} the provider may have counted ${left === 1 ? 'goes' : 'go'} on counting.`
      : '';
  return [given, rest].filter(Boolean).join(' ');
}
