import { z } from 'zod';
import {
  registrationRecordSchema,
  registrationSummarySchema,
} from '@/lib/domain/vehicles/registration/registration-record';
import { limitNotice } from '@/lib/domain/usage/limit-notice-schema';
import * as addresses from '@/lib/api/addresses/registrations/registrations';
import { endpoint } from '@/lib/api/endpoint';
import { mostCredits } from '../parts/most-credits';

export const savedRegistration = z.object({
  record: registrationRecordSchema,
  contentHash: z.string().meta({ description: 'SHA-256 of the record as canonical JSON, hexadecimal.' }),
});

/** A file created by a submission. */
export const createdRegistration = savedRegistration.extend({ limitNotice });

export const createRegistration = endpoint(addresses.createRegistration, {
  summary: 'Identify a vehicle by its registration (VRM) or VIN, without valuing it.',
  permission: 'registrations.create',
  status: 201,
  input: z.object({
    plate: z.string().max(40).optional().meta({ description: 'Registration (VRM), in any case and spacing.' }),
    vin: z.string().max(40).optional().meta({ description: 'The VIN, when there is no registration.' }),
    fresh: z.boolean().default(false).meta({ description: 'Make a new check, without recent results.' }),
    mostCredits,
  }),
  output: createdRegistration,
});

export const readRegistration = endpoint(addresses.readRegistration, {
  summary: 'A look-up exactly as it was shown. Free.',
  permission: 'valuations.read',
  unchanging: true,
  input: z.object({ id: z.uuid() }),
  output: savedRegistration,
});

export const listRegistrations = endpoint(addresses.listRegistrations, {
  summary: 'The organisation’s look-ups, newest first.',
  permission: 'valuations.read',
  input: z.object({
    limit: z.number().int().min(1).max(100).default(20),
    after: z.string().max(100).optional().meta({ description: '`next` from the previous page.' }),
  }),
  output: z.object({ items: z.array(registrationSummarySchema), next: z.string().nullable() }),
});
