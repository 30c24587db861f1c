/** The guide's description of a derivative by its identifier only, without technical data or prices. */
import { z } from 'zod';
import { daySchema } from '@/lib/domain/time/calendar-schemas';
import { vehicleSchema } from './vehicle';

const code = z.number().int().nullable();

/** A derivative in a list. */
export const listedDerivativeSchema = z.object({
  identifier: vehicleSchema.shape.identifier,
  name: z.string(),
  introduced: daySchema.nullable(),
  /** Last day of production; null while in production. */
  discontinued: daySchema.nullable(),
  /** Last day it is sold new after production ended. */
  runOut: daySchema.nullable(),
  /** Day of its latest specification: the one to request once it is discontinued. */
  specified: daySchema.nullable(),
  /** `2026`, `2026.5`. */
  modelYear: z.string().nullable(),
  /** The market sector; null if the guide names none. */
  sector: z.string().nullable(),
});
export type ListedDerivative = z.infer<typeof listedDerivativeSchema>;

export const describedVehicleSchema = vehicleSchema.extend({
  ...listedDerivativeSchema.omit({ identifier: true, name: true }).shape,
  /** The derivative without its engine: `XL`. */
  shortDerivative: z.string().nullable(),
  manufacturerCode: code,
  rangeCode: code,
  modelCode: code,
});
export type DescribedVehicle = z.infer<typeof describedVehicleSchema>;

export const vehicleModelYearSchema = z.object({
  modelYear: z.string(),
  from: daySchema.nullable(),
  /** null while it is the current one. */
  to: daySchema.nullable(),
  /** The image service's number; null if there is no image. */
  imageId: z.number().int().nullable(),
});
export type VehicleModelYear = z.infer<typeof vehicleModelYearSchema>;
