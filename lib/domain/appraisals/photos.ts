/** Limits and names of an appraisal's photos. Without schemas: pages load it. */
import { formatPlural } from '@/lib/format';
import { damageWords, type ConditionLine } from './condition-lines';

/** Of one appraisal. */
export const PHOTOS_MAX = 20;
/** The long side to which a photo is scaled down, in the browser and again on the server. */
export const PHOTO_SIDE_PIXELS = 1_600;
/** An upload may be larger than a stored photo: a program need not scale it down first. */
export const PHOTO_UPLOAD_BYTES_MAX = 8 * 1024 * 1024;
/** Of a stored photo. */
export const PHOTO_STORED_BYTES_MAX = 1_500_000;

/** The damage that a photo shows; null if it shows the vehicle, or its line was removed. */
const photoLine = ({ line }: { readonly line: string | null }, lines: readonly ConditionLine[]): ConditionLine | null =>
  lines.find(({ id }) => id === line) ?? null;

/** What a photo without damage shows. */
export const VEHICLE_WORDS = 'The vehicle';

/** What a photo shows, such as "Front bumper: scuffed". */
export function photoWords(photo: { readonly line: string | null }, lines: readonly ConditionLine[]): string {
  const line = photoLine(photo, lines);
  return line ? damageWords(line) : VEHICLE_WORDS;
}

/** How many uploads still take a place: a file that is refused for good does not, since it never arrives. */
export const placesTaken = (uploads: readonly { readonly mayRepeat: boolean }[]): number =>
  uploads.filter(({ mayRepeat }) => mayRepeat).length;

/**
 * Why no photo can be added: a sentence for photos that have arrived, and one for those still uploading. @returns empty
 * while there is room
 */
export function noRoomWords(arrived: number, unsent: number): string {
  if (arrived + unsent < PHOTOS_MAX) return '';
  if (unsent === 0) return `This appraisal has ${formatPlural(PHOTOS_MAX, 'photo')}. Remove one to add another.`;
  return `There is room for ${formatPlural(PHOTOS_MAX, 'photo')}: ${arrived} ${arrived === 1 ? 'has' : 'have'} arrived and ${unsent} ${unsent === 1 ? 'has' : 'have'} not.`;
}

/** For more chosen photos than there was room for; empty if there was enough. */
export const leftOutWords = (leftOut: number): string =>
  leftOut === 0 ? '' : `${formatPlural(leftOut, 'photo')} more than there was room for: not added.`;
