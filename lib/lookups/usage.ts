/** This month's usage against its limits, the thresholds that look-ups crossed, and setting limits. */
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import { selectRow, selectRows } from '@/lib/store/rows';
import { leftOf, type BudgetUse } from '@/lib/domain/usage/budget-use';
import type { LimitPassed } from '@/lib/domain/usage/limit-notice';
import { accountEvents } from '@/lib/store/schema/events';
import { lookUpLimits } from '@/lib/store/schema/ledger';
import type { LedgerContext } from './ledger';

export interface LedgerUsage {
  /** `YYYY-MM`, Europe/London. */
  readonly month: string;
  readonly organisation: BudgetUse;
  readonly subscription: BudgetUse;
  readonly person: BudgetUse | null;
  /** How much is left under the tightest limit; null without a limit. */
  readonly remaining: number | null;
}

const allowanceRow = z
  .object({ month: z.string(), used: z.number() })
  .extend({ monthlyLimit: createSelectSchema(lookUpLimits).shape.monthlyLimit });

const passedRow = createSelectSchema(accountEvents).pick({ personId: true }).extend({
  percent: z.number(),
  most: z.number(),
  month: z.string(),
});

interface LimitKey {
  readonly organisationId?: string;
  readonly personId?: string;
}
/** Null means no limit. What is absent stays as it is. */
interface NewLimits {
  readonly month?: number | null | undefined;
  readonly minute?: number | null | undefined;
}
interface LimitChange {
  readonly byPersonId?: string | null;
  /** An existing limit stays. */
  readonly onlyFirst?: boolean;
  /** What was in force as the person saw it; what is absent is not compared. */
  readonly seen?: NewLimits;
}

interface LimitColumn {
  readonly table: string;
  readonly column: string;
  /** Parameters of the statement. */
  readonly value: string;
  readonly seenValue: string;
}
const MONTH_COLUMN: LimitColumn = { table: 'look_up_limits', column: 'monthly_limit', value: '$4', seenValue: '$10' };
const MINUTE_COLUMN: LimitColumn = {
  table: 'look_up_minute_limits',
  column: 'minute_limit',
  value: '$5',
  seenValue: '$12',
};

const storedRow = z.object({ count: z.number() });

export function createUsage({ database, subscription, defaultLimits, now }: LedgerContext) {
  async function usage({
    organisationId,
    personId,
  }: {
    readonly organisationId: string;
    readonly personId?: string;
  }): Promise<LedgerUsage> {
    const rows = await selectRows(
      database,
      allowanceRow,
      `with this as (select look_up_month(coalesce($4::timestamptz, clock_timestamp())) as month)
       select to_char(this.month, 'YYYY-MM') as month, coalesce(c.taken, 0) as used, l.month_limit as "monthlyLimit"
       from this cross join lateral look_up_limits_of($1, $2, $3, this.month, $5) l
       left join look_up_counters c on c.subscription = $1 and c.month = this.month
         and c.organisation_id = l.organisation_id and c.person_id = l.person_id
       order by l.rank`,
      [subscription, organisationId, personId ?? '', now(), defaultLimits && JSON.stringify(defaultLimits)],
    );
    const allowanceAt = (rank: number): BudgetUse => {
      const { used = 0, monthlyLimit = null } = rows[rank] ?? {};
      return { used, limit: monthlyLimit };
    };
    const allowances = {
      subscription: allowanceAt(0),
      organisation: allowanceAt(1),
      person: personId === undefined ? null : allowanceAt(2),
    };
    const left = Math.min(...Object.values(allowances).map(leftOf));
    return { month: rows[0]?.month ?? '', ...allowances, remaining: left === Infinity ? null : Math.max(left, 0) };
  }

  return { usage };
}

/** Rolls back: a limit that was changed meanwhile is not overwritten, and the other one not set without it. */
class NotAllSet extends Error {}

export function createSetLimits({ database, subscription, defaultLimits, now }: LedgerContext) {
  /**
   * Sets limits, all of them or none: for the subscription, an organisation, a person in it, or (`*`) every person in it
   * without an individual one. An event is written for each that changes what was in force, the default too, and for the
   * first that is set.
   * @param change who set them, for the organisation's list of events; and the limits that were seen before
   * @returns false if others than those seen were in force: then none is set
   */
  async function setLimits(
    { organisationId = '', personId = '' }: LimitKey,
    limits: NewLimits,
    { byPersonId = null, onlyFirst = false, seen = {} }: LimitChange = {},
  ): Promise<boolean> {
    if (limits.month === undefined && limits.minute === undefined) return true;
    const isSeen = (span: keyof NewLimits) => limits[span] !== undefined && seen[span] !== undefined;
    const stored = (span: keyof NewLimits, { table, column, value, seenValue }: LimitColumn) =>
      limits[span] === undefined
        ? `select '${span}', ${value}::integer where false`
        : `insert into ${table} as own (subscription, organisation_id, person_id, ${column})
           select $1, $2, $3, ${value}::integer from asSeen
           on conflict (subscription, organisation_id, person_id)
           do ${onlyFirst ? 'nothing' : `update set ${column} = excluded.${column}`}
           ${isSeen(span) && !onlyFirst ? `where own.${column} is not distinct from ${seenValue}::integer` : ''}
           returning '${span}', ${column}`;
    const text = `with inForce as (
         select l.set_limit as month, l.minute_limit as minute
         from look_up_limits_of($1, $2, $3, look_up_month(coalesce($7::timestamptz, clock_timestamp())), $8) l
         where l.rank = case when $2 = '' then 1 when $3 = '' then 2 else 3 end),
       asSeen as (select 1 from inForce where (not $9::boolean or month is not distinct from $10::integer)
         and (not $11::boolean or minute is not distinct from $12::integer)),
       was (span, before, isOwn) as (
         select 'month', month, exists (select 1 from look_up_limits
           where subscription = $1 and organisation_id = $2 and person_id = $3) from inForce
         union all
         select 'minute', minute, exists (select 1 from look_up_minute_limits
           where subscription = $1 and organisation_id = $2 and person_id = $3) from inForce),
       month(span, most) as (${stored('month', MONTH_COLUMN)}),
       minute(span, most) as (${stored('minute', MINUTE_COLUMN)}),
       stored as (select * from month union all select * from minute),
       noted as (
         insert into account_events (organisation_id, person_id, by_person_id, at, kind, span, most, before)
         select $2, nullif($3, ''), $6, coalesce($7::timestamptz, clock_timestamp()), 'limit_set', span, most, before::text
         from stored join was using (span)
         where $2 <> '' and (most is distinct from before or (not isOwn and most is not null)))
       select count(*)::integer as count from stored`;
    const values = [
      subscription,
      organisationId,
      personId,
      limits.month,
      limits.minute,
      byPersonId,
      now(),
      defaultLimits && JSON.stringify(defaultLimits),
      isSeen('month'),
      seen.month ?? null,
      isSeen('minute'),
      seen.minute ?? null,
    ];
    const given = [limits.month, limits.minute].filter((limit) => limit !== undefined).length;
    const setAll = database.transaction(async (step) => {
      const row = await selectRow(step, storedRow, text, values);
      if (row?.count !== given) throw new NotAllSet();
    });
    return setAll.then(
      () => true,
      (error: unknown) => {
        if (error instanceof NotAllSet) return false;
        throw error;
      },
    );
  }

  return { setLimits };
}

export function createLimitsPassed({ database }: Pick<LedgerContext, 'database'>) {
  /**
   * The thresholds of monthly limits that these look-ups of one submission crossed, from the events of the same commit,
   * and that are still crossed: credits of a look-up that the provider refused were returned.
   */
  async function limitsPassed(organisationId: string, lookUpIds: readonly string[]): Promise<LimitPassed[]> {
    if (lookUpIds.length === 0) return [];
    const rows = await selectRows(
      database,
      passedRow,
      `select distinct e.person_id as "personId", e.percent, e.most, e.month::text as month
       from look_ups l cross join lateral (
         select * from account_events e
         where e.organisation_id = l.organisation_id and e.at = l.created_at and e.kind = 'budget_used'
           and (e.person_id is null or e.person_id = l.person_id) limit 10) e
       join look_up_counters c on c.subscription = l.subscription and c.month = e.month
         and c.organisation_id = l.organisation_id and c.person_id = coalesce(e.person_id, '')
         and c.taken * 100 >= e.percent * e.most
       where l.id = any($2::uuid[]) and l.organisation_id = $1 and l.state <> 'SERVED'
       order by e.person_id nulls first`,
      [organisationId, lookUpIds],
      'limits passed',
    );
    return rows.map(({ personId, ...passed }) => ({ scope: personId === null ? 'organisation' : 'person', ...passed }));
  }

  return { limitsPassed };
}
