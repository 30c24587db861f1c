/**
 * Addresses at which other systems read the stock, each with its columns; and files of other systems from which it is
 * read. Rows stay, so that it is known who made each.
 */
import { check, date, index, integer, json, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { SOURCE_KINDS } from '@/lib/domain/stock-cars/sources/stock-source';
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
    /** The keys of the columns in order, each with the heading that the other system expects. */
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

/** Files of stock in other systems, read each night. Rows stay, so that it is known whose readings changed the stock. */
export const stockSources = pgTable(
  'stock_sources',
  {
    id: uuid('id').primaryKey(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organization.id),
    name: text('name').notNull(),
    kind: text('kind', { enum: SOURCE_KINDS }).notNull(),
    /** The host of the address, or the file's name. */
    place: text('place').notNull(),
    /**
     * The address, sealed because it may hold a secret. Null for a file in the folder, and once the source is removed.
     */
    sealedAddress: text('sealed_address'),
    /** The other system's headings of its columns. */
    profile: json('profile').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    /** The British day from which it is due to be read again. */
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    /** The start of the first failed reading since the last successful one; null while it can be read. */
    failingSince: instant('failing_since'),
    removedAt: instant('removed_at'),
  },
  (table) => [
    index('stock_sources_recent').on(table.organisationId, table.createdAt.desc().nullsFirst()),
    index('stock_sources_due')
      .on(table.dueOn)
      .where(sql`${table.removedAt} is null`),
    check('stock_sources_kind', sql`${table.kind} in ('address', 'folder')`),
  ],
);

/** The outcome of each reading. */
export const stockSourceReadings = pgTable(
  'stock_source_readings',
  {
    id: uuid('id').primaryKey(),
    sourceId: uuid('source_id')
      .notNull()
      .references(() => stockSources.id, { onDelete: 'cascade' }),
    startedAt: instant('started_at').notNull(),
    state: text('state', { enum: ['reading', 'done', 'failed'] }).notNull(),
    added: integer('added').notNull().default(0),
    changed: integer('changed').notNull().default(0),
    unchanged: integer('unchanged').notNull().default(0),
    refused: integer('refused').notNull().default(0),
    /** The first changed cars, by id with the field names; the first refused rows, with the reason. */
    changedCars: json('changed_cars').notNull(),
    refusedRows: json('refused_rows').notNull(),
    /** A sentence that names the columns of the file that were not used; null if all were. */
    unused: text('unused'),
    /** A sentence for each field of which cells could not be read or were not taken, without their text. */
    untaken: json('untaken').notNull().default([]),
    problem: text('problem'),
  },
  (table) => [
    index('stock_source_readings_recent').on(table.sourceId, table.startedAt.desc().nullsFirst()),
    check('stock_source_readings_state', sql`${table.state} in ('reading', 'done', 'failed')`),
  ],
);
