import { z } from 'zod';
import { daySchema } from '@/lib/domain/time/calendar-schemas';
import { optionListOfferSchema } from '@/lib/domain/options/option-list';
import * as addresses from '@/lib/api/addresses/options';
import { endpoint } from '@/lib/api/endpoint';
import { vehicleParams } from './vehicles';

export const readOptions = endpoint(addresses.readOptions, {
  summary: 'What can be ordered with a derivative on a day: options, prices, rules, packs, links. Free.',
  permission: 'vehicles.read',
  input: z.object({
    ...vehicleParams,
    date: daySchema.optional().meta({ description: 'Today by default.', example: '2026-06-05' }),
  }),
  output: optionListOfferSchema,
});
