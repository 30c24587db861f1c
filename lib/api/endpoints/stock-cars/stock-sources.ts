import { z } from 'zod';
import {
  columnProfileSchema,
  refusedRowSchema,
  stockSourceSchema,
  unusedColumnsSchema,
  untakenSchema,
} from '@/lib/domain/stock-cars/sources/stock-source';
import * as addresses from '@/lib/api/addresses/stock-cars/stock-sources';
import { endpoint } from '@/lib/api/endpoint';

const permission = 'schedules.manage';
const id = z.uuid().meta({ description: 'The feed.' });
const count = z.int().nonnegative();
const source = z.object({
  address: z
    .string()
    .trim()
    .max(2_000, 'Enter at most 2,000 letters.')
    .optional()
    .meta({ description: 'An https address that gives a CSV or XLSX file. It is stored sealed and never shown.' }),
  file: z
    .string()
    .max(120)
    .optional()
    .meta({ description: 'Instead: a file in the folder that the operator has set up.' }),
  profile: columnProfileSchema.default({}).meta({ description: 'What the other system calls its columns.' }),
});

export const listStockSources = endpoint(addresses.listStockSources, {
  summary: 'The files of other systems that are read each night, each with the results of its readings.',
  permission,
  input: z.object({}),
  output: z.object({
    items: z.array(stockSourceSchema),
    folder: z
      .string()
      .nullable()
      .meta({ description: 'The organisation’s folder in the operator’s; null where the operator has set up none.' }),
    files: z.array(z.string()).meta({ description: 'The files in it.' }),
  }),
});

export const previewStockSource = endpoint(addresses.previewStockSource, {
  summary: 'What reading a file now would add, change, leave alone and refuse. Nothing is written.',
  permission,
  input: source,
  output: z.object({
    added: count,
    changed: count,
    unchanged: count,
    refused: count,
    refusedRows: z.array(refusedRowSchema),
    unused: unusedColumnsSchema,
    untaken: untakenSchema,
  }),
});

export const createStockSource = endpoint(addresses.createStockSource, {
  summary: 'Read a file of another system now and every night: cars are added and changed by plate or stock number.',
  permission,
  status: 201,
  input: source.extend({
    name: z
      .string()
      .trim()
      .min(1, 'Enter a name, such as the system that writes it.')
      .max(60, 'Enter at most 60 letters.'),
  }),
  output: z.object({ id: z.string() }),
});

export const readStockSourceNow = endpoint(addresses.readStockSourceNow, {
  summary: 'Read a file now, in the background.',
  permission,
  status: 202,
  input: z.object({ id }),
  output: z.object({ done: z.literal(true) }),
});

export const removeStockSource = endpoint(addresses.removeStockSource, {
  summary: 'Stop reading a file. Its cars stay in stock.',
  permission,
  input: z.object({ id }),
  output: z.object({ done: z.literal(true) }),
});
