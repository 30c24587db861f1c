/** What is known of a derivative on sale, for finding it among all of them. */
import { z } from 'zod';
import { vehicleKindSchema } from '@/lib/domain/vehicles/vehicle';

const figure = z.number().nullable();
const text = z.string().nullable();

/** null: the guide does not give it. */
export const vehicleFactsSchema = z.object({
  kind: vehicleKindSchema,
  identifier: z.number().int(),
  make: z.string(),
  model: z.string(),
  derivative: z.string(),
  fuel: text,
  body: text,
  /** With VAT, without delivery and options. */
  pricePounds: figure,
  co2: figure,
  bootLitres: figure,
  seats: figure,
  insuranceGroup: figure,
  powerBhp: figure,
  secondsTo62: figure,
  ncapStars: figure,
  euroClass: figure,
  /** For the tax year of its day; the two below are per month, on the list price without delivery. */
  benefitPercent: figure,
  basicTaxPounds: figure,
  higherTaxPounds: figure,
});
export type VehicleFacts = z.infer<typeof vehicleFactsSchema>;
