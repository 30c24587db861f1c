/** Finds the mark in OCR text of a picture, which may begin with a band's letters and confuse letters with digits. */
import { plateCandidates } from './plate-candidates';
import { normalisePlate, PLATE_LENGTH_MAX, readPlate, type PlateReading } from './plate-shapes';

/** Shorter texts match a format by chance: a picture has many letters. */
const LENGTH_MIN = 5;

/** @returns null if no part of it is a UK mark of at least five characters */
export function plateInLetters(letters: string): PlateReading | null {
  const text = normalisePlate(letters).replace(/[^A-Z0-9]/g, '');
  // Only letters: a name or a slogan.
  if (text.length < LENGTH_MIN || !/\d/.test(text)) return null;
  const [whole] = readPlate(text) ? [readPlate(text)] : plateCandidates(text);
  if (whole) return whole;
  for (let length = Math.min(PLATE_LENGTH_MAX, text.length); length >= LENGTH_MIN; length--) {
    const parts = partsOf(text, length).filter((part) => /\d/.test(part));
    const exact = parts.map(readPlate).find((reading) => reading !== null);
    const near = exact ?? parts.map(nearlyReadPlate).find((reading) => reading !== undefined);
    if (near) return near;
  }
  return null;
}

/** At most one character of a part may be misread. */
const nearlyReadPlate = (part: string): PlateReading | undefined =>
  plateCandidates(part).find(
    ({ plate }) => Array.from(plate).filter((letter, index) => letter !== part[index]).length <= 1,
  );

/** The last first: excess text comes before the mark, as UK does. */
function partsOf(text: string, length: number): string[] {
  const starts = Array.from({ length: text.length - length + 1 }, (_, start) => start).toReversed();
  return starts.map((start) => text.slice(start, start + length));
}
