import { z } from 'zod';
import { daySchema } from '@/lib/domain/time/calendar-schemas';
import { forecastAnswerSchema } from '@/lib/domain/forecasts/forecast';
import { becauseSchema } from '@/lib/domain/provenance';
import { reportCardSchema } from '@/lib/domain/forecasts/forecast-report-card';
import { MILEAGE_MAX } from '@/lib/domain/vehicles/mileage';
import * as addresses from '@/lib/api/addresses/forecasts';
import { endpoint } from '@/lib/api/endpoint';
import { registrationYear } from './parts/year';
import { vehicleParams } from './vehicles';

const letter = z
  .string()
  .max(3)
  .meta({ description: 'The plate’s letter or number, such as Y or 21. Never a whole reg.', example: '21' });

export const readForecast = endpoint(addresses.readForecast, {
  summary: 'What a derivative is expected to be worth in the next twelve months, by one of five searches. Free.',
  permission: 'vehicles.read',
  input: z.object({
    ...vehicleParams,
    by: z.enum(['derivative', 'letter', 'month', 'plate', 'date']).default('derivative').meta({
      description:
        'derivative: all plates · letter: year and letter · month: year and month · plate: plateId · date: registered',
    }),
    year: registrationYear.optional(),
    letter: letter.optional(),
    month: z.number().int().min(1).max(12).optional(),
    plateId: z
      .int32()
      .optional()
      .meta({ description: 'The plate’s sequence number, as forecasts and look-ups give it.' }),
    registered: daySchema.optional(),
    snapshot: daySchema.optional().meta({ description: 'An older forecast: the closest made on or before this day.' }),
  }),
  output: forecastAnswerSchema,
});

export const readReportCard = endpoint(addresses.readReportCard, {
  summary: 'Forecast accuracy: last year’s forecasts against later editions. Free.',
  permission: 'vehicles.read',
  input: z.object({ ...vehicleParams, year: registrationYear, letter, mileage: z.int().min(0).max(MILEAGE_MAX) }),
  output: z.union([z.object({ card: reportCardSchema }), z.object({ card: z.null(), because: becauseSchema })]),
});
