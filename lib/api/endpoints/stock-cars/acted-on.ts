import { z } from 'zod';
import { carActedOnSchema, outcomeSumsSchema } from '@/lib/domain/stock-cars/acted-on-schemas';
import { daySchema, monthSchema } from '@/lib/domain/time/calendar-schemas';
import * as addresses from '@/lib/api/addresses/stock-cars/stock-cars';
import { endpoint } from '@/lib/api/endpoint';
import { SHEET_TYPES, sheetFormat } from '@/lib/api/file-answer';

const month = monthSchema
  .optional()
  .meta({ description: 'The month in which a reason applied, `YYYY-MM`; last month by default.' });

export const readCarsActedOn = endpoint(addresses.readCarsActedOn, {
  summary:
    'Cars in stock that there was a reason to act on in a month, what was done about each, and what selling saved. Free.',
  permission: 'valuations.read',
  input: z.object({
    month,
    cars: z.boolean().default(true).meta({ description: 'Whether to include the cars, not only their sums.' }),
  }),
  output: z.object({
    month: monthSchema,
    since: daySchema.nullable().meta({ description: 'The day of the first reason; null if there is none yet.' }),
    latest: daySchema
      .nullable()
      .meta({ description: 'The last day on which a reason applied; null if there is none yet.' }),
    hasDayCost: z.boolean().meta({ description: 'Whether the terms of appraisals say what a day in stock costs.' }),
    shown: z.int(),
    sums: outcomeSumsSchema,
    savedPence: z.int().nullable().meta({
      description: 'What cars sold have lost at Clean since, and more days would have cost; null: no value since.',
    }),
    cars: z.array(carActedOnSchema).meta({ description: 'The first 200; the file has all.' }),
  }),
});

export const exportCarsActedOn = endpoint(addresses.exportCarsActedOn, {
  summary: 'Cars that there was a reason to act on in a month, as a file: CSV or XLSX.',
  permission: 'valuations.create',
  input: z.object({ month, format: sheetFormat }),
  output: z.unknown(),
  file: SHEET_TYPES,
});
