/** The guide's values of one derivative in one edition: every plate at every mileage. */
import { z } from 'zod';
import { daySchema } from '@/lib/domain/time/calendar-schemas';

/** The used values cover motorcycles too, unlike most other services (wire.md §7). */
export const guideKindSchema = z.enum(['car', 'van', 'bike']);
export type GuideKind = z.infer<typeof guideKindSchema>;

const grid = z.array(z.array(z.number().int().nullable()));

export const guideTableSchema = z.object({
  /** The first day of its month. */
  edition: daySchema,
  /** Newest first. */
  plates: z.array(
    z.object({
      year: z.number().int(),
      letter: z.string(),
      /** Its price when new, in pounds; null if the guide has none. */
      costNewPounds: z.number().int().nullable(),
    }),
  ),
  /** The guide's mileage points of all plates, ascending. */
  mileages: z.array(z.number().int()),
  /** Whole pounds by plate, then mileage; null if the guide gives none. */
  retail: grid,
  clean: grid,
  average: grid,
  below: grid,
});
export type GuideTable = z.infer<typeof guideTableSchema>;
