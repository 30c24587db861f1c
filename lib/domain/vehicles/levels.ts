/** The levels a vehicle is found by: manufacturer, range, model, and then its derivatives. */
import { z } from 'zod';

/**
 * Of heavy goods vehicles the guide has only names and dates, of motorcycles used values too: every other service
 * covers cars and vans, or cars (wire.md §7).
 */
export const listedKindSchema = z.enum(['car', 'van', 'bike', 'hgv']);
export type ListedKind = z.infer<typeof listedKindSchema>;

export const levelSchema = z.object({ code: z.number().int(), name: z.string() });
/** A manufacturer or a range. */
export type VehicleLevel = z.infer<typeof levelSchema>;

export const modelLevelSchema = levelSchema.extend({
  introducedYear: z.number().int().nullable(),
  /** null while it is sold. */
  discontinuedYear: z.number().int().nullable(),
});
export type ModelLevel = z.infer<typeof modelLevelSchema>;
