/** Addresses at which other systems read the stock, each with its columns. Rows stay, so that it is known who opened one. */
import { check, index, integer, json, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { FEED_FORMATS } from '@/lib/domain/stock-cars/stock-feed';
import { instant } from './instant';
import { organization } from './people';

export const stockFeeds = pgTable(
  'stock_feeds',
  {
    id: uuid('id').primaryKey(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organization.id),
    name: text('name').notNull(),
    format: text('format', { enum: FEED_FORMATS }).notNull(),
    /** Keys of columns in their order, each with the heading that the other system knows. */
    columns: json('columns').notNull(),
    /** A system with the secret may read; only its hash is stored. */
    tokenHash: text('token_hash').notNull().unique(),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    revokedAt: instant('revoked_at'),
    reads: integer('reads').notNull().default(0),
    lastReadAt: instant('last_read_at'),
  },
  (table) => [
    index('stock_feeds_recent').on(table.organisationId, table.createdAt.desc().nullsFirst()),
    check('stock_feeds_format', sql`${table.format} in ('csv', 'xlsx', 'json')`),
  ],
);
