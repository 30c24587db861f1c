import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { TODO_REASONS } from '@/lib/domain/stock-cars/stock-todos';
import { instant } from './instant';
import { stockCars } from './stock-cars';

/**
 * Reasons to act on a car in stock, each from the moment it began to hold until it ended. Written only by a trigger of
 * `stock_cars`, so that a later report can state what was done about each.
 */
export const stockTodos = pgTable(
  'stock_todos',
  {
    carId: uuid('car_id')
      .notNull()
      .references(() => stockCars.id, { onDelete: 'cascade' }),
    organisationId: text('organisation_id').notNull(),
    reason: text('reason', { enum: TODO_REASONS }).notNull(),
    openedAt: instant('opened_at').notNull(),
    /** Clean at that moment. */
    openedCleanPounds: integer('opened_clean_pounds'),
    /** Null while the reason holds. */
    closedAt: instant('closed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.carId, table.reason, table.openedAt] }),
    uniqueIndex('stock_todos_open')
      .on(table.carId, table.reason)
      .where(sql`${table.closedAt} is null`),
    index('stock_todos_recent').on(table.organisationId, table.openedAt),
    check('stock_todos_reason', sql`${table.reason} in ('past', 'outside', 'live')`),
  ],
);
