/** What an organisation looked up, by month, service and person, and who is close to a limit. */
import { z } from 'zod';
import { BILLED_SERVICES, serviceOf } from './billed-service';
import { nameAtStart } from '@/lib/domain/accounts/person-name';
import { monthsFrom, type Day, type Month } from '@/lib/domain/time/calendar';
import { monthSchema } from '@/lib/domain/time/calendar-schemas';
import { monthUsage, monthUsageSchema, type ProviderLimit } from './month-usage';
import { alertLevel, alertWords, LIMIT_LEVELS } from './limit-level';

const counted = {
  /** Answered, and counted by the provider. */
  charged: z.int(),
  /** Without an answer: they count until an audit clears them. */
  unknown: z.int(),
  /** Reused answers, free of charge. */
  cached: z.int(),
  /** Refused at a limit, or released. */
  free: z.int(),
};
const countedSchema = z.object(counted);
type UsageCounts = z.infer<typeof countedSchema>;

const alertSchema = z.object({
  /** The highest that is reached. */
  level: z.literal(LIMIT_LEVELS),
  /** "Your organisation", "Val Valuer". */
  who: z.string(),
  words: z.string(),
});
export type UsageAlert = z.infer<typeof alertSchema>;

export const usageReportSchema = z.object({
  from: monthSchema,
  to: monthSchema,
  total: countedSchema,
  months: z.array(z.object({ month: monthSchema, ...counted })),
  services: z.array(
    z.object({ key: z.enum(['registration', 'valuation', 'identifier', 'other']), words: z.string(), ...counted }),
  ),
  people: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      ...counted,
      /** Charged and unknown, by service. */
      byService: z.object({ registration: z.int(), valuation: z.int(), identifier: z.int() }),
      /** For this month; the limit is what was set and approved, null if there is none. */
      thisMonth: z.object({ used: z.int(), limit: z.int().nullable() }),
    }),
  ),
  thisMonth: monthUsageSchema,
  alerts: z.array(alertSchema),
});
export type UsageReport = z.infer<typeof usageReportSchema>;

/** One sum of the ledger: see store/usage/look-up-tallies.ts. */
export interface TallyLine extends UsageCounts {
  readonly month: Month;
  readonly personId: string;
  readonly personName: string | null;
  readonly operation: string;
}
/** This month's count and limit of a person, or of the organisation if the person is null. */
export interface AllowanceLine {
  readonly personId: string | null;
  readonly personName: string | null;
  readonly used: number;
  readonly limit: number | null;
}

export function usageReport(input: {
  from: Month;
  to: Month;
  tallies: readonly TallyLine[];
  allowances: readonly AllowanceLine[];
  today: Day;
  /** Null if it has none, or has not reported it recently. */
  provider?: ProviderLimit | null;
}): UsageReport {
  const { from, to, tallies, allowances, today, provider = null } = input;
  const own = allowances.find(({ personId }) => personId === null) ?? { used: 0, limit: null };
  return {
    from,
    to,
    total: added(tallies),
    months: monthsFrom(from, to).map((month) => ({ month, ...added(tallies.filter((line) => line.month === month)) })),
    services: servicesOf(tallies),
    people: peopleOf(tallies, allowances),
    thisMonth: { ...monthUsage(own, today), provider },
    alerts: alertsOf(allowances, provider),
  };
}

const NONE: UsageCounts = { charged: 0, unknown: 0, cached: 0, free: 0 };

function added(lines: readonly UsageCounts[]): UsageCounts {
  return lines.reduce<UsageCounts>(
    (sum, line) => ({
      charged: sum.charged + line.charged,
      unknown: sum.unknown + line.unknown,
      cached: sum.cached + line.cached,
      free: sum.free + line.free,
    }),
    NONE,
  );
}

function servicesOf(tallies: readonly TallyLine[]): UsageReport['services'] {
  const known = BILLED_SERVICES.map(({ key, words }) => ({
    key,
    words,
    ...added(tallies.filter(({ operation }) => serviceOf(operation) === key)),
  }));
  const other = tallies.filter(({ operation }) => serviceOf(operation) === null);
  return other.length === 0 ? known : [...known, { key: 'other', words: 'Other', ...added(other) }];
}

function peopleOf(tallies: readonly TallyLine[], allowances: readonly AllowanceLine[]): UsageReport['people'] {
  const people = new Map<string, string | null>();
  for (const { personId, personName } of [...tallies, ...allowances]) if (personId) people.set(personId, personName);
  const lines = [...people].map(([id, name]) => {
    const own = tallies.filter(({ personId }) => personId === id);
    const paid = (key: string) => own.filter(({ operation }) => serviceOf(operation) === key).reduce(countsUp, 0);
    const now = allowances.find(({ personId }) => personId === id);
    return {
      id,
      name: nameAtStart(name),
      ...added(own),
      byService: { registration: paid('registration'), valuation: paid('valuation'), identifier: paid('identifier') },
      thisMonth: { used: now?.used ?? 0, limit: now?.limit ?? null },
    };
  });
  return lines.sort((a, b) => countsUp(0, b) - countsUp(0, a) || a.name.localeCompare(b.name, 'en-GB'));
}

/** What counts towards a limit. */
const countsUp = (sum: number, { charged, unknown }: Pick<UsageCounts, 'charged' | 'unknown'>) =>
  sum + charged + unknown;

function alertsOf(allowances: readonly AllowanceLine[], provider: ProviderLimit | null): UsageAlert[] {
  const lines = allowances.map(({ personId, personName, used, limit }) => ({
    who: personId === null ? 'Your organisation' : nameAtStart(personName),
    used,
    limit,
    what: 'credits',
  }));
  // The provider may report its limit as exceeded before the count reaches it.
  const all = provider?.exceeded ? { ...provider, used: Math.max(provider.used, provider.limit) } : provider;
  const ofAll = all ? [{ who: 'The provider subscription', ...all, what: 'registration checks' }] : [];
  return [...ofAll, ...lines]
    .flatMap(({ who, used, limit, what }): UsageAlert[] => {
      const level = alertLevel(used, limit);
      return level === null || limit === null ? [] : [{ level, who, words: alertWords(who, used, limit, what) }];
    })
    .sort((a, b) => b.level - a.level);
}
