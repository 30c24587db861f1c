/** What stands beside a record: where its values come from and go to. Free, and asked under the record's own number. */
import { z } from 'zod';
import { daySchema } from '@/lib/domain/time/calendar-schemas';
import { forecastSchema } from '@/lib/domain/forecasts/forecast';
import { serviceResultSchema } from '@/lib/domain/service-result';
import { usedValueHistorySchema } from '@/lib/domain/valuations/used-value-history';
import { identifierSchema, vehicleKindSchema } from '@/lib/domain/vehicles/vehicle';
import * as addresses from '@/lib/api/addresses/valuation-outlook';
import { endpoint } from '@/lib/api/endpoint';

const input = z.object({ id: z.uuid() });
/** The vehicle as the record values it. */
const subject = {
  kind: vehicleKindSchema,
  identifier: identifierSchema,
  registered: daySchema,
  mileage: z.number().int(),
};
const permission = 'valuations.read';

export const readRecordForecast = endpoint(addresses.readRecordForecast, {
  permission,
  input,
  summary: 'Forecast for the vehicle of a record over the next twelve months. Free.',
  output: serviceResultSchema(z.object({ ...subject, forecast: forecastSchema })),
});

export const readRecordHistory = endpoint(addresses.readRecordHistory, {
  permission,
  input,
  summary: 'Guide values for the vehicle of a record over the last two years, for all mileages. Free.',
  output: serviceResultSchema(
    z.object({ ...subject, year: z.number().int(), letter: z.string(), history: usedValueHistorySchema }),
  ),
});

export const readRecordOptionValues = endpoint(addresses.readRecordOptionValues, {
  permission,
  input,
  summary: 'What the most valuable factory options would add to the value of the car of a record today. Free.',
  output: serviceResultSchema(
    z.object({
      ...subject,
      options: z.array(
        z.object({
          code: z.number().int(),
          name: z.string(),
          costNewPounds: z.number().nullable(),
          valuePounds: z.number().nullable(),
        }),
      ),
    }),
  ),
});
