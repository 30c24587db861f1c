import { z } from 'zod';
import { becauseSchema } from '@/lib/domain/provenance';
import { TABLE_FILE_BYTES_MAX } from '@/lib/domain/stock/table-file';
import { COLUMNS_TEXT } from '@/lib/domain/stock-cars/past-sales/sale-columns';
import { SALES_MONTHS } from '@/lib/domain/stock-cars/sales-vs-guide';
import { SOLD_TO } from '@/lib/domain/stock-cars/stock-car-state';
import { SOURCES } from '@/lib/domain/source-names';
import { daySchema, instantSchema } from '@/lib/domain/time/calendar-schemas';
import { KILOMETRES } from '@/lib/domain/vehicles/mileage';
import * as addresses from '@/lib/api/addresses/stock-cars/stock-cars';
import { endpoint } from '@/lib/api/endpoint';
import { priceAsMileage } from '@/lib/api/endpoints/parts/price-as-mileage';

const upload = { bytesMax: TABLE_FILE_BYTES_MAX };
const place = z.int().min(0).max(999).nullable();

const terms = { soldPounds: z.int(), soldTo: z.enum(SOLD_TO) };

const file = {
  file: z.file().meta({ description: 'The table: CSV, TSV or XLSX, columns in any order.' }),
  columns: z
    .union([z.string().regex(COLUMNS_TEXT), z.literal('')], 'Choose the columns again.')
    .default('')
    .meta({
      description:
        'Positions of the columns from 0, in the order plate, guide ID, date sold, sold for, sold to, mileage, first registered; nothing between two commas if there is none, such as `0,,3,4,,5,`. Empty: by their headings.',
    }),
  soldTo: z.enum(SOLD_TO).optional().meta({
    description: 'The buyer where a row gives none. A file with such rows cannot be added without it.',
  }),
  kilometres: z.enum(KILOMETRES).optional().meta({
    description:
      'Convert kilometres: of all mileages that do not say miles, or of those marked with km. Absent: by the heading of the mileages, all if it is in km and else those marked.',
  }),
};

export const readSalesFile = endpoint(addresses.readSalesFile, {
  summary: 'Read a file of past sales and show what it holds. Nothing is stored. Free.',
  permission: 'valuations.create',
  upload,
  input: z.object(file),
  output: z.object({
    labels: z.array(z.string()),
    columns: z.object({
      plate: place,
      identifier: place,
      soldOn: place,
      soldPounds: place,
      soldTo: place,
      mileage: place,
      registered: place,
    }),
    sheetsLeftOut: z
      .array(z.string())
      .meta({ description: 'Sheets of the workbook that hold something and were not read.' }),
    samples: z.array(z.array(z.string())).meta({ description: 'The first rows below the heading.' }),
    priceDoubts: z
      .array(z.string().nullable())
      .meta({ description: 'Of each column: why it looks like prices; null if it does not.' }),
    kilometres: z
      .enum(KILOMETRES)
      .meta({ description: 'Which mileages were read as kilometres: as sent, or by the heading.' }),
    unused: z.string().nullable().meta({ description: 'Names the columns that are not used; null: all are.' }),
    missing: z.string().nullable().meta({ description: 'Which columns are still to be chosen; null: none.' }),
    sales: z.int(),
    toTrade: z.int(),
    withoutBuyer: z.int().meta({ description: 'Rows that lack only their buyer: send soldTo for them.' }),
    converted: z
      .array(z.object({ row: z.int(), kilometres: z.int(), miles: z.int() }))
      .meta({ description: 'Sales whose mileage was converted from kilometres. The first 20.' }),
    convertedRows: z.int(),
    problems: z.array(becauseSchema.extend({ row: z.int() })).meta({ description: 'The first 20.' }),
    problemRows: z.int(),
  }),
});

export const addPastSales = endpoint(addresses.addPastSales, {
  summary: `Add the sales of a file, of the last ${SALES_MONTHS} months. Existing sales are not added again; the values are added in the background, free.`,
  permission: 'valuations.create',
  status: 201,
  upload,
  input: z.object({ ...file, priceAsMileage }),
  output: z.object({
    added: z.int(),
    known: z.int().meta({ description: 'Sales that were there already, from a file or from the stock.' }),
    contradicting: z
      .array(z.object({ plate: z.string(), soldOn: daySchema, ...terms, here: z.object(terms) }))
      .meta({ description: 'Those of them that are there with another price or buyer, which stays. The first 20.' }),
    contradictingSales: z.int(),
  }),
});

export const listSalesImports = endpoint(addresses.listSalesImports, {
  summary: 'Files of past sales, the newest first.',
  permission: 'valuations.read',
  input: z.object({}),
  output: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        importedAt: instantSchema,
        importedBy: z.string(),
        sales: z.int(),
        valued: z.int().meta({ description: `Those that ${SOURCES.guide.inText} has a value for.` }),
        incomplete: z.int().meta({
          description: 'Not identified, or without the date of first registration or the mileage: they have no value.',
        }),
      }),
    ),
  }),
});

export const removeSalesImport = endpoint(addresses.removeSalesImport, {
  summary: 'Remove the sales of a file, for good.',
  permission: 'valuations.create',
  input: z.object({ id: z.uuid().meta({ description: 'The file.' }) }),
  output: z.object({ removed: z.int() }),
});
