/** The car in stock of a bought appraisal, as our server gives it. */
import { z } from 'zod';
import { daySchema } from '@/lib/domain/time/calendar-schemas';

/** The car that came into stock from a bought appraisal, in stock or no longer. */
export const boughtStockCarSchema = z.object({
  id: z.uuid(),
  inOn: daySchema,
  leftOn: daySchema.nullable(),
  soldPounds: z.int().nullable(),
  costPounds: z.int().nullable().meta({ description: 'As it is in stock.' }),
  preparationPounds: z.int().nullable().meta({ description: 'As it is in stock.' }),
  isWithoutVat: z.boolean().meta({ description: 'Its prices exclude VAT if it is VAT-qualifying: those of a van.' }),
  purchaseCostPounds: z
    .int()
    .nullable()
    .meta({ description: 'What the price paid costs in stock; null if it is not known.' }),
  preparationPence: z
    .number()
    .nullable()
    .meta({ description: 'Preparation and repairs by the appraisal, less reclaimed VAT; not rounded.' }),
});
