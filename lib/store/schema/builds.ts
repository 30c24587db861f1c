/** Saved builds: the order, with its details and prices at that time. */
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
    /** Prices, rules and equipment at that time; json, so that they stay as written. */
    frozen: json('frozen').notNull(),
    /** Deleted by a person, who can still undo it: no list shows it, and upkeep erases it after an hour. */
    removedAt: instant('removed_at'),
  },
  (table) => [
    index('builds_recent').on(table.organisationId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);

/** The result of the recurring check of a saved build, which does not change the build. */
export const buildChecks = pgTable('build_checks', {
  buildId: uuid('build_id')
    .primaryKey()
    .references(() => builds.id, { onDelete: 'cascade' }),
  /** The day it was last compared with. */
  checkedOn: date('checked_on', { mode: 'string' }).notNull(),
  /** The `BUILD_AREAS` that differ from the saved build, and a hash of the differences; null if nothing differs. */
  areas: text('areas'),
  differences: text('differences'),
  /** Since when the differences are as they are. */
  changedAt: instant('changed_at').notNull(),
  /** Until when the CO2 figures of the first check are valid; null if there are none. */
  figuresUntil: date('figures_until', { mode: 'string' }),
});
