/** The first characters of a plate, by which people find one whose rest they do not know. */
import { normalisePlate, PLATE_LENGTH_MAX } from './plate-shapes';

/** Shorter beginnings are those of nearly every plate of a region or year. */
const PLATE_BEGINNING_MIN = 3;

/** At most three letters, or four figures, come first on a UK plate. */
const BEGINNING = /^(?:[A-Z]{1,3}(?:\d[A-Z\d]*)?|\d{1,4}(?:[A-Z][A-Z\d]*)?)$/;

/** Normalised: `ab21 c` → `AB21C`. Null where no longer plate can begin so, or nearly every one could. */
export function readPlateBeginning(text: string): string | null {
  const typed = normalisePlate(text);
  const isLongEnough = typed.length >= PLATE_BEGINNING_MIN && typed.length < PLATE_LENGTH_MAX;
  return isLongEnough && BEGINNING.test(typed) ? typed : null;
}

/** Where a search by the whole plate found nothing; null for a text that no longer plate begins with. */
export const wholePlateHint = (searched: string): string | null =>
  readPlateBeginning(searched) === null
    ? null
    : 'Only a whole plate is found here. “Search” at the top finds plates by their first characters.';
