/**
 * Links by which a person who forgot their password chooses a new one. The rows stay, to show who made each, and when
 * it was used.
 */
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';
import { organization, user } from './people';

export const passwordLinks = pgTable(
  'password_links',
  {
    id: text('id').primaryKey(),
    organizationId: text('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Not a foreign key: what an administrator did outlives their account. */
    madeBy: text('made_by').notNull(),
    madeAt: instant('made_at').notNull().defaultNow(),
    /** A person with the link may choose the password; only its hash is stored. */
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    /** When it was cancelled, or replaced by a newer one. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('password_links_recent').on(table.organizationId, table.madeAt),
    index('password_links_person').on(table.userId),
  ],
);
