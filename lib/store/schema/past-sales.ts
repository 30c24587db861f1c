import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { SOLD_TO } from '@/lib/domain/stock-cars/stock-car-state';
import { instant } from './instant';
import { organization } from './people';

/**
 * Past sales from an organisation's own files, in addition to those of its stock. Values come only from free answers.
 */
export const pastSales = pgTable(
  'past_sales',
  {
    id: uuid('id').primaryKey(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    /** Identifies the file, so that it can be removed again. */
    importId: uuid('import_id').notNull(),
    importedBy: text('imported_by').notNull(),
    importedAt: instant('imported_at').notNull(),
    plate: text('plate'),
    title: text('title').notNull(),
    make: text('make'),
    /** Guide ID; null while the vehicle is not identified. */
    kind: text('kind', { enum: ['car', 'van'] }),
    identifier: integer('identifier'),
    registered: date('registered', { mode: 'string' }),
    mileage: integer('mileage'),
    soldOn: date('sold_on', { mode: 'string' }).notNull(),
    soldPounds: integer('sold_pounds').notNull(),
    soldTo: text('sold_to', { enum: SOLD_TO }).notNull(),
    /** The edition it is compared with, and its value: Clean for a sale to the trade, Retail for one to a customer. */
    edition: date('edition', { mode: 'string' }),
    guidePounds: integer('guide_pounds'),
    /** When the guide answered, with a value or without; null until it has. */
    valuedAt: instant('valued_at'),
  },
  (table) => [
    index('past_sales_recent').on(table.organisationId, table.soldOn.desc().nullsFirst()),
    index('past_sales_plate').on(table.organisationId, table.plate),
    index('past_sales_due')
      .on(table.id)
      .where(sql`${table.valuedAt} is null`),
    check('past_sales_guide', sql`(${table.edition} is null) = (${table.guidePounds} is null)`),
  ],
);
