/** Links by which a person without an account sees the customer copy of one valuation or vehicle file. */
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './instant';
import { organization } from './people';
import { registrations, valuations } from './records';

export const shares = pgTable(
  'shares',
  {
    id: uuid('id').primaryKey(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organization.id),
    /** What is shared: one of these two. */
    valuationId: uuid('valuation_id').references(() => valuations.id, { onDelete: 'cascade' }),
    registrationId: uuid('registration_id').references(() => registrations.id, { onDelete: 'cascade' }),
    /** A person with the link may view it; only its hash is stored, so that no one can read links off the table. */
    tokenHash: text('token_hash').notNull().unique(),
    withPlate: boolean('with_plate').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    views: integer('views').notNull().default(0),
    lastViewedAt: instant('last_viewed_at'),
  },
  (table) => [
    index('shares_valuation').on(table.organisationId, table.valuationId),
    index('shares_registration').on(table.organisationId, table.registrationId),
    check('shares_one_record', sql`num_nonnulls(${table.valuationId}, ${table.registrationId}) = 1`),
  ],
);
