/** Saved builds: what is ordered, and what it was and cost then. */
import { date, index, integer, json, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './instant';
import { organization } from './people';

export const builds = pgTable(
  'builds',
  {
    id: uuid('id').primaryKey(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organization.id),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    name: text('name').notNull(),
    kind: text('kind', { enum: ['car', 'van'] }).notNull(),
    identifier: integer('identifier').notNull(),
    /** The day of its options and prices. */
    date: date('date', { mode: 'string' }).notNull(),
    /** The share code: selections and picks. */
    code: text('code').notNull(),
    /** Prices, rules and equipment as they were; json, so that it stays as it was written. */
    frozen: json('frozen').notNull(),
    /** Deleted by a person, who may still take it back: no list shows it, and upkeep erases it after an hour. */
    removedAt: instant('removed_at'),
  },
  (table) => [
    index('builds_recent').on(table.organisationId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);
