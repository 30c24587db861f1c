/** Feeds: the stock for another system, such as the dealer's management system, by a secret address or key. */
import { z } from 'zod';
import { instantSchema } from '@/lib/domain/time/calendar-schemas';

export const FEED_FORMATS = ['csv', 'xlsx', 'json'] as const;

/** The columns that a stock file can have, in their usual order. Feeds are stored by key, so the keys must not change. */
export const STOCK_COLUMN_KEYS = [
  'stockNumber',
  'plate',
  'vin',
  'vehicle',
  'derivative',
  'guideId',
  'alert',
  'derivativeMatch',
  'registered',
  'mileage',
  'mileageOn',
  'status',
  'site',
  'inOn',
  'daysInStock',
  'cost',
  'preparation',
  'askingPrice',
  'edition',
  'retail',
  'clean',
  'average',
  'below',
  'vat',
  'marketLow',
  'marketHigh',
  'liveDay',
  'liveClean',
  'changeInClean',
  'cleanLessCost',
  'forecastDay',
  'expectedIn1',
  'expectedIn3',
  'expectedIn6',
  'leftOn',
  'soldFor',
  'soldTo',
  'owner',
  'notes',
] as const;
export type StockColumnKey = (typeof STOCK_COLUMN_KEYS)[number];

/** A column of the stock under the name that the other system knows. */
export const feedColumnSchema = z.object({
  key: z.enum(STOCK_COLUMN_KEYS).meta({ description: 'The column of the stock.' }),
  header: z.string().trim().min(1, 'Enter a heading for each column.').max(60, 'Enter at most 60 letters.'),
});
export type FeedColumn = z.infer<typeof feedColumnSchema>;

/** As a feed has it: a column that the product no longer has stays, empty. */
export const storedFeedColumnSchema = feedColumnSchema.extend({ key: z.string() });

const FEED_COLUMNS_MAX = 60;

export const feedColumnsSchema = z
  .array(feedColumnSchema)
  .min(1, 'Choose at least one column.')
  .max(FEED_COLUMNS_MAX)
  .refine((columns) => new Set(columns.map(({ header }) => header)).size === columns.length, {
    error: 'Give each column another heading: two have the same.',
  });

export const stockFeedSchema = z.object({
  id: z.string(),
  name: z.string(),
  format: z.enum(FEED_FORMATS),
  columns: z.array(storedFeedColumnSchema),
  createdBy: z.string(),
  createdAt: instantSchema,
  reads: z.int(),
  lastReadAt: instantSchema.nullable(),
});
export type StockFeed = z.infer<typeof stockFeedSchema>;
