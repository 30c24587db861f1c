/** Where a figure comes from, or why it is missing: every figure on screen has one or the other. */
import { z } from 'zod';
import { daySchema, instantSchema } from './time/calendar-schemas';

/**
 * Reasons that something is decided by. `never_forecast`: trying again, or valuing again, brings no forecast;
 * `no_taxed_co2`: the CO2 that counts for tax is not known; `no_taxed_co2_because`: and the reason states why.
 */
const BECAUSE_CODES = ['never_forecast', 'no_taxed_co2', 'no_taxed_co2_because'] as const;

/** Why a value is missing, and what the dealer can do about it, in sentences. */
export const becauseSchema = z.object({
  reason: z.string(),
  next: z.string(),
  isNone: z.literal(true).optional().meta({
    description: 'The service answered, and has none. Never after a failure.',
  }),
  code: z.enum(BECAUSE_CODES).optional().meta({ description: 'Which reason it is, where something depends on it.' }),
});
export type Because = z.infer<typeof becauseSchema>;

/** The look-ups that a record may be based on; each names an entry in the record's `sources`. */
export const sourceNameSchema = z.enum(['registration', 'valuation', 'internetPrices']);
export type SourceName = z.infer<typeof sourceNameSchema>;

export const personReferenceSchema = z.object({ id: z.string(), name: z.string() });
export type PersonReference = z.infer<typeof personReferenceSchema>;

export const chargedSchema = z.enum(['yes', 'no', 'unknown']);

export const provenanceSchema = z.object({
  /** In a dealer's words: "Registration look-up". */
  service: z.string(),
  /** The name in the provider's documents, for support. */
  operation: z.string(),
  /** The row in our own ledger. */
  lookupId: z.string(),
  /** The provider's audit id; only registration look-ups have one. */
  auditId: z.number().int().nullable(),
  /** The edition of the values; null if the service does not name it, which `editionWords` explains. */
  editionDay: daySchema.nullable(),
  editionWords: z.string(),
  mileageUsed: z.number().int().nullable(),
  /** When the provider answered, and for whom: for a cached answer the earlier look-up's. */
  answeredAt: instantSchema,
  // oxlint-disable-next-line code/plain-words -- a name that saved records contain
  askedBy: personReferenceSchema,
  // oxlint-disable-next-line code/plain-words -- a value that saved records contain
  answer: z.enum(['fresh', 'kept']),
  /** Whether this record's use of the answer was charged; a cached answer never is. */
  charged: chargedSchema,
});
export type Provenance = z.infer<typeof provenanceSchema>;

/** A value with the look-up it came from, or null with the reason. */
export type Figure<T> = { value: T; source: SourceName } | { value: null; because: Because };

export function figureSchema<T extends z.ZodType>(value: T) {
  return z.union([
    z.object({ value, source: sourceNameSchema }),
    z.object({ value: z.null(), because: becauseSchema }),
  ]);
}
