/** A vehicle in the guide: one derivative, found by its identifier. */
import { z } from 'zod';
import { daySchema } from '@/lib/domain/time/calendar-schemas';

/** The provider's database of the vehicle. Identifiers repeat between databases, so the two belong together. */
export const vehicleKindSchema = z.enum(['car', 'van']);
export type VehicleKind = z.infer<typeof vehicleKindSchema>;

/** The kind for the provider's name of a vehicle type: "Car", "Light Commercial Vehicle", "LCV"; null: another. */
export function kindFromWords(words: string): VehicleKind | null {
  if (/\bLCV\b|light commercial|\bvan/i.test(words)) return 'van';
  return /\bcars?\b/i.test(words) ? 'car' : null;
}

export const identifierSchema = z.number().int().positive().max(2_147_483_647);

export const vehicleSchema = z.object({
  kind: vehicleKindSchema,
  identifier: identifierSchema,
  /** 20 characters, inner spaces count; null if the service gave none. */
  code: z.string().nullable(),
  manufacturer: z.string(),
  range: z.string().nullable(),
  model: z.string(),
  derivative: z.string(),
  introduced: daySchema.nullable(),
  /** null while the derivative is still sold. */
  discontinued: daySchema.nullable(),
});
export type Vehicle = z.infer<typeof vehicleSchema>;
