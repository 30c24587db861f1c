/** The levels by which a vehicle is found: manufacturer, range, model, then derivatives. */
import { z } from 'zod';

/**
 * For heavy goods vehicles the guide has only names and dates, for motorcycles also used values: every other service
 * covers cars and vans, or only cars (wire.md §7).
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
