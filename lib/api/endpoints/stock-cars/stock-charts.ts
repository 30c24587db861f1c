import { z } from 'zod';
import { expectedStockSchema } from '@/lib/domain/stock-cars/stock-car';
import { STOCK_GROUPINGS } from '@/lib/domain/stock-cars/stock-groups';
import { SOURCES } from '@/lib/domain/source-names';
import { daySchema } from '@/lib/domain/time/calendar-schemas';
import * as addresses from '@/lib/api/addresses/stock-cars/stock-cars';
import { endpoint } from '@/lib/api/endpoint';

const count = z.int().nonnegative();

export const readStockCharts = endpoint(addresses.readStockCharts, {
  summary: `The stock as charts draw it: value, cost and age by group, expected values by month, asking prices against ${SOURCES.guide.inText}. Free.`,
  permission: 'valuations.read',
  input: z.object({ by: z.enum(STOCK_GROUPINGS).default('make').meta({ description: 'What the groups are.' }) }),
  output: z.object({
    cars: count,
    edition: daySchema.nullable(),
    groups: z.array(
      z.object({
        name: z.string(),
        cars: count,
        vans: count.meta({ description: 'Of them vans, whose values are without VAT.' }),
        cleanPounds: count,
        withoutValue: count.meta({ description: 'Cars without a value at Clean.' }),
        retailPounds: count,
        costPounds: count.meta({ description: 'With preparation.' }),
        withoutCost: count.meta({ description: 'Cars without a cost.' }),
        days: count.meta({ description: 'In stock, of all its cars.' }),
        agedCars: count.meta({ description: 'Cars with a date of first registration.' }),
        ageDays: count.meta({ description: 'Since first registration, of all of those.' }),
      }),
    ),
    expected: expectedStockSchema.nullable(),
    prices: z
      .array(
        z.object({
          id: z.string(),
          name: z.string(),
          isWithoutVat: z.boolean().meta({ description: 'Retail excludes VAT: that of a van.' }),
          retailPounds: count,
          advertisedPounds: count,
        }),
      )
      .meta({ description: 'Cars with an asking price and a Retail value, at most 10,000.' }),
  }),
});
