/** Finds a plate or VIN in text, however it is written: PostgreSQL regular expressions that ignore case. */
import { SHORT_PLATE_LENGTH } from '@/lib/domain/privacy/erasure-places';
import { readPlate } from '@/lib/domain/plates/plate-shapes';

/** Each matches a plate or VIN in any spelling, and nothing around it. */
export interface PlatePatterns {
  /** In text that people type. */
  readonly text: string;
  /** In JSON of such texts. */
  readonly json: string;
  /** In JSON of a provider's texts, where only an unmistakable plate or VIN is searched for inside other text. */
  readonly record: string;
  /** A JSON string that is one of the plates, or has the VIN in it: the vehicle's own row of a list. */
  readonly ownCell: string;
  /**
   * For `ilike`: the characters of each name in order, whatever is between them. Every text that one of the other
   * patterns matches has them, and this search takes a fiftieth of the time.
   */
  readonly letters: readonly string[];
}

/** What people put between the parts of a plate or VIN (see `normalisePlate`), and invisible characters. */
const BLANK =
  '(?:[ \\s\u00a0\u00ad\u200b-\u200d\u202f\u2060\ufeff._·•\u2010-\u2015-]|\\\\[tnr]|\\\\u(?:00a[0d]|200[b-d]|202f|2060|feff))';
/** The characters before and after are not part of a word; in JSON an escape may come before. */
const BEFORE = '(?:(?<![[:alnum:]])|(?<=\\\\[bfnrt])|(?<=\\\\u[0-9a-f]{4}))';
const AFTER = '(?![[:alnum:]])';

const spelled = (name: string) => Array.from(name, escaped).join(`${BLANK}*`);
const escaped = (character: string) => (/[A-Za-z0-9]/.test(character) ? character : `\\${character}`);
const inOrder = (name: string) => `%${Array.from(name, escaped).join('%')}%`;
const anywhere = (name: string) => `${BEFORE}${spelled(name)}${AFTER}`;
const wholeText = (name: string) => `^${BLANK}*${spelled(name)}${BLANK}*$`;
const wholeString = (name: string) => `(?<=")${BLANK}*${spelled(name)}${BLANK}*(?=")`;

/** @param plates normalised @param vin normalised; null when searching for a plate */
export function platePatterns(plates: readonly string[], vin: string | null): PlatePatterns {
  const vins = vin === null ? [] : [vin];
  const isShort = (plate: string) => plate.length < SHORT_PLATE_LENGTH;
  const long = [...vins, ...plates.filter((plate) => !isShort(plate))];
  const short = plates.filter(isShort);
  // XC60 AWD has the current plate format and is a model name; other formats are more often names than plates.
  const unmistakable = [...vins, ...plates.filter((plate) => readPlate(plate)?.shape === 'current')];
  const join = (...alternatives: readonly string[]) => alternatives.join('|');
  return {
    text: join(...long.map(anywhere), ...short.map(wholeText)),
    json: join(...long.map(anywhere), ...short.map(wholeString)),
    record: join(...unmistakable.map(anywhere), ...plates.map(wholeString)),
    ownCell: join(...vins.map(anywhere), ...plates.map(wholeString)),
    letters: [...vins, ...plates].map(inOrder),
  };
}
