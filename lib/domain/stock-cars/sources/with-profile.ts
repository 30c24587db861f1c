/** A file of another system, under the headings by which every file of stock is read. */
import { HEADING_WITHIN_ROWS } from '@/lib/domain/stock/columns/plain-heading';
import { isFieldHeading } from '@/lib/domain/stock/columns/field-headings';
import { isInKilometres, isInThousands, mileageRank, unitRank } from '@/lib/domain/stock/columns/mileage-headings';
import { isHeading } from '@/lib/domain/stock/columns/stock-headings';
import type { TableRow } from '@/lib/encoding/delimited.mjs';
import { PROFILE_FIELD_NAMES, PROFILE_FIELDS, type ColumnProfile, type ProfileField } from './column-profile';

/** A person chose the heading itself: `Cost` is not `Cost (ex VAT)`. */
const sameText = (heading: string): string => heading.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

/** Before the heading of a column that the profile does not use. */
const OTHER = 'Other: ';

/** The file's own headings again, of columns that the profile does not use. */
export const ownHeadings = (labels: readonly string[]): string[] =>
  labels.map((label) => (label.startsWith(OTHER) ? label.slice(OTHER.length) : label));

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
    chosen.map(({ heading }) => cells.findIndex((cell) => sameText(cell) === sameText(heading)));
  const candidates = table.slice(0, HEADING_WITHIN_ROWS).map((row, at) => ({ at, row, places: placesIn(row) }));
  const best = candidates.toSorted((a, b) => found(b.places) - found(a.places))[0];
  const missing = chosen.filter((_, index) => (best?.places[index] ?? -1) < 0).map(({ heading }) => heading);
  if (best === undefined || missing.length > 0) return { missing };
  const usual = new Map(
    chosen.map(({ field, heading }, index) => {
      return [best.places[index], field === 'mileage' ? usualMileageHeading(heading) : PROFILE_FIELDS[field]];
    }),
  );
  // Another column under a usual heading is not the one that was chosen for it.
  const isAnother = (cell: string) => chosen.some(({ field }) => isUsualHeading(field, cell));
  const cells = best.row.cells.map((cell, place) => usual.get(place) ?? (isAnother(cell) ? `${OTHER}${cell}` : cell));
  return { table: table.map((row, at) => (at === best.at ? { ...row, cells } : row)) };
}

/** With what the chosen heading says of the mileages. */
const usualMileageHeading = (heading: string): string =>
  `${isInKilometres(heading) ? 'Kilometres' : PROFILE_FIELDS.mileage}${isInThousands(heading) ? ' (k)' : ''}`;

const found = (places: readonly number[]): number => places.filter((place) => place >= 0).length;

/** Whether a column would be read as the field, were there no profile. */
function isUsualHeading(field: ProfileField, cell: string): boolean {
  if (field === 'plate' || field === 'reference') return isHeading(field, cell);
  if (field === 'mileage') return mileageRank(cell) > 0 && unitRank(cell) === 0;
  return isFieldHeading(field, cell);
}
