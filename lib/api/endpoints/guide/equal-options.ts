import { z } from 'zod';
import * as addresses from '@/lib/api/addresses/guide/equal-options';
import { endpoint } from '@/lib/api/endpoint';
import { equalOptionsSchema } from '@/lib/domain/options/equal-options';
import { daySchema } from '@/lib/domain/time/calendar-schemas';
import { vehicleFactsSchema } from '@/lib/domain/vehicles/facts/vehicle-facts';
import { vehicleParams } from '../vehicles';

export const readEqualOptions = endpoint(addresses.readEqualOptions, {
  summary: 'The options of a derivative, each with what another of any make has of the same kind, with prices. Free.',
  permission: 'vehicles.read',
  input: z.object({
    ...vehicleParams,
    other: vehicleParams.identifier.meta({
      description: 'Guide ID of the other derivative, of the same kind of vehicle.',
      example: 50001,
    }),
    on: daySchema
      .optional()
      .meta({ description: 'The day of the derivative’s list; by default that of its specification.' }),
  }),
  output: equalOptionsSchema,
});

export const listSimilarVehicles = endpoint(addresses.listSimilarVehicles, {
  summary: 'Derivatives on sale of other makes with the same fuel and body style, nearest in list price. Free.',
  permission: 'vehicles.read',
  input: z.object(vehicleParams),
  output: z.object({ items: z.array(vehicleFactsSchema) }),
});
