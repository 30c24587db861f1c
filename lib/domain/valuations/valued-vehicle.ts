/** One vehicle in the list of valuations: its latest valuation, and what came before. */
import { z } from 'zod';
import { vehicleKindSchema } from '@/lib/domain/vehicles/vehicle';
import { valuationSummarySchema } from './valuation';

/** As many valuations of one vehicle are found at most, the newest. */
export const VALUATIONS_OF_VEHICLE_MAX = 100;

export const VEHICLE_SORTS = ['valued', 'mileage', 'retail', 'clean', 'change', 'times'] as const;
export type VehicleSort = (typeof VEHICLE_SORTS)[number];

export const valuedVehicleSchema = z.object({
  /** The newest with a value, or the newest where none has one. */
  latest: valuationSummarySchema,
  /** How many other valuations it has. */
  before: z.int().nonnegative(),
  /** Change of Clean since the previous valuation with one; null if there is none, or the latest has none. */
  changePounds: z.int().nullable(),
  /** Of the valuation from which Clean changed; null where that changes nothing. */
  mileageBefore: z.int().nullable(),
  /** The latest was made in a run of a stock list. */
  fromList: z.boolean(),
  /** Null without a vehicle of the guide. */
  vehicleKind: vehicleKindSchema.nullable(),
});
export type ValuedVehicleSummary = z.infer<typeof valuedVehicleSchema>;

export const valuedVehicleTotalsSchema = z.object({
  vehicles: z.int(),
  retailPounds: z.int(),
  withoutRetail: z.int().meta({ description: 'Of the vehicles, those that add nothing.' }),
  cleanPounds: z.int(),
  withoutClean: z.int(),
  withoutValue: z.int().meta({ description: 'Of the vehicles, those with neither.' }),
  vans: z.int().meta({ description: 'Of those with a value, vans: their values are without VAT.' }),
});
export type ValuedVehicleTotals = z.infer<typeof valuedVehicleTotalsSchema>;
