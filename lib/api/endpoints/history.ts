import { z } from 'zod';
import { daySchema } from '@/lib/domain/time/calendar-schemas';
import { becauseSchema } from '@/lib/domain/provenance';
import { usedValueChangeSchema, usedValueHistorySchema } from '@/lib/domain/valuations/used-value-history';
import * as addresses from '@/lib/api/addresses/history';
import { endpoint } from '@/lib/api/endpoint';
import { registrationYear } from './parts/year';
import { vehicleParams } from './vehicles';
import { SOURCES } from '@/lib/domain/source-names';

export const readHistory = endpoint(addresses.readHistory, {
  summary: `Monthly ${SOURCES.guide.beforeNoun} values of a year and plate letter, edition by edition, for all mileages. Free.`,
  permission: 'vehicles.read',
  input: z.object({
    ...vehicleParams,
    year: registrationYear,
    letter: z.string().max(3).meta({ description: 'The plate’s letter or number.', example: '21' }),
    from: daySchema.optional().meta({ description: 'The first edition; three years ago by default.' }),
    to: daySchema.optional().meta({ description: 'The last edition; today’s by default.' }),
  }),
  output: z.object({
    /** null with its reason if the guide has no values for it. */
    history: usedValueHistorySchema.nullable(),
    because: becauseSchema.nullable(),
    /** Days on which its specification changed; null if unavailable, which `changesMissing` explains. */
    changes: z.array(usedValueChangeSchema).nullable(),
    changesMissing: becauseSchema.nullable(),
  }),
});
