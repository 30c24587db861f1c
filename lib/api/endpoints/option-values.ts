import { z } from 'zod';
import { configuredBuildSchema } from '@/lib/domain/builds/configured-build';
import { daySchema } from '@/lib/domain/time/calendar-schemas';
import { MILEAGE_MAX } from '@/lib/domain/vehicles/mileage';
import { optionValuesSchema } from '@/lib/domain/options/option-values';
import { serviceResultSchema } from '@/lib/domain/service-result';
import * as addresses from '@/lib/api/addresses/option-values';
import { endpoint } from '@/lib/api/endpoint';
import { buildParams } from './tax';

const codes = z.array(z.int32().positive()).max(200).default([]);

export const readOptionValues = endpoint(addresses.readOptionValues, {
  summary: 'What options add to a used car’s value in each of the months 0 to 60. Cars only. Free.',
  permission: 'vehicles.read',
  input: z.object({
    ...buildParams,
    registered: daySchema.optional().meta({ description: 'Date of first registration; the build’s day by default.' }),
    mileage: z.number().int().min(0).max(MILEAGE_MAX).default(0),
    option: codes.meta({ description: 'Option and pack codes instead of a build, one field each.' }),
  }),
  output: z.object({
    build: configuredBuildSchema,
    registered: daySchema,
    mileage: z.number().int(),
    /** What can be selected: everything with its own price. */
    offered: z.array(
      z.object({
        code: z.number().int(),
        name: z.string(),
        category: z.string(),
        pence: z.number().int().nullable(),
        isPack: z.boolean(),
        isTicked: z.boolean(),
        excludes: z
          .array(z.number().int())
          .meta({ description: 'Codes of the options that exclude this one (rule OO).' }),
      }),
    ),
    /** Requested codes that are not offered. */
    unknown: z.array(z.number().int()),
    /** Those of them that the list of the requested date has: a car registered on another day is of another list. */
    ofOtherList: z.array(z.object({ code: z.number().int(), name: z.string() })),
    values: serviceResultSchema(optionValuesSchema),
  }),
});
