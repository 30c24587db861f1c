/** Presses under way: what each is for, from its first look-up until its record is written. */
import { json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

export const submissions = pgTable(
  'presses',
  {
    organisationId: text('organisation_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    personId: text('person_id').notNull(),
    wish: json('wish').notNull(),
    pressedAt: instant('pressed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.idempotencyKey] })],
);
