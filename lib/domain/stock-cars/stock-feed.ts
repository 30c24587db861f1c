/** Feeds: the stock for another system, such as the dealer's management system, by a secret address or key. */
import { z } from 'zod';
import { instantSchema } from '@/lib/domain/time/calendar-schemas';

export const FEED_FORMATS = ['csv', 'xlsx', 'json'] as const;

/** A column of the stock under the name that the other system knows. */
export const feedColumnSchema = z.object({
  key: z.string().min(1).max(40),
  header: z.string().trim().min(1, 'Enter a heading for each column.').max(60, 'Enter at most 60 letters.'),
});
export type FeedColumn = z.infer<typeof feedColumnSchema>;

const FEED_COLUMNS_MAX = 60;

export const feedColumnsSchema = z
  .array(feedColumnSchema)
  .min(1, 'Choose at least one column.')
  .max(FEED_COLUMNS_MAX)
  .refine((columns) => new Set(columns.map(({ header }) => header)).size === columns.length, {
    error: 'Two columns have the same heading. Give each its own.',
  });

export const stockFeedSchema = z.object({
  id: z.string(),
  name: z.string(),
  format: z.enum(FEED_FORMATS),
  columns: z.array(feedColumnSchema),
  createdBy: z.string(),
  createdAt: instantSchema,
  reads: z.int(),
  lastReadAt: instantSchema.nullable(),
});
export type StockFeed = z.infer<typeof stockFeedSchema>;
