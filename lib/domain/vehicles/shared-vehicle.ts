/** The derivative of a shared record, of a valuation and of a vehicle file alike. */
import { z } from 'zod';
import { vehicleSchema } from './vehicle';

export const sharedVehicleSchema = z.object({
  identity: z.object({ vehicle: vehicleSchema.pick({ kind: true, identifier: true }).nullable() }),
});
