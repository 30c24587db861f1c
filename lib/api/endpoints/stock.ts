import { z } from 'zod';
import {
  stockColumnsSchema,
  stockListSchema,
  stockPreviewSchema,
  stockResultSchema,
  stockRunSchema,
} from '@/lib/domain/stock/stock-list';
import { AGE_LABELS } from '@/lib/domain/stock/age-bands';
import { ROW_RANGES, STOCK_ROW_RANGES_LENGTH_MAX } from '@/lib/domain/stock/row-ranges';
import { STOCK_CHOICE_TEXT } from '@/lib/domain/stock/columns/stock-fields';
import { DISTANCES } from '@/lib/domain/vehicles/mileage';
import { STOCK_SHOW_FILTERS, STOCK_SORT_KEYS } from '@/lib/domain/stock/stock-result-view';
import { TABLE_FILE_BYTES_MAX } from '@/lib/domain/stock/table-file';
import * as addresses from '@/lib/api/addresses/stock';
import { endpoint } from '@/lib/api/endpoint';
import { mostCredits } from './parts/most-credits';
import { priceAsMileage } from './parts/price-as-mileage';
import { SHEET_TYPES, sheetFormat } from '@/lib/api/file-answer';

const place = z.int32().min(0).nullable();
const id = z.uuid().meta({ description: 'The list.' });
const run = z.uuid().meta({ description: 'One of the list’s runs.' });

export const createStockList = endpoint(addresses.createStockList, {
  summary:
    'Read a table of plates and mileages (CSV, TSV, XLSX or pasted text) and save it as a list: import summary and cost of a run. Free.',
  permission: 'valuations.create',
  status: 201,
  upload: { bytesMax: TABLE_FILE_BYTES_MAX },
  input: z.object({
    file: z.file().meta({ description: 'The table. Columns in any order, with or without a heading.' }),
    name: z.string().trim().max(80).default('').meta({ description: 'Name of the list.' }),
    columns: z
      .union([z.string().regex(STOCK_CHOICE_TEXT), z.literal('')], 'Choose the columns again.')
      .optional()
      .meta({
        description:
          'Positions of the columns from 0, in the order plate, mileage, reference, cost, preparation, asking price, date in, site; nothing between two commas if there is none, such as `0,3,,,,4,,`. Absent or empty: by their headings.',
      }),
    distances: z.enum(DISTANCES).optional().meta({
      description:
        'What the mileages of chosen columns are in: miles, miles with kilometres where a row says so (marked), or kilometres (all). Absent: as their heading says.',
    }),
    priceAsMileage,
  }),
  output: stockPreviewSchema,
});

const placesSchema = stockColumnsSchema.omit({ kilometres: true }).extend({ plate: place, mileage: place }).required();

export const readStockFile = endpoint(addresses.readStockFile, {
  summary: 'Read the headings and the first rows of a table, to choose its columns. Nothing is stored. Free.',
  permission: 'valuations.create',
  upload: { bytesMax: TABLE_FILE_BYTES_MAX },
  input: z.object({ file: z.file().meta({ description: 'The table, as it would be saved as a list.' }) }),
  output: z.object({
    labels: z.array(z.string()),
    columns: placesSchema.meta({ description: 'By the headings; null where none was found.' }),
    chosenBefore: z
      .object({ columns: placesSchema, distances: z.enum(DISTANCES) })
      .nullable()
      .meta({ description: 'As in your newest list with these headings; null if there is none.' }),
    samples: z.array(z.array(z.string())).meta({ description: 'The cells of the first rows below the headings.' }),
    priceDoubts: stockPreviewSchema.shape.priceDoubts,
    sheetsLeftOut: stockPreviewSchema.shape.sheetsLeftOut,
  }),
});

export const listStockLists = endpoint(addresses.listStockLists, {
  summary: 'The organisation’s stock lists, newest first.',
  permission: 'valuations.read',
  input: z.object({}),
  output: z.object({ items: z.array(stockListSchema) }),
});

export const readStockList = endpoint(addresses.readStockList, {
  summary: 'A stock list: import summary, the first problems, the cost of a run, and its runs. Free.',
  permission: 'valuations.read',
  input: z.object({ id }),
  output: stockPreviewSchema,
});

export const removeStockList = endpoint(addresses.removeStockList, {
  summary: 'Delete a list with its rows and results. The valuations made from it stay.',
  permission: 'valuations.create',
  input: z.object({ id }),
  output: z.object({}),
});

export const restoreStockList = endpoint(addresses.restoreStockList, {
  summary: 'Restore a deleted list, within an hour.',
  permission: 'valuations.create',
  input: z.object({ id }),
  output: z.object({}),
});

export const chooseStockColumns = endpoint(addresses.chooseStockColumns, {
  summary: 'Read a list’s rows again by other columns, before its first run.',
  permission: 'valuations.create',
  input: z.object({ id, ...stockColumnsSchema.shape, priceAsMileage }),
  output: stockPreviewSchema,
});

export const mendStockRow = endpoint(addresses.mendStockRow, {
  summary: 'Correct the plate and mileage of one row of a list, before its first run; the list is read again.',
  permission: 'valuations.create',
  input: z.object({
    id,
    row: z.int32().min(1).meta({ description: 'The row’s number in its file.' }),
    plate: z.string().max(40),
    mileage: z.string().max(40),
    shown: z.object({ plate: z.string(), mileage: z.string() }).optional().meta({
      description: 'The two cells before the correction: one that is left as it was shown stays as it is now.',
    }),
  }),
  output: stockPreviewSchema,
});

export const startStockRun = endpoint(addresses.startStockRun, {
  summary: 'Value every car of a list. Continues in the background, also after a restart; read its progress.',
  permission: 'valuations.create',
  status: 202,
  input: z.object({
    id,
    fresh: z.boolean().default(false).meta({ description: 'Make a new check, without recent results.' }),
    mostCredits,
  }),
  output: stockRunSchema,
});

export const changeStockRun = endpoint(addresses.changeStockRun, {
  summary: 'Pause a run, resume it, or cancel what is left of it.',
  permission: 'valuations.create',
  input: z.object({ id, run, to: z.enum(['pause', 'resume', 'cancel']) }),
  output: stockRunSchema,
});

export const readStockRun = endpoint(addresses.readStockRun, {
  summary: 'How far a run has come.',
  permission: 'valuations.read',
  input: z.object({ id, run }),
  output: stockRunSchema,
});

export const readStockResults = endpoint(addresses.readStockResults, {
  summary: 'Results of a run, row by row, in the order they arrived, each with the car’s earlier value.',
  permission: 'valuations.read',
  input: z.object({
    id,
    run,
    after: z.int32().min(0).default(0).meta({ description: 'The last `sequence` you have.' }),
    limit: z.number().int().min(1).max(1_000).default(1_000),
  }),
  output: z.object({ items: z.array(stockResultSchema) }),
});

export const exportStockResults = endpoint(addresses.exportStockResults, {
  summary: 'The results of a run as a file: all of them, or those of a view of its page, in its order.',
  permission: 'valuations.create',
  input: z.object({
    id,
    run,
    show: z.enum(STOCK_SHOW_FILTERS).default('all'),
    age: z.enum(AGE_LABELS).optional(),
    rows: z
      .string()
      .max(STOCK_ROW_RANGES_LENGTH_MAX)
      .regex(ROW_RANGES, 'Enter row numbers and ranges such as 2-15,20.')
      .optional()
      .meta({ description: 'Only these rows, by their numbers in the file of the list.', example: '2-15,20' }),
    sort: z.enum(STOCK_SORT_KEYS).default('row'),
    descending: z.boolean().default(false),
    format: sheetFormat,
  }),
  output: z.unknown(),
  file: SHEET_TYPES,
});

export const exportStockProblems = endpoint(addresses.exportStockProblems, {
  summary: 'Every row without a value and the reason, with the columns of its file.',
  permission: 'valuations.create',
  input: z.object({
    id,
    run: run.optional().meta({ description: 'One of the list’s runs; the newest by default.' }),
    onlyUnread: z
      .boolean()
      .default(false)
      .meta({ description: 'Only rows that no run values, because of a problem in the file.' }),
    format: sheetFormat,
  }),
  output: z.unknown(),
  file: SHEET_TYPES,
});
