/** The derivative of a shared record, whether a valuation or a vehicle file. */
import { z } from 'zod';
import { vehicleSchema } from './vehicle';

export const sharedVehicleSchema = z.object({
  identity: z.object({ vehicle: vehicleSchema.pick({ kind: true, identifier: true }).nullable() }),
});
