/** Notifiable facts about credits: this month's limits of people and of organisations, as far as they are reached. */
import { z } from 'zod';
import { may, ROLES } from '@/lib/access';
import { NOTIFICATION_KINDS } from '@/lib/domain/notifications/notification-kinds';
import type { DefaultLimits } from '@/lib/domain/usage/default-limits';
import { LIMIT_LEVELS } from '@/lib/domain/usage/limit-level';
import type { SqlDatabase } from '../database';
import { selectRows } from '../rows';
import { isNotified } from './is-notified';

const budgetRow = z.object({
  organisationId: z.string(),
  /** Null for that of the organisation. */
  personId: z.string().nullable(),
  key: z.string(),
  at: z.date(),
  percent: z.int(),
  most: z.int(),
  month: z.string(),
});

/** The highest mark that a month's budget has reached. */
const REACHED = `select c.organisation_id as "organisationId", nullif(c.person_id, '') as "personId",
    this.month::text || ' ' || c.person_id || ' ' || l.month_limit || ' ' || max(mark.percent) as key,
    clock_timestamp() as at, max(mark.percent) as percent, l.month_limit as most, this.month::text as month
  from (select look_up_month(clock_timestamp()) as month) this
  join look_up_counters c on c.subscription = $1 and c.month = this.month and c.organisation_id <> ''
  cross join lateral look_up_limits_of($1, c.organisation_id, c.person_id, this.month, $2) l
  join (values ${LIMIT_LEVELS.map((level) => `(${level})`).join(', ')}) mark (percent) on c.taken::bigint * 100 >= l.month_limit::bigint * mark.percent
  where l.rank > 1 and l.person_id = c.person_id and l.month_limit > 0
  group by c.organisation_id, c.person_id, this.month, l.month_limit`;

const budget = { organisation: 'r."organisationId"', key: 'r.key' };

/** A person's without a notification; an organisation's as long as one of those with these roles, `$3`, has none. */
const BUDGETS = `select r.* from (${REACHED}) r where case
  when r."personId" is not null then not ${isNotified({ ...budget, person: 'r."personId"', kind: `'own_budget'` })}
  else exists (
    select 1 from member m
    where m.organization_id = r."organisationId" and m.deactivated_at is null and m.role = any ($3::text[])
      and not ${isNotified({ ...budget, person: 'm.user_id', kind: `'organisation_budget'` })}) end`;
const USAGE_READERS = ROLES.filter((role) => may(role, NOTIFICATION_KINDS.organisation_budget.permission));

interface BudgetScope {
  /** The subscription whose credits are counted. */
  readonly subscription: string;
  readonly defaultLimits: DefaultLimits | null;
}

export const budgetFacts = (database: SqlDatabase, { subscription, defaultLimits }: BudgetScope) =>
  selectRows(database, budgetRow, BUDGETS, [
    subscription,
    defaultLimits && JSON.stringify(defaultLimits),
    USAGE_READERS,
  ]);
