import { z } from 'zod';
import {
  ownershipCostInputSchema,
  ownershipCostsSchema,
  wholeLifeCostsSchema,
  wholeLifeTermsSchema,
} from '@/lib/domain/costs/whole-life-costs';
import { REQUESTED_MILES_MAX, TERM_MONTHS } from '@/lib/domain/costs/term';
import { daySchema } from '@/lib/domain/time/calendar-schemas';
import { serviceResultSchema } from '@/lib/domain/service-result';
import * as addresses from '@/lib/api/addresses/costs';
import { endpoint } from '@/lib/api/endpoint';
import { buildParams } from './tax';
import { vehicleParams } from './vehicles';

const termInput = z.object({
  ...buildParams,
  term: z
    .number()
    .int()
    .min(TERM_MONTHS.least)
    .max(TERM_MONTHS.most)
    .default(36)
    .meta({ description: 'Months; the service rounds to the nearest 6.' }),
  miles: z
    .number()
    .int()
    .min(0)
    .max(REQUESTED_MILES_MAX)
    .default(60_000)
    .meta({ description: 'Over the whole term; the service rounds to the nearest 10,000.' }),
});

export const readWholeLife = endpoint(addresses.readWholeLife, {
  summary: 'What a configured company car costs over a term and a mileage, by several services. Cars only. Free.',
  permission: 'vehicles.read',
  input: termInput,
  output: wholeLifeCostsSchema,
});

export const readWholeLifeTerms = endpoint(addresses.readWholeLifeTerms, {
  summary: 'Cost over every term from 12 to 60 months at the same annual mileage. Cars only. Free.',
  permission: 'vehicles.read',
  input: termInput,
  output: wholeLifeTermsSchema,
});

export const calculateOwnership = endpoint(addresses.calculateOwnership, {
  summary: 'Total cost of ownership to a private buyer. Cars only. Free; age and postcode are not stored.',
  permission: 'vehicles.read',
  input: z.object({ ...vehicleParams, registered: daySchema, ...ownershipCostInputSchema.shape }),
  output: serviceResultSchema(ownershipCostsSchema),
});
