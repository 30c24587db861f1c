/** What cars in stock are worth: in each edition, and live between editions. */
import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './instant';
import { stockCars } from './stock-cars';

/** One row for each car and edition, whether the guide gives values or a reason. */
export const stockCarValues = pgTable(
  'stock_car_values',
  {
    carId: uuid('car_id')
      .notNull()
      .references(() => stockCars.id, { onDelete: 'cascade' }),
    edition: date('edition', { mode: 'string' }).notNull(),
    /** The mileage that was sent. */
    mileage: integer('mileage').notNull(),
    retailPounds: integer('retail_pounds'),
    cleanPounds: integer('clean_pounds'),
    averagePounds: integer('average_pounds'),
    belowPounds: integer('below_pounds'),
    /** The provider's text if it gives no Clean value. */
    reason: text('reason'),
    valuedAt: instant('valued_at').notNull(),
    /** The range of market prices at Retail; null if there are none, or they were not answered yet. */
    marketLowPounds: integer('market_low_pounds'),
    marketHighPounds: integer('market_high_pounds'),
    /** When market prices were answered, with a range or without. */
    marketAt: instant('market_at'),
  },
  (table) => [primaryKey({ columns: [table.carId, table.edition] })],
);

/** Live values between editions: a row for each day on which they moved. */
export const stockCarLiveValues = pgTable(
  'stock_car_live_values',
  {
    carId: uuid('car_id')
      .notNull()
      .references(() => stockCars.id, { onDelete: 'cascade' }),
    /** The position's day, as the service names it. */
    day: date('day', { mode: 'string' }).notNull(),
    mileage: integer('mileage').notNull(),
    retailPounds: integer('retail_pounds'),
    cleanPounds: integer('clean_pounds'),
    averagePounds: integer('average_pounds'),
    belowPounds: integer('below_pounds'),
  },
  (table) => [primaryKey({ columns: [table.carId, table.day] })],
);
