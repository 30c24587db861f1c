import { z } from 'zod';
import { COMPARED_MAX, TRAY_ENTRY } from '@/lib/domain/vehicles/comparison/vehicle-names';
import { vehicleComparisonSchema } from '@/lib/domain/vehicles/comparison/comparison';
import { daySchema } from '@/lib/domain/time/calendar-schemas';
import { derivativeFiguresSchema } from '@/lib/domain/tax/company-car/derivative-figures';
import { genericOptionsSchema } from '@/lib/domain/options/generic-options';
import { listChangeSchema } from '@/lib/domain/options/option-list';
import {
  specificationSchema,
  standardEquipmentSchema,
  technicalDataSchema,
} from '@/lib/domain/vehicles/technical/technical-data';
import { vehicleKindSchema, vehicleSchema } from '@/lib/domain/vehicles/vehicle';
import {
  listedDerivativeSchema,
  describedVehicleSchema,
  vehicleModelYearSchema,
} from '@/lib/domain/vehicles/vehicle-description';
import { levelSchema, listedKindSchema, modelLevelSchema } from '@/lib/domain/vehicles/levels';
import * as addresses from '@/lib/api/addresses/vehicles';
import { endpoint } from '@/lib/api/endpoint';
import { SOURCES } from '@/lib/domain/source-names';

const identifier = z.int32().positive().meta({ description: 'The derivative’s guide ID.', example: 50031 });

/** The derivative, as in every vehicle URL. */
export const vehicleParams = { kind: vehicleKindSchema, identifier };

export const readVehicle = endpoint(addresses.readVehicle, {
  summary: 'Describe a derivative by its guide ID: names, code, dates, sector. Free.',
  permission: 'vehicles.read',
  input: z.object(vehicleParams),
  output: describedVehicleSchema,
});

export const findVehicleByCode = endpoint(addresses.findVehicleByCode, {
  summary: 'Find the guide ID of a derivative by its guide code. Spaces count. Free.',
  permission: 'vehicles.read',
  input: z.object({
    kind: vehicleKindSchema,
    code: z.string().min(1).max(40).meta({ description: '20 characters.', example: 'CIC312S5HPTM  4   1 ' }),
  }),
  output: z.object({ kind: vehicleKindSchema, identifier: z.number().int() }),
});

export const findDerivatives = endpoint(addresses.findDerivatives, {
  summary: 'Find derivatives on sale by make, then words of model and derivative. The first 20, and how many. Free.',
  permission: 'vehicles.read',
  input: z.object({
    kind: vehicleKindSchema,
    text: z.string().max(80).meta({ description: 'The make first.', example: 'ford kuga phev' }),
  }),
  output: z.object({
    /** Whether the first word begins a make. */
    isMakeKnown: z.boolean().meta({ description: 'Whether the first word begins a make on sale.' }),
    results: z.array(
      vehicleSchema.pick({ kind: true, identifier: true, manufacturer: true, model: true, derivative: true }),
    ),
    count: z.number().int(),
  }),
});

const code = z.int32();

/** Which vehicles of the guide are listed. */
const guideFilterParams = {
  kind: listedKindSchema,
  styles: z
    .array(z.number().int().min(1).max(8))
    .max(8)
    .default([])
    .meta({ description: 'Body styles of cars, 1 to 8; none for all.' }),
  show: z.enum(['current', 'all']).default('current').meta({ description: 'Only vehicles on sale, or all.' }),
  runOut: z.boolean().default(false).meta({ description: 'With current: also run-out vehicles.' }),
};

export const listManufacturers = endpoint(addresses.listManufacturers, {
  summary: `The manufacturers of ${SOURCES.guide.inText}. Free.`,
  permission: 'vehicles.read',
  input: z.object(guideFilterParams),
  output: z.array(levelSchema),
});

export const listRanges = endpoint(addresses.listRanges, {
  summary: 'The ranges of a manufacturer. Free.',
  permission: 'vehicles.read',
  input: z.object({ ...guideFilterParams, manufacturer: code }),
  output: z.array(levelSchema),
});

export const listModels = endpoint(addresses.listModels, {
  summary: 'The models of a range, or of a manufacturer where no range is given. Free.',
  permission: 'vehicles.read',
  input: z.object({ ...guideFilterParams, manufacturer: code, range: code.optional() }),
  output: z.array(modelLevelSchema),
});

const derivativeListInput = z
  .object({
    kind: guideFilterParams.kind,
    show: guideFilterParams.show,
    runOut: guideFilterParams.runOut,
    model: code.optional(),
    range: code
      .optional()
      .meta({ description: `For a whole range ${SOURCES.guide.inText} gives no models or sectors.` }),
    sector: z.boolean().default(true).meta({ description: 'Each derivative of a model with its sector.' }),
  })
  .refine(({ model, range }) => model !== undefined || range !== undefined, {
    path: ['model'],
    error: 'Name a model, or a range for the derivatives of all its models.',
  });

export const listDerivatives = endpoint(addresses.listDerivatives, {
  summary: 'The derivatives of a model, or of a whole range where no model is given, with their dates. Free.',
  permission: 'vehicles.read',
  input: derivativeListInput,
  output: z.array(listedDerivativeSchema),
});

export const listDerivativeFigures = endpoint(addresses.listDerivativeFigures, {
  summary: 'P11D value, CO2, benefit and tax a month at 20% of each car in such a list. Cars only. Free.',
  permission: 'vehicles.read',
  input: derivativeListInput,
  output: z.array(derivativeFiguresSchema),
});

export const listModelYears = endpoint(addresses.listModelYears, {
  summary: 'The model years of a derivative, newest first, each with the number of its image. Free.',
  permission: 'vehicles.read',
  input: z.object(vehicleParams),
  output: z.array(vehicleModelYearSchema),
});

const onDay = {
  ...vehicleParams,
  on: daySchema
    .optional()
    .meta({ description: 'The date: today by default, or the last day the vehicle was specified.' }),
};

export const readSpecification = endpoint(addresses.readSpecification, {
  summary: 'Body, fuel, transmission and price new of a derivative on a day. Free.',
  permission: 'vehicles.read',
  input: z.object(onDay),
  output: specificationSchema,
});

export const readTechnicalData = endpoint(addresses.readTechnicalData, {
  summary: `All technical data of a derivative on a day, in ${SOURCES.guide.inText}’s groups, with units. Free.`,
  permission: 'vehicles.read',
  input: z.object(onDay),
  output: technicalDataSchema,
});

export const readEquipment = endpoint(addresses.readEquipment, {
  summary: 'The standard equipment of a derivative on a day, by category. Free.',
  permission: 'vehicles.read',
  input: z.object(onDay),
  output: standardEquipmentSchema,
});

export const readVehicleChanges = endpoint(addresses.readVehicleChanges, {
  summary: 'The days a derivative’s specification changed and what changed, newest first. Free.',
  permission: 'vehicles.read',
  input: z.object(vehicleParams),
  output: z.array(listChangeSchema),
});

export const readGenericOptions = endpoint(addresses.readGenericOptions, {
  summary: 'The kinds of option that can be had with a derivative on a day, in words common to all makes. Free.',
  permission: 'vehicles.read',
  input: z.object(onDay),
  output: genericOptionsSchema,
});

export const compareVehicles = endpoint(addresses.compareVehicles, {
  summary: 'Up to four cars and vans, or builds of them, side by side, differences first. Free.',
  permission: 'vehicles.read',
  input: z.object({
    vehicle: z
      .array(
        z.string().regex(TRAY_ENTRY, {
          error:
            'Name each vehicle like car-50031 or van-60001, a build of it with a dot and its code; motorcycles and heavy goods vehicles cannot be compared.',
        }),
      )
      .min(1)
      .max(COMPARED_MAX),
  }),
  output: vehicleComparisonSchema,
});
