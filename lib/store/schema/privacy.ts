/** How long an organisation stores data with plates, and what was erased. */
import { sql } from 'drizzle-orm';
import { index, integer, json, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { ERASED_STORAGE } from '@/lib/domain/privacy/erasure-places';
import { instant } from './instant';
import { organization } from './people';

export const retention = pgTable('retention', {
  organisationId: text('organisation_id')
    .primaryKey()
    .references(() => organization.id, { onDelete: 'cascade' }),
  /** Older records are erased. Without a row, they stay until a person erases them. */
  days: integer('days').notNull(),
  changedBy: text('changed_by').notNull(),
  changedAt: instant('changed_at').notNull(),
});

/** Erased data, when and by whom: only counts, never the plate. */
export const erasures = pgTable(
  'erasures',
  {
    id: uuid('id').primaryKey(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    /** Null if retention did it. */
    erasedBy: text('erased_by'),
    records: integer('records').notNull(),
    answers: integer('answers').notNull(),
    /**
     * A count for each place from which data was erased. Retention counts only appraisals here. Empty before places were
     * counted.
     */
    places: json('places').notNull().default([]),
    /** Whether the database's files have been rewritten since. */
    storage: text('storage', { enum: ERASED_STORAGE })
      .notNull()
      .default(sql`case when version() like '%PGlite%' then 'tonight' else 'server' end`),
  },
  (table) => [index('erasures_organisation').on(table.organisationId, table.at.desc().nullsFirst())],
);
