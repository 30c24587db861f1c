/** The vehicle's identity, side by side by source, and where they differ. */
import { z } from 'zod';
import { daySchema } from '@/lib/domain/time/calendar-schemas';
import { vehicleSchema } from '@/lib/domain/vehicles/vehicle';

const identitySourceSchema = z.enum(['register', 'trade', 'book', 'valuation']);
export type IdentitySource = z.infer<typeof identitySourceSchema>;

/** One row of the comparison. A null cell: that source has no value. */
const identityFactSchema = z.object({
  field: z.string(),
  label: z.string(),
  // oxlint-disable-next-line code/plain-words -- a name that saved records contain
  says: z.record(identitySourceSchema, z.string().nullable()),
  /** differ: the sources with a value mean different things, ignoring spelling and accents. */
  agreement: z.enum(['agree', 'differ', 'single']),
});
export type IdentityFact = z.infer<typeof identityFactSchema>;

export const identitySchema = z.object({
  /** "CITROËN C3 HATCHBACK", "Make and model not known" or "No vehicle found". */
  title: z.string(),
  derivative: z.string().nullable(),
  /** The derivative valued, otherwise the guide's match. */
  vehicle: vehicleSchema.nullable(),
  /** As displayed: `AB12 CDE`. */
  plate: z.string().nullable(),
  /** "21 plate (Mar–Aug 21)"; null for a mark without a year. */
  plateWords: z.string().nullable(),
  vin: z.string().nullable(),
  colour: z.string().nullable(),
  registered: daySchema.nullable(),
  facts: z.array(identityFactSchema),
  /** One sentence for each row that differs. */
  disagreements: z.array(z.object({ field: z.string(), text: z.string() })),
});
export type Identity = z.infer<typeof identitySchema>;
