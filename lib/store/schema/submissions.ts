/** Submissions under way: the request of each, stored from its first look-up until its record is written. */
import { json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

export const submissions = pgTable(
  'submissions',
  {
    organisationId: text('organisation_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    personId: text('person_id').notNull(),
    request: json('request').notNull(),
    submittedAt: instant('submitted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.idempotencyKey] })],
);
