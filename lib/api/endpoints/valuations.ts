import { z } from 'zod';
import { namesVehicle } from '@/lib/domain/vehicles/vehicle-mark';
import { DEVICE_RECORDS_MAX } from '@/lib/domain/privacy/retention';
import { lookUpCostSchema } from '@/lib/domain/usage/look-up-cost';
import { daySchema } from '@/lib/domain/time/calendar-schemas';
import { pendingValuationSchema } from '@/lib/domain/valuations/pending-valuation';
import { priceDifferencesSchema } from '@/lib/domain/valuations/price-difference';
import { limitNotice } from '@/lib/domain/usage/limit-notice-schema';
import { monthUsageSchema } from '@/lib/domain/usage/month-usage';
import { valuationRecordSchema, valuationSummarySchema } from '@/lib/domain/valuations/valuation';
import {
  VALUATIONS_OF_VEHICLE_MAX,
  VEHICLE_SORTS,
  valuedVehicleSchema,
  valuedVehicleTotalsSchema,
} from '@/lib/domain/valuations/valued-vehicle';
import { identifierSchema, vehicleKindSchema } from '@/lib/domain/vehicles/vehicle';
import * as addresses from '@/lib/api/addresses/valuations';
import { endpoint } from '@/lib/api/endpoint';
import { foundByMark, markSearchInput } from './parts/mark-search';
import { mostCredits } from './parts/most-credits';
import { SHEET_TYPES, sheetFormat } from '@/lib/api/file-answer';

const id = z.uuid();
/** As typed, in any case and spacing; the domain parses it and words any refusal. */
const plate = z
  .string()
  .max(40)
  .meta({ description: 'Registration (VRM), in any case and spacing.', example: 'AB12 CDE' });
const vin = z.string().max(40).meta({ description: 'The 17 characters of the VIN.' });
const mileage = z
  .union([z.string().max(40), z.number().int().min(0)])
  .meta({ description: 'Miles, as a number or as typed: 62480, 62,480, 62k.', example: '62k' });
const fresh = z.boolean().default(false).meta({ description: 'Make a new check, without recent results.' });
const registered = daySchema.meta({ description: 'Date of first registration.' });

/** One record, with the hash of its canonical JSON. */
export const savedValuation = z.object({
  record: valuationRecordSchema,
  contentHash: z.string().meta({ description: 'SHA-256 of the record as canonical JSON, hexadecimal.' }),
});

/** A record created by a submission. */
export const createdValuation = savedValuation.extend({ limitNotice });

export const createValuation = endpoint(addresses.createValuation, {
  summary: 'Identify and value a vehicle by its registration (VRM) and mileage.',
  permission: 'valuations.create',
  status: 201,
  input: z.object({
    plate,
    mileage,
    internetPrices: z.boolean().default(false).meta({ description: 'Get market prices too.' }),
    fresh,
    mostCredits,
  }),
  output: createdValuation,
});

export const createValuationByIdentifier = endpoint(addresses.createValuationByIdentifier, {
  summary: 'Value a vehicle by guide ID, date of first registration and mileage.',
  permission: 'valuations.create',
  status: 201,
  input: z.object({ kind: vehicleKindSchema, identifier: identifierSchema, registered, mileage, fresh, mostCredits }),
  output: createdValuation,
});

export const createValuationByVin = endpoint(addresses.createValuationByVin, {
  summary: 'Identify a vehicle by its VIN. It is then valued by guide ID, charged separately.',
  permission: 'valuations.create',
  status: 201,
  input: z.object({
    vin,
    mileage: mileage.optional().meta({ description: 'Saved in the record, for its valuation.' }),
    fresh,
    mostCredits,
  }),
  output: createdValuation,
});

export const revalue = endpoint(addresses.revalue, {
  summary: 'Value the vehicle of a record, or one of its alternatives, by guide ID; the record itself stays as it is.',
  permission: 'valuations.create',
  status: 201,
  input: z.object({
    id,
    kind: vehicleKindSchema,
    identifier: identifierSchema,
    mileage: mileage.optional().meta({ description: 'The record’s own by default.' }),
    registered: registered.optional().meta({ description: 'The record’s own by default.' }),
    fresh,
    mostCredits,
  }),
  output: createdValuation,
});

export const previewValuation = endpoint(addresses.previewValuation, {
  summary: 'What a valuation or look-up would cost now, and which recent results are free.',
  permission: 'valuations.read',
  input: z.object({
    plate: plate.optional(),
    vin: vin.optional(),
    kind: vehicleKindSchema.optional(),
    identifier: identifierSchema.optional(),
    registered: registered.optional(),
    mileage: mileage.optional(),
    internetPrices: z.boolean().default(false),
    only: z.enum(['look-up', 'valuation']).optional().meta({
      description:
        'look-up: identify the vehicle, without a value; valuation: its look-up is in a vehicle file already.',
    }),
    alternativesOf: z.int32().positive().optional().meta({
      description: 'List the other derivatives of the plate: the audit ID of the look-up that reported them.',
    }),
    record: id.optional().meta({
      description: 'The record that is valued again: a value by guide ID is free where it was paid for by its plate.',
    }),
    file: id.optional().meta({
      description: 'The vehicle file that is valued: a value by guide ID is free where it was paid for by its plate.',
    }),
  }),
  output: z.object({
    cost: lookUpCostSchema,
    usage: monthUsageSchema,
    laterRecord: id.nullable().meta({
      description: 'The record that completes `record` with results that arrived late; null if there is none.',
    }),
  }),
});

export const listPendingValuations = endpoint(addresses.listPendingValuations, {
  summary: 'Valuations whose answers have not all come, oldest first. Each becomes a record when they have. Free.',
  permission: 'valuations.read',
  input: z.object({}),
  output: z.object({ items: z.array(pendingValuationSchema) }),
});

export const readValuation = endpoint(addresses.readValuation, {
  summary: 'A valuation exactly as it was shown. Free.',
  permission: 'valuations.read',
  unchanging: true,
  input: z.object({ id }),
  output: savedValuation,
});

export const readPriceDifferences = endpoint(addresses.readPriceDifferences, {
  summary: 'Value differences between the derivatives of a record, by the used values of its edition. Free.',
  permission: 'valuations.read',
  input: z.object({ id }),
  output: priceDifferencesSchema,
});

const search = z
  .string()
  .max(60)
  .refine((text) => !namesVehicle(text), 'Search by make, model or derivative: no plate or VIN may be in a URL.')
  .optional()
  .meta({ description: 'Words of make, model or derivative. Never a plate or VIN: addresses are logged.' });

const vehicleFilter = {
  mine: z.boolean().default(false).meta({ description: 'Those whose latest valuation is yours.' }),
  origin: z.enum(['single', 'list']).optional().meta({ description: 'Valued one by one, or in a stock list.' }),
  from: daySchema.optional().meta({ description: 'First British day of the latest valuation.' }),
  to: daySchema.optional().meta({ description: 'Last British day, included.' }),
  flagged: z.boolean().default(false).meta({ description: 'Those with an alert.' }),
  unvalued: z.boolean().default(false).meta({ description: 'Those without a value.' }),
  search,
  sort: z.enum(VEHICLE_SORTS).default('valued').meta({ description: 'Vehicles without that figure come last.' }),
  direction: z.enum(['ascending', 'descending']).default('descending'),
};

export const listValuedVehicles = endpoint(addresses.listValuedVehicles, {
  summary:
    'The vehicles the organisation has valued, one row each: latest valuation, how many before, change in Clean.',
  permission: 'valuations.read',
  input: z.object({
    ...vehicleFilter,
    limit: z.int().min(1).max(1_000).default(25),
    page: z.int().min(1).max(100_000).default(1),
  }),
  output: z.object({ items: z.array(valuedVehicleSchema), totals: valuedVehicleTotalsSchema }),
});

export const exportValuedVehicles = endpoint(addresses.exportValuedVehicles, {
  summary: 'The vehicles of a filter as a file. Without plates, unless an administrator requests them.',
  permission: 'valuations.read',
  input: z.object({
    ...vehicleFilter,
    format: sheetFormat,
    plates: z.boolean().default(false).meta({ description: 'With plates: for administrators.' }),
  }),
  output: z.unknown(),
  file: SHEET_TYPES,
});

export const listValuations = endpoint(addresses.listValuations, {
  summary: 'The organisation’s valuations, newest first.',
  permission: 'valuations.read',
  input: z.object({
    limit: z.number().int().min(1).max(100).default(20),
    after: z.string().max(100).optional().meta({ description: '`next` from the previous page.' }),
    search,
    oneByOne: z
      .boolean()
      .default(false)
      .meta({ description: 'Of each vehicle the newest made one by one, without those of stock lists.' }),
  }),
  output: z.object({ items: z.array(valuationSummarySchema), next: z.string().nullable() }),
});

export const findMissingValuations = endpoint(addresses.findMissingValuations, {
  summary: 'Which of these valuations no longer exist, for a device that has saved them. Free.',
  permission: 'valuations.read',
  input: z.object({ ids: z.array(id).max(DEVICE_RECORDS_MAX) }),
  output: z.object({ missing: z.array(id) }),
});

export const findValuations = endpoint(addresses.findValuations, {
  summary: `Valuations of one vehicle by its whole plate or VIN, newest first: at most ${VALUATIONS_OF_VEHICLE_MAX}. Then as many with a text such as “X5” in make, model or derivative. Free.`,
  permission: 'valuations.read',
  input: markSearchInput,
  output: foundByMark(valuationSummarySchema).extend({
    named: z.string().nullable().meta({ description: 'The text, where those with it in their names are included.' }),
    vehicleKind: vehicleKindSchema.nullable(),
  }),
});
