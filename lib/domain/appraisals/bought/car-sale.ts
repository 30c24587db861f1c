/** The sale of the car that was bought through an appraisal, as our server gives it in a list. */
import { z } from 'zod';
import { COSTS_NOT_IN_STOCK } from './costs-not-in-stock';
import { daySchema } from '@/lib/domain/time/calendar-schemas';

export const carSaleSchema = z
  .object({
    on: daySchema,
    profitPence: z.int().nullable(),
    notDeducted: z
      .array(z.enum(COSTS_NOT_IN_STOCK))
      .meta({ description: 'Costs of the appraisal that a car in stock does not have.' }),
  })
  .meta({
    description:
      'Of the car that was bought, once it is sold. Profit is after its cost, preparation and VAT, below 0: a loss; null where its cost or price is not known.',
  });
