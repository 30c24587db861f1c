/** The levels a vehicle is found by: manufacturer, range, model, and then its derivatives. */
import { z } from 'zod';

/** Of the last two the guide has names and dates alone: every other service stops at cars and vans, or at cars. */
export const listedKindSchema = z.enum(['car', 'van', 'bike', 'hgv']);
export type ListedKind = z.infer<typeof listedKindSchema>;

/** All of them. */
export const LISTED_KIND_WORDS: Readonly<Record<ListedKind, string>> = {
  car: 'cars',
  van: 'vans',
  bike: 'motorcycles',
  hgv: 'heavy goods vehicles',
};

export const levelSchema = z.object({ code: z.number().int(), name: z.string() });
/** A manufacturer or a range. */
export type Level = z.infer<typeof levelSchema>;

export const modelLevelSchema = levelSchema.extend({
  introducedYear: z.number().int().nullable(),
  /** null while it is sold. */
  discontinuedYear: z.number().int().nullable(),
});
export type ModelLevel = z.infer<typeof modelLevelSchema>;

/** By the guide's codes (3 §bodyStyleFilter). */
export const BODY_STYLES: Readonly<Record<number, string>> = {
  1: '4x4',
  2: 'City car',
  3: 'Coupe',
  4: 'Estate',
  5: 'Hatchback',
  6: 'MPV',
  7: 'Saloon',
  8: 'Sports',
};

/** What of the guide is listed. */
export interface LevelFilter {
  /** Body styles of cars, any of them; none stands for all. */
  readonly styles: readonly number[];
  readonly show: 'current' | 'all';
  /** With `current`: also what is sold and no longer made. */
  readonly runOut: boolean;
}
