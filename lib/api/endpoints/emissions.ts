import { z } from 'zod';
import { configuredBuildSchema } from '@/lib/domain/builds/configured-build';
import { emissionsSchema } from '@/lib/domain/emissions/emissions';
import { lowestCo2Schema } from '@/lib/domain/emissions/lowest-co2';
import * as addresses from '@/lib/api/addresses/emissions';
import { endpoint } from '@/lib/api/endpoint';
import { buildParams } from './tax';

/** For a configured build: the build, the vehicle without options, and the build less each option. */
const buildEmissionsSchema = z.object({
  build: configuredBuildSchema,
  emissions: emissionsSchema,
  /** What each configuration of `emissions` is, in its order. */
  labels: z.array(z.object({ name: z.string(), isWithout: z.number().int().nullable() })),
  /** The guide's name of the fuel; null if the P11D service gives none. */
  fuelType: z.string().nullable(),
});

export const readEmissions = endpoint(addresses.readEmissions, {
  summary: 'WLTP figures of a configured vehicle, and what each option adds to them. Free.',
  permission: 'vehicles.read',
  input: z.object(buildParams),
  output: buildEmissionsSchema,
});

export const findLowestCo2 = endpoint(addresses.findLowestCo2, {
  summary: 'The completion with the lowest WLTP CO2 for a build that needs more options. Free.',
  permission: 'vehicles.read',
  input: z.object(buildParams),
  output: lowestCo2Schema,
});

export const listEmissions = endpoint(addresses.listEmissions, {
  summary: 'WLTP figures of up to 100 configurations together. Free.',
  permission: 'vehicles.read',
  input: z.object({
    // oxlint-disable-next-line code/plain-words -- the name of a query parameter in the public API
    of: z.string().min(1).meta({
      description:
        'A line each: kind, identifier, model year, option codes; or the provider’s own JSON. At most 8,000 letters.',
      example: 'car 50031 26.50 71001 71002',
    }),
  }),
  output: z.object({
    emissions: emissionsSchema.nullable(),
    /** The guide's name of each configuration's fuel, in order; null if it gives none. */
    fuelTypes: z.array(z.string().nullable()),
    /**
     * Every line that was given, in order; `at` is its position among the configurations, null if it could not be read.
     */
    lines: z.array(
      z.object({ line: z.number().int(), text: z.string(), problem: z.string(), at: z.number().int().nullable() }),
    ),
  }),
});
