/** Requests for look-ups beyond a spent budget, and the decisions. */
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from './instant';
import { organization } from './people';

export const approvals = pgTable(
  'approvals',
  {
    id: uuid('id').primaryKey(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organization.id),
    personId: text('person_id').notNull(),
    /** First day of the month it is for, Europe/London. */
    month: date('month', { mode: 'string' }).notNull(),
    lookUps: integer('look_ups').notNull(),
    reason: text('reason').notNull(),
    requestedAt: instant('requested_at').notNull(),
    /** `lapsed`: no longer decided. An undecided request of an earlier month counts as lapsed too, see `PENDING_REQUEST`. */
    state: text('state', { enum: ['asked', 'approved', 'refused', 'lapsed'] })
      .notNull()
      .default('asked'),
    /** What was approved; it may differ from what was requested. */
    granted: integer('granted'),
    decidedBy: text('decided_by'),
    decidedAt: instant('decided_at'),
    /** Why it was declined, as typed; null if no reason was given. */
    declineReason: text('decline_reason'),
  },
  (table) => [
    index('approvals_organisation').on(table.organisationId, table.requestedAt.desc().nullsFirst()),
    /** One open request for each person: a second one changes it. */
    uniqueIndex('approvals_one_open')
      .on(table.organisationId, table.personId)
      .where(sql`${table.state} = 'asked'`),
    check('approvals_look_ups', sql`${table.lookUps} > 0`),
    check('approvals_granted', sql`(${table.state} = 'approved') = (${table.granted} is not null)`),
    check('approvals_decline_reason', sql`${table.declineReason} is null or ${table.state} = 'refused'`),
  ],
);
