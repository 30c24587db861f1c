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

/** What the recurring look at a saved build came to. It changes nothing of the build. */
export const buildChecks = pgTable('build_checks', {
  buildId: uuid('build_id')
    .primaryKey()
    .references(() => builds.id, { onDelete: 'cascade' }),
  /** The day it was last held against. */
  checkedOn: date('checked_on', { mode: 'string' }).notNull(),
  /** What is different from the saved build, of `BUILD_AREAS`, and a hash of how; null where nothing is. */
  areas: text('areas'),
  differences: text('differences'),
  /** Since when they are as they are. */
  changedAt: instant('changed_at').notNull(),
  /** Until when the CO2 figures of the first look are valid; null where there are none. */
  figuresUntil: date('figures_until', { mode: 'string' }),
});
