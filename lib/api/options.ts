import { z } from 'zod';
import { daySchema } from '@/lib/domain/day';
import { offerSchema } from '@/lib/domain/option-list';
import { endpoint } from './endpoint';
import { vehicleNamed } from './vehicles';

export const readOptions = endpoint({
  method: 'GET',
  path: '/api/vehicles/{kind}/{identifier}/options',
  summary: 'What can be ordered with a derivative on a day: options, prices, rules, packs, links. Free.',
  permission: 'vehicles.read',
  input: z.object({
    ...vehicleNamed,
    date: daySchema.optional().meta({ description: 'Today when left out.', example: '2026-06-05' }),
  }),
  output: offerSchema,
});
