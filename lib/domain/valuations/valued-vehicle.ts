/** One vehicle in the list of valuations: its latest valuation, and what came before. */
import { z } from 'zod';
import { vehicleKindSchema } from '@/lib/domain/vehicles/vehicle';
import { valuationSummarySchema } from './valuation';

/** As many valuations of one vehicle are found at most, the newest. */
export const VALUATIONS_OF_VEHICLE_MAX = 100;

export const VEHICLE_SORTS = ['valued', 'mileage', 'retail', 'clean', 'change', 'times'] as const;
export type VehicleSort = (typeof VEHICLE_SORTS)[number];

export const valuedVehicleSchema = z.object({
  latest: valuationSummarySchema,
  /** How often it was valued before. */
  before: z.int().nonnegative(),
  /** Change of Clean since the previous valuation; null if there is none, or one of the two has no value. */
  changePounds: z.int().nullable(),
  /** Of the valuation before, at which its Clean was; null where that changes nothing. */
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
