/** What administrators should know of: budgets used, limits changed. Written by the ledger; it holds no free text. */
import { bigint, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

/** No foreign keys, as in the ledger: an event outlives the people it names. */
export const accountEvents = pgTable(
  'account_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    organisationId: text('organisation_id').notNull(),
    /** Whom it is about; null: the whole organisation; `*`: each person without an own limit. */
    personId: text('person_id'),
    /** Who set the limit; null: the product itself. */
    byPersonId: text('by_person_id'),
    at: instant('at').notNull(),
    kind: text('kind', { enum: ['budget_used', 'limit_set'] }).notNull(),
    span: text('span', { enum: ['month', 'minute'] }).notNull(),
    /** The limit; null: there is none from now on. */
    most: integer('most'),
    /** Of a budget: how much of it is used, and the first day of the month it is for. */
    percent: integer('percent'),
    month: date('month', { mode: 'string' }),
  },
  (table) => [index('account_events_organisation').on(table.organisationId, table.at.desc().nullsFirst())],
);
