/**
 * One derivative by the three ways in which the guide expresses a vehicle’s age: its plate, its month of registration,
 * and the date itself. What each source gives for one mileage, for all mileages, and over the last weeks (3 §Used
 * values service).
 */
import { z } from 'zod';
import { daySchema } from '@/lib/domain/time/calendar-schemas';
import { serviceResultSchema } from '@/lib/domain/service-result';
import { identifierSchema, vehicleKindSchema } from '@/lib/domain/vehicles/vehicle';
import { comparedBandsSchema, liveValuesSchema, marketRangesSchema } from './guide-comparison';
import type { AgeBasis } from './age-bases';

const eachBasis = <T extends z.ZodType>(value: T) =>
  z.object({ plate: value, month: value, date: value } satisfies Record<AgeBasis, T>);

/** Rising by mileage. */
const byMileageSchema = z.array(z.object({ mileage: z.number().int(), pounds: comparedBandsSchema }));
export type ValuesByMileage = z.infer<typeof byMileageSchema>;

export const registrationValuesSchema = z.object({
  kind: vehicleKindSchema,
  identifier: identifierSchema,
  registered: daySchema,
  mileage: z.number().int(),
  /** The day of the live values. */
  day: daySchema,
  /** Of the guide and market values; null before the first. */
  editionDay: daySchema.nullable(),
  /** The plate of the date: `21` of 2021. */
  year: z.number().int(),
  letter: z.string(),
  /** For the mileage. */
  guide: eachBasis(serviceResultSchema(comparedBandsSchema)),
  live: eachBasis(serviceResultSchema(liveValuesSchema)),
  market: eachBasis(serviceResultSchema(marketRangesSchema)),
  guideByMileage: eachBasis(serviceResultSchema(byMileageSchema)),
  liveByMileage: eachBasis(serviceResultSchema(byMileageSchema)),
  /** The live values of the last weeks for the mileage, rising by day. */
  liveWeeks: eachBasis(serviceResultSchema(z.array(liveValuesSchema))),
});
export type RegistrationValues = z.infer<typeof registrationValuesSchema>;
