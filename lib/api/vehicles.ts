import { z } from 'zod';
import { describedVehicleSchema } from '@/lib/domain/vehicle-description';
import { vehicleKindSchema } from '@/lib/domain/vehicle';
import { endpoint } from './endpoint';

/** In an address a number is text. */
const identifier = z.coerce
  .number<number | string>()
  .int()
  .positive()
  .max(2_147_483_647)
  .meta({ description: 'The derivative’s number in the guide.', example: 50031 });

/** Which derivative, as every address under a vehicle names it. */
export const vehicleNamed = { kind: vehicleKindSchema, identifier };

export const readVehicle = endpoint({
  method: 'GET',
  path: '/api/vehicles/{kind}/{identifier}',
  summary: 'Describe a derivative by its identifier: names, code, dates, sector. Free.',
  permission: 'vehicles.read',
  input: z.object(vehicleNamed),
  output: describedVehicleSchema,
});

export const findVehicleByCode = endpoint({
  method: 'GET',
  path: '/api/vehicles/by-code',
  summary: 'Find the identifier of a derivative by its code, of which every blank counts. Free.',
  permission: 'vehicles.read',
  input: z.object({
    kind: vehicleKindSchema,
    code: z.string().min(1).max(40).meta({ description: '20 characters.', example: 'CIC312S5HPTM  4   1 ' }),
  }),
  output: z.object({ kind: vehicleKindSchema, identifier: z.number().int() }),
});
