/** Keys with which other systems use the API, each as one user. Rows stay, so that it is known who made each. */
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { API_KEY_ROLES } from '@/lib/access';
import { instant } from './instant';
import { organization } from './people';

export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid('id').primaryKey(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organization.id),
    name: text('name').notNull(),
    /** The user as whom a system with the key works. */
    personId: text('person_id').notNull(),
    /** What it may do at most; never more than the user may. */
    role: text('role', { enum: API_KEY_ROLES }).notNull(),
    /** Only the hash of the key is stored, and its end, by which people recognise it. */
    tokenHash: text('token_hash').notNull().unique(),
    ending: text('ending').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Null: it does not expire. */
    expiresAt: instant('expires_at'),
    revokedAt: instant('revoked_at'),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    index('api_keys_recent').on(table.organisationId, table.createdAt.desc().nullsFirst()),
    check('api_keys_role', sql`${table.role} in ('viewer', 'valuer', 'manager')`),
  ],
);
