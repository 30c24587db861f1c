import { z } from 'zod';
import { FEED_FORMATS, feedColumnSchema, feedColumnsSchema, stockFeedSchema } from '@/lib/domain/stock-cars/stock-feed';
import * as addresses from '@/lib/api/addresses/stock-cars/stock-feeds';
import { endpoint } from '@/lib/api/endpoint';
import { SHEET_TYPES } from '@/lib/api/file-answer';

const feedFile = {
  permission: 'everyone',
  output: z.unknown(),
  file: [...SHEET_TYPES, 'application/json'],
} as const;

export const listStockFeeds = endpoint(addresses.listStockFeeds, {
  summary: 'The addresses at which other systems read the stock, and the available columns.',
  permission: 'plates.export',
  input: z.object({}),
  output: z.object({ items: z.array(stockFeedSchema), columns: z.array(feedColumnSchema) }),
});

export const createStockFeed = endpoint(addresses.createStockFeed, {
  summary: 'Create a secret address at which another system reads the cars in stock. The secret is shown once.',
  permission: 'plates.export',
  status: 201,
  input: z.object({
    name: z
      .string()
      .trim()
      .min(1, 'Enter a name, such as the system that reads it.')
      .max(60, 'Enter at most 60 letters.'),
    format: z.enum(FEED_FORMATS),
    columns: feedColumnsSchema,
  }),
  output: z.object({
    feed: stockFeedSchema,
    path: z.string().meta({ description: 'The secret address; its last part is the key.' }),
  }),
});

export const revokeStockFeed = endpoint(addresses.revokeStockFeed, {
  summary: 'Revoke a feed: its address and key stop working.',
  permission: 'plates.export',
  input: z.object({ id: z.uuid() }),
  output: z.object({ done: z.literal(true) }),
});

export const readStockFeed = endpoint(addresses.readStockFeed, {
  summary:
    'The cars in stock as the feed of this secret address has them: CSV, XLSX or JSON. In CSV, a text that a spreadsheet would run as a formula, beginning with =, +, - or @, has an apostrophe before it; XLSX and JSON have the text itself.',
  ...feedFile,
  input: z.object({ token: z.string().min(20).max(100) }),
});

export const readStockFeedByKey = endpoint(addresses.readStockFeedByKey, {
  summary: 'As the secret address, with the key in the header `Authorization: Bearer …`.',
  bearer: { name: 'feedKey', isOptional: false },
  ...feedFile,
  input: z.object({}),
});
