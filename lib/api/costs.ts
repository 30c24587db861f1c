import { z } from 'zod';
import { ownershipAskedSchema, ownershipSchema, wholeLifeSchema, wholeLifeTermsSchema } from '@/lib/domain/costs';
import { daySchema } from '@/lib/domain/day';
import { partSchema } from '@/lib/domain/part';
import { endpoint } from './endpoint';
import { buildNamed } from './tax';
import { vehicleNamed } from './vehicles';

const termAsked = z.object({
  ...buildNamed,
  term: z
    .number()
    .int()
    .min(12)
    .max(60)
    .default(36)
    .meta({ description: 'Months; the service rounds to the nearest 6.' }),
  miles: z
    .number()
    .int()
    .min(0)
    .max(300_000)
    .default(60_000)
    .meta({ description: 'Over the whole term; the service rounds to the nearest 10,000.' }),
});

export const readWholeLife = endpoint({
  method: 'GET',
  path: '/api/vehicles/{kind}/{identifier}/whole-life',
  summary: 'What a configured company car costs over a term and a mileage, by several services. Cars only. Free.',
  permission: 'vehicles.read',
  input: termAsked,
  output: wholeLifeSchema,
});

export const readWholeLifeTerms = endpoint({
  method: 'GET',
  path: '/api/vehicles/{kind}/{identifier}/whole-life-terms',
  summary:
    'What it costs over every term from 12 to 60 months at the pace of the term and mileage asked. Cars only. Free.',
  permission: 'vehicles.read',
  input: termAsked,
  output: wholeLifeTermsSchema,
});

export const askOwnership = endpoint({
  method: 'POST',
  path: '/api/vehicles/{kind}/{identifier}/ownership',
  summary: 'Total cost of ownership to a private buyer. Cars only. Free; age and post code are not kept.',
  permission: 'vehicles.read',
  input: z.object({ ...vehicleNamed, registered: daySchema, ...ownershipAskedSchema.shape }),
  output: partSchema(ownershipSchema),
});
