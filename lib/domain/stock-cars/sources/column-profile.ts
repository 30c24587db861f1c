/** What another system calls its columns, so that its file is read without a person. Without schemas: pages load it. */
import type { TableRow } from '@/lib/encoding/delimited.mjs';

/** Each field under the heading by which every file of stock is read. */
export const PROFILE_FIELDS = {
  plate: 'Registration',
  mileage: 'Mileage',
  reference: 'Stock number',
  costPounds: 'Cost',
  preparationPounds: 'Preparation',
  advertisedPounds: 'Asking price',
  inOn: 'Date in',
  site: 'Site',
} as const;
export type ProfileField = keyof typeof PROFILE_FIELDS;

/** By field: the heading in the other system's file. A field without one is found by the usual headings. */
export type ColumnProfile = Readonly<Partial<Record<ProfileField, string | undefined>>>;

const keys = Object.keys(PROFILE_FIELDS);
const isField = (key: string): key is ProfileField => keys.includes(key);
export const PROFILE_FIELD_NAMES: readonly ProfileField[] = keys.filter(isField);

export const HEADING_LETTERS_MAX = 80;
/** Headings are in the first rows, perhaps under a title. */
const HEADING_WITHIN = 10;

const plain = (heading: string): string => heading.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

/** The same table with the usual headings in place of the profile's; or the headings that it does not have. */
export function withProfile(
  table: readonly TableRow[],
  profile: ColumnProfile,
): { readonly table: readonly TableRow[] } | { readonly missing: readonly string[] } {
  const chosen = PROFILE_FIELD_NAMES.flatMap((field) => {
    const heading = profile[field]?.trim() ?? '';
    return heading === '' ? [] : [{ field, heading }];
  });
  if (chosen.length === 0) return { table };
  const placesIn = ({ cells }: TableRow) =>
    chosen.map(({ heading }) => cells.findIndex((cell) => plain(cell) === plain(heading)));
  const candidates = table.slice(0, HEADING_WITHIN).map((row, at) => ({ at, row, places: placesIn(row) }));
  const best = candidates.toSorted((a, b) => found(b.places) - found(a.places))[0];
  const missing = chosen.filter((_, index) => (best?.places[index] ?? -1) < 0).map(({ heading }) => heading);
  if (best === undefined || missing.length > 0) return { missing };
  const usual = new Map(chosen.map(({ field }, index) => [best.places[index], PROFILE_FIELDS[field]]));
  const names = new Set(chosen.map(({ field }) => plain(PROFILE_FIELDS[field])));
  // Another column under a usual heading is not the one that was chosen for it.
  const cells = best.row.cells.map(
    (cell, place) => usual.get(place) ?? (names.has(plain(cell)) ? `Other: ${cell}` : cell),
  );
  return { table: table.map((row, at) => (at === best.at ? { ...row, cells } : row)) };
}

const found = (places: readonly number[]): number => places.filter((place) => place >= 0).length;
