/**
 * Makes and models on screen, in print and in mails. The guide and the register write capitals; the trade writes "Ford
 * Focus", "BMW 3 Series", "SEAT Leon". Machine-readable files, the details of a record and requests to services keep
 * the source's own spelling. Without schemas: pages load it.
 */
import { PHRASES, SPELLINGS } from './name-spellings';

/** Repeated words: a model called Hatchback, followed by its body. */
const NAMED_TWICE = /(?<=^|\s)((?:\p{L}{3,}\s+)*\p{L}{3,})\s+\1(?=\s|$)/giu;

const spellings = new Map([...SPELLINGS, ...PHRASES].map((spelling) => [spelling.toUpperCase(), spelling]));

/**
 * A make, a model, or both in one text, in mixed case: `VOLKSWAGEN GOLF HATCHBACK` → `Volkswagen Golf Hatchback`.
 * Changes the case, and drops words repeated in a row. Capitals after the first mixed-case word stay: they were written
 * deliberately (`Ford Focus ST`).
 */
export function displayName(name: string): string {
  const parts = name.replace(NAMED_TWICE, '$1').split(/(\s+)/);
  const mixedFrom = parts.findIndex((part) => /\p{Ll}/u.test(part));
  const end = mixedFrom === -1 ? parts.length : mixedFrom;
  const written: string[] = [];
  for (let at = 0; at < end; at += 2) {
    const phrase = at + 2 < end ? spellings.get(`${parts[at]} ${parts[at + 2]}`) : undefined;
    written.push(phrase ?? wordInMixedCase(parts[at] ?? ''));
    if (phrase !== undefined) at += 2;
    if (at + 1 < parts.length) written.push(parts[at + 1] ?? '');
  }
  return written.join('') + parts.slice(end).join('');
}

/** Make and model of a vehicle as shown; either may be empty. */
export const makeAndModel = ({ manufacturer, model }: { manufacturer: string; model: string }): string =>
  [manufacturer, model].filter(Boolean).map(displayName).join(' ').replace(NAMED_TWICE, '$1');

/**
 * A derivative as shown after its model, without the words it repeats: "300 L1 2.0 EcoBlue" after "Transit Custom 300
 * L1 (16-23)" is "2.0 EcoBlue". The repeated words are the end of the model's name, before its years.
 */
export function derivativeAfter(model: string, derivative: string): string {
  const modelWords = wordsOf(model.replace(/(?<!\s)\s*\([^()]*\)\s*$/, ''));
  const words = wordsOf(derivative);
  // At least one word of each is left.
  for (let count = Math.min(modelWords.length, words.length) - 1; count > 0; count -= 1)
    if (modelWords.slice(-count).join(' ').toUpperCase() === words.slice(0, count).join(' ').toUpperCase())
      return words.slice(count).join(' ');
  return derivative;
}

const wordsOf = (text: string): string[] => text.trim().split(/\s+/);

function wordInMixedCase(word: string): string {
  const known = spellings.get(word);
  if (known !== undefined) return known;
  const cased = word.replace(/[\p{L}\p{N}'’]+/gu, partInMixedCase);
  // Electric versions of a model: Corsa-e, Mokka-e.
  return /^\p{L}{4,}-E$/u.test(word) ? cased.replace(/E$/, 'e') : cased;
}

function partInMixedCase(part: string): string {
  const known = spellings.get(part);
  if (known !== undefined) return known;
  // 320d, 118i, 330e
  if (/^[1-8]\d\d(X?[DEI])$/.test(part) && part !== '190E') return part.toLowerCase();
  const isCode = /\p{N}/u.test(part) || /^[IVX]+$/.test(part) || part.length <= 3 || !/[AEIOUYÀ-Ý]/.test(part);
  return isCode ? part : part.charAt(0) + part.slice(1).toLowerCase();
}
