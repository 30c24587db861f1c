/** What administrators and the owner of an account should know of: wrong passwords, budgets used, limits changed. */
import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './instant';

export const EVENT_KINDS = ['wrong_passwords', 'budget_used', 'limit_set'] as const;

/** No foreign keys, as in the ledger: an event outlives the people it names. */
export const accountEvents = pgTable(
  'account_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    organisationId: text('organisation_id').notNull(),
    /** Whom it is about; null: the whole organisation; `*`: each person without an own limit. */
    personId: text('person_id'),
    /** Who did it; null: no one of the organisation. */
    byPersonId: text('by_person_id'),
    at: instant('at').notNull(),
    kind: text('kind', { enum: EVENT_KINDS }).notNull(),
    details: jsonb('details').notNull(),
    /** Wrong passwords: when the owner signed in after them. */
    closedAt: instant('closed_at'),
  },
  (table) => [
    index('account_events_organisation').on(table.organisationId, table.at.desc().nullsFirst()),
    /** Wrong passwords are counted in one row until their owner signs in. */
    uniqueIndex('account_events_open')
      .on(table.personId)
      .where(sql`${table.kind} = 'wrong_passwords' and ${table.closedAt} is null`),
  ],
);
