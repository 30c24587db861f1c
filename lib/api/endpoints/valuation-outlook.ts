/**
 * Panels beside a record: where its values come from and where they are going. Free, and requested by the record's id.
 */
import { z } from 'zod';
import { daySchema } from '@/lib/domain/time/calendar-schemas';
import { forecastSchema } from '@/lib/domain/forecasts/forecast';
import { guideComparisonSchema } from '@/lib/domain/valuations/guide-comparison';
import { pastValueSchema } from '@/lib/domain/valuations/past-value';
import { registrationValuesSchema } from '@/lib/domain/valuations/registration-values';
import { serviceResultSchema } from '@/lib/domain/service-result';
import { usedValueHistorySchema } from '@/lib/domain/valuations/used-value-history';
import { MILEAGE_MAX } from '@/lib/domain/vehicles/mileage';
import { identifierSchema, vehicleKindSchema } from '@/lib/domain/vehicles/vehicle';
import * as addresses from '@/lib/api/addresses/valuation-outlook';
import { endpoint } from '@/lib/api/endpoint';
import { SOURCES } from '@/lib/domain/source-names';
import { vehicleParams } from './vehicles';

const input = z.object({ id: z.uuid() });
/** The vehicle as the record values it. */
const subject = {
  kind: vehicleKindSchema,
  identifier: identifierSchema,
  registered: daySchema,
  mileage: z.number().int(),
};
/** As in the record, in whole pounds; null if it has none. */
const pounds = z.number().int().nullable();
const valued = z.object({ day: daySchema, clean: pounds, average: pounds, below: pounds });
const permission = 'valuations.read';

export const readRecordForecast = endpoint(addresses.readRecordForecast, {
  permission,
  input,
  summary: 'Forecast for the vehicle of a record over the next twelve months. Free.',
  output: serviceResultSchema(
    z.object({
      ...subject,
      valued,
      forecast: forecastSchema,
      /** The edition now, at that mileage, where it is of a later month than the record; else null. */
      edition: valued.extend({ retail: pounds }).nullable(),
    }),
  ),
});

export const readRecordHistory = endpoint(addresses.readRecordHistory, {
  permission,
  input,
  summary: `${SOURCES.guide.title} values for the vehicle of a record over the last two years, for all mileages. Free.`,
  output: serviceResultSchema(
    z.object({
      ...subject,
      year: z.number().int(),
      letter: z.string(),
      valued: valued.extend({ retail: pounds }),
      history: usedValueHistorySchema,
      /** The next mileage at which a valuation gives another Clean; null if none of the next thousands does. */
      step: z.object({ miles: z.number().int(), changePounds: z.number().int() }).nullable(),
    }),
  ),
});

export const readRecordOptionValues = endpoint(addresses.readRecordOptionValues, {
  permission,
  input,
  summary: 'What the most valuable factory options would add to the value of the car of a record today. Free.',
  output: serviceResultSchema(
    z.object({
      ...subject,
      /** Of these values. */
      day: daySchema,
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

const comparedVehicle = {
  ...vehicleParams,
  registered: daySchema.meta({ description: 'Date of first registration.', example: '2021-03-15' }),
  mileage: z.number().int().min(0).max(MILEAGE_MAX).meta({ example: 46_000 }),
};

export const readGuideComparison = endpoint(addresses.readGuideComparison, {
  permission: 'vehicles.read',
  input: z.object({
    ...comparedVehicle,
    day: daySchema.optional().meta({ description: 'The day the values are for; today by default.' }),
  }),
  summary: `The monthly ${SOURCES.guide.beforeNoun} values, live values and ${SOURCES.market.inText} of a derivative for one date and mileage. Free.`,
  output: guideComparisonSchema,
});

export const readPastValue = endpoint(addresses.readPastValue, {
  permission: 'vehicles.read',
  input: z.object({
    ...comparedVehicle,
    day: daySchema.meta({
      description: 'The day of the value, from its first registration to today.',
      example: '2025-03-03',
    }),
  }),
  summary: `The ${SOURCES.guide.beforeNoun} value of a derivative on a past day, the live values around it and the change since. Free.`,
  output: pastValueSchema,
});

export const readRegistrationValues = endpoint(addresses.readRegistrationValues, {
  permission: 'vehicles.read',
  input: z.object(comparedVehicle),
  summary: `The ${SOURCES.guide.beforeNoun}, live and market values of a derivative by its plate, its month and its date of registration. Free.`,
  output: registrationValuesSchema,
});
