/** Headings of mileages: which column they name, and the unit they give. */
import { plainHeading, plainHeadingInFull } from './plain-heading';
import { isHeading, KILOMETRES_WORDS, THOUSANDS } from './stock-headings';

const MILES_WORDS = ['mi', 'mile', 'miles', 'mls'];
/** A heading with one of these words is that of a mileage, unless another word gives it another meaning. */
const MILEAGE_WORDS = new Set([
  ...KILOMETRES_WORDS,
  'mileage',
  'mileages',
  'milage',
  'miles',
  'odo',
  'odometer',
  'odometers',
  'speedo',
  'speedometer',
  'distance',
]);
const WORDS_MAX = 6;

/** With one of these words a heading is not that of the car's mileage: `Mileage date`, `Price per mile`. */
const OTHER_MEANINGS = new Set(
  `unit units uom measure date type indicator flag status source code band group price prices cost
  costs charge charges rate per pence ppm vat reserve retail trade clean average avg mean guide cap
  glass glasses adjusted adjustment adj allowance allowed excess limit max maximum min minimum target
  expected projected annual annually yearly year years monthly month months pa pm contract agreed
  contracted lease warranty service serviced mot cambelt belt tyre tyres due next previous prev start
  co2 g emissions consumption fuel mpg l kwh range electric wltp nedc h hour speed tax to from note
  notes comment comments check discrepancy issue history ok`.split(/\s+/),
);
/** As its last word: a yes or no, as `Mileage verified`, unlike `Verified mileage` and `Mileage (verified)`. */
const YES_OR_NO_WORDS = new Set([
  'verified',
  'checked',
  'confirmed',
  'warranted',
  'unwarranted',
  'guaranteed',
  'correct',
  'true',
]);

const wordsOf = (heading: string): string[] => plainHeadingInFull(heading).split(' ');

/**
 * How surely a heading is that of the mileages: 2 by a whole known heading, 1 by a word among others, 0 if it is not.
 * `Odometer reading` is 2, `Genuine mileage` is 1, `Mileage unit` and `Mileage (£)` are 0.
 */
export function mileageRank(heading: string): 0 | 1 | 2 {
  if (/[\p{Sc}%]/u.test(heading) || /\bdate$/.test(plainHeading(heading))) return 0;
  if (isHeading('mileage', heading) || isHeading('kilometres', heading)) return 2;
  const words = wordsOf(heading);
  const short = plainHeading(heading);
  if (words.some((word) => OTHER_MEANINGS.has(word)) || YES_OR_NO_WORDS.has(short.split(' ').at(-1) ?? '')) return 0;
  if (isHeading('mileage', short) || isHeading('kilometres', short)) return 2;
  return words.length <= WORDS_MAX && words.some((word) => MILEAGE_WORDS.has(word)) ? 1 : 0;
}

/** Whether the mileages under a heading are kilometres, whatever else is in it: `Odometer (approx. km)`. */
export function isInKilometres(heading: string): boolean {
  const words = wordsOf(heading);
  return words.some((word) => KILOMETRES_WORDS.includes(word)) && !words.some((word) => MILES_WORDS.includes(word));
}

/**
 * The columns whose headings are surest to be those of the mileages, from 0: a whole known heading before a word among
 * others, then miles before kilometres. More than one if they are as sure, none if no heading is a mileage.
 * @param except a column that is known to be another
 */
export function surestMileages(headings: readonly string[], except: number | null = null): number[] {
  const scores = headings.map((heading, place) =>
    place === except ? 0 : mileageRank(heading) * 2 - (isInKilometres(heading) ? 1 : 0),
  );
  const surest = Math.max(1, ...scores);
  return scores.flatMap((score, place) => (score === surest ? [place] : []));
}

/** Whether the mileages under a heading are in thousands: `Mileage (k)`, `Miles (000s)`. */
export const isInThousands = (heading: string): boolean =>
  mileageRank(heading) > 0 && wordsOf(heading).some((word) => THOUSANDS.includes(word));

const UNIT_HEADING =
  /^((the )?(vehicle |veh )?(mileage|milage|odometer|odo|speedo|distance|clock)( reading)? (units?|uom|uo m|unit of measure|measure)|units? of (mileage|distance|odometer))$/;
/** Its column may contain something else: only cells that are a unit count. */
const GENERAL_UNIT_HEADING =
  /^(units?|uom|uo m|units? of measure|(mileage|odometer|odo|distance) (type|indicator)|(mi|miles?|m) (or )?(k|kms?)|(k|kms?) (or )?(mi|miles?|m))$/;

/** How surely a heading is that of the units of the mileages: 2 for `Odometer unit`, 1 for `Unit`, 0 if it is not. */
export function unitRank(heading: string): 0 | 1 | 2 {
  const words = plainHeadingInFull(heading);
  return UNIT_HEADING.test(words) ? 2 : GENERAL_UNIT_HEADING.test(words) ? 1 : 0;
}
