import { z } from 'zod';
import { daySchema } from '@/lib/domain/time/calendar-schemas';
import { cleanAirAnswerSchema } from '@/lib/domain/vehicles/file/clean-air-answer';
import { timelineSchema } from '@/lib/domain/vehicles/file/timeline';
import { identifierSchema, vehicleKindSchema } from '@/lib/domain/vehicles/vehicle';
import * as addresses from '@/lib/api/addresses/registrations/vehicle-files';
import { endpoint } from '@/lib/api/endpoint';
import { createdRegistration } from './registrations';
import { mostCredits } from '../parts/most-credits';
import { createdValuation } from '../valuations';

const id = z.uuid();
const fresh = z.boolean().default(false).meta({ description: 'Make a new check, without recent results.' });

export const listFileAlternatives = endpoint(addresses.listFileAlternatives, {
  summary: 'List the other derivatives that a looked-up vehicle may be. Creates a new vehicle file.',
  permission: 'registrations.create',
  status: 201,
  input: z.object({ id, fresh, mostCredits }),
  output: createdRegistration,
});

export const chooseDerivative = endpoint(addresses.chooseDerivative, {
  summary:
    'Narrow a vehicle file to one derivative. One that the look-up did not list is checked with the provider. Free.',
  permission: 'registrations.create',
  status: 201,
  input: z.object({ id, kind: vehicleKindSchema, identifier: identifierSchema }),
  output: createdRegistration,
});

export const valueVehicleFile = endpoint(addresses.valueVehicleFile, {
  summary: 'Value the vehicle of a file. Its look-up is used again and not charged again.',
  permission: 'valuations.create',
  status: 201,
  input: z.object({
    id,
    mileage: z.union([z.string().max(40), z.number().int().min(0)]).meta({
      description: 'Miles, as a number or as typed: 62480, 62,480, 62k.',
      example: '62k',
    }),
    registered: daySchema.optional().meta({ description: 'Date of first registration; the file’s own by default.' }),
    internetPrices: z.boolean().default(false).meta({ description: 'Get market prices too, where it is by plate.' }),
    fresh,
    mostCredits,
  }),
  output: createdValuation,
});

export const readCleanAir = endpoint(addresses.readCleanAir, {
  summary: 'The Euro standard of a file’s derivative, and our reading of what it means for clean air zones. Free.',
  permission: 'valuations.read',
  input: z.object({ id }),
  output: cleanAirAnswerSchema,
});

export const readTimeline = endpoint(addresses.readTimeline, {
  summary: 'What the organisation has on the vehicle of a file: look-ups, valuations, stock list rows, links. Free.',
  permission: 'valuations.read',
  input: z.object({ id }),
  output: timelineSchema,
});
