/** Finds a plate or VIN in text, however it is written: PostgreSQL regular expressions that ignore case. */
import { SHORT_PLATE_LENGTH } from '@/lib/domain/privacy/erasure-places';
import { readPlate } from '@/lib/domain/plates/plate-shapes';

/** Each matches a plate or VIN in any spelling: to find it, together with the characters before and after. */
export interface PlatePatterns {
  /** In text that people type. */
  readonly text: string;
  /** In JSON of such texts. */
  readonly json: string;
  /** In JSON of a provider's texts, where only an unmistakable plate or VIN is searched for inside other text. */
  readonly record: string;
  /** A JSON string that is one of the plates, or has the VIN in it: the vehicle's own row of a list. */
  readonly ownCell: string;
  /** What is replaced in text and in JSON of texts: the plate or VIN alone. */
  readonly replaced: { readonly text: string; readonly json: string };
}

/** What people put between the parts of a plate or VIN (see `normalisePlate`), and invisible characters. */
const BLANK =
  '(?:[ \\s\u00a0\u00ad\u200b-\u200d\u202f\u2060\ufeff._·•\u2010-\u2015-]|\\\\[tnr]|\\\\u(?:00a[0d]|200[b-d]|202f|2060|feff))';
/** The characters before and after are not part of a word; in JSON an escape may come before. */
const [WORD, NO_WORD] = ['[[:alnum:]]', '[^[:alnum:]]'];
const ESCAPES = ['\\\\[bfnrt]', '\\\\u[0-9a-f]{4}'];

const spelled = (name: string) => Array.from(name, escaped).join(`${BLANK}*`);
const escaped = (character: string) => (/[A-Za-z0-9]/.test(character) ? character : `\\${character}`);
const wholeText = (name: string) => `^${BLANK}*${spelled(name)}${BLANK}*$`;
/** Without look-around, which makes PostgreSQL take about a hundred times as long. */
const FOUND = {
  anywhere: (name: string) => `(?:^|${[NO_WORD, ...ESCAPES].join('|')})${spelled(name)}(?:${NO_WORD}|$)`,
  wholeString: (name: string) => `"${BLANK}*${spelled(name)}${BLANK}*"`,
};
const REPLACED: typeof FOUND = {
  anywhere: (name) =>
    `(?:(?<!${WORD})|${ESCAPES.map((escape) => `(?<=${escape})`).join('|')})${spelled(name)}(?!${WORD})`,
  wholeString: (name) => `(?<=")${BLANK}*${spelled(name)}${BLANK}*(?=")`,
};

/** @param plates normalised @param vin normalised; null when searching for a plate */
export function platePatterns(plates: readonly string[], vin: string | null): PlatePatterns {
  const vins = vin === null ? [] : [vin];
  const isShort = (plate: string) => plate.length < SHORT_PLATE_LENGTH;
  const long = [...vins, ...plates.filter((plate) => !isShort(plate))];
  const short = plates.filter(isShort);
  // XC60 AWD has the current plate format and is a model name; other formats are more often names than plates.
  const unmistakable = [...vins, ...plates.filter((plate) => readPlate(plate)?.shape === 'current')];
  const join = (...alternatives: readonly string[]) => alternatives.join('|');
  const text = ({ anywhere }: typeof FOUND) => join(...long.map(anywhere), ...short.map(wholeText));
  const json = ({ anywhere, wholeString }: typeof FOUND) => join(...long.map(anywhere), ...short.map(wholeString));
  return {
    text: text(FOUND),
    json: json(FOUND),
    record: join(...unmistakable.map(FOUND.anywhere), ...plates.map(FOUND.wholeString)),
    ownCell: join(...vins.map(FOUND.anywhere), ...plates.map(FOUND.wholeString)),
    replaced: { text: text(REPLACED), json: json(REPLACED) },
  };
}
