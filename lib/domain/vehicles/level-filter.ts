/** The filter of the guide's lists, level by level. Without schemas: pages load it. */

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

/** The vehicles to list. */
export interface LevelFilter {
  /** Body styles of cars, any of them; none means all. */
  readonly styles: readonly number[];
  readonly show: 'current' | 'all';
  /** With `current`: also vehicles still sold but no longer made. */
  readonly runOut: boolean;
}
