import { z } from 'zod';
import { comparedSaleSchema, salesGroupsSchema } from '@/lib/domain/stock-cars/sales-schemas';
import { COMPARED_SALES_MAX, SALES_MONTHS, UNVALUED_CAUSES } from '@/lib/domain/stock-cars/sales-vs-guide';
import { SOURCES } from '@/lib/domain/source-names';
import { daySchema } from '@/lib/domain/time/calendar-schemas';
import * as addresses from '@/lib/api/addresses/stock-cars/stock-cars';
import { endpoint } from '@/lib/api/endpoint';
import { SHEET_TYPES } from '@/lib/api/file-answer';

const GROUPS_OF = `Of the newest ${COMPARED_SALES_MAX.toLocaleString('en-GB')} sales with a value`;

export const readStockSales = endpoint(addresses.readStockSales, {
  summary: `What cars of your stock sold for in ${SALES_MONTHS} months against ${SOURCES.guide.inText}, by make, age and mileage. Free.`,
  permission: 'valuations.read',
  input: z.object({}),
  output: z.object({
    groups: salesGroupsSchema.meta({ description: `${GROUPS_OF}.` }),
    sales: z.int(),
    withoutValue: z.int().meta({ description: 'Sales without a value; they are in no group.' }),
    unvalued: z.record(z.enum(UNVALUED_CAUSES), z.int()).meta({ description: 'The same, by cause.' }),
    newest: z.array(comparedSaleSchema).meta({ description: 'The newest 50; the file has all.' }),
  }),
});

export const readSalesBeside = endpoint(addresses.readSalesBeside, {
  summary: 'What your sales say of cars of one make, age and mileage. Free.',
  permission: 'valuations.read',
  input: z.object({
    make: z.string().max(100).optional(),
    registered: daySchema.optional(),
    mileage: z.int().min(0).max(999_999).optional(),
  }),
  output: z.object({ groups: salesGroupsSchema.meta({ description: `${GROUPS_OF} of its make, age or mileage.` }) }),
});

export const exportStockSales = endpoint(addresses.exportStockSales, {
  summary: 'The sales as a file: CSV or XLSX.',
  permission: 'valuations.create',
  input: z.object({ format: z.enum(['csv', 'xlsx']).default('csv').meta({ description: 'CSV or a workbook.' }) }),
  output: z.unknown(),
  file: SHEET_TYPES,
});
