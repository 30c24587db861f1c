/**
 * How hard a password is to guess. As in zxcvbn, it is split into the cheapest sequence of pieces a guesser would try:
 * common words, known names, repetitions, sequences, years and single characters.
 */
import { COMMON_WORDS } from './common-words';

/**
 * The most letters examined: one typed character may expand to eighteen (U+FDFA), and the search is cubic in their
 * number.
 */
const LETTERS_MAX = 128;

/** In bits: at most half of the guesses needed, in the order in which guessers try. */
export function guessingBits(password: string, names: ReadonlySet<string>): number {
  const text = password.normalize('NFKC').toLowerCase().slice(0, LETTERS_MAX);
  const bitsUpTo = [0];
  for (let end = 1; end <= text.length; end += 1) {
    let least = Infinity;
    for (let start = 0; start < end; start += 1) {
      const piece = text.slice(start, end);
      least = Math.min(least, (bitsUpTo[start] ?? 0) + pieceBits(piece, text.slice(0, start), names));
    }
    bitsUpTo.push(least);
  }
  const capitals = new Set(password.replace(/[^\p{Lu}]/gu, '')).size;
  return (bitsUpTo.at(-1) ?? 0) + Math.min(capitals, 3);
}

const NAME_BITS = 2;
const REPEATED_BITS = 4;
const SEQUENCE_BITS = 6;
const YEAR_BITS = 6;
const WORD_BITS = 11;

function pieceBits(piece: string, before: string, names: ReadonlySet<string>): number {
  if (piece.length === 1) return characterBits(piece);
  if (piece.length < 3) return Infinity;
  if (names.has(piece)) return NAME_BITS;
  if (before.includes(piece) || isOneCharacter(piece)) return REPEATED_BITS;
  if (isSequence(piece)) return SEQUENCE_BITS;
  if (/^(19|20)\d\d$/.test(piece)) return YEAR_BITS;
  if (COMMON_WORDS.has(piece)) return WORD_BITS;
  return COMMON_WORDS.has(plainLetters(piece)) || names.has(plainLetters(piece)) ? WORD_BITS + 1 : Infinity;
}

const characterBits = (character: string): number =>
  /\d/.test(character) ? 3.3 : /[a-z]/.test(character) ? 4.7 : /\s/.test(character) ? 3 : 5;

const isOneCharacter = (piece: string): boolean => piece === piece.charAt(0).repeat(piece.length);

/** Along the alphabet, the digits, or the rows and columns of a keyboard, in either direction. */
const SEQUENCES = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop[]',
  "asdfghjkl;'",
  'zxcvbnm,./',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
].flatMap((row) => [row, Array.from(row).reverse().join('')]);
const isSequence = (piece: string): boolean => isEvenlySpaced(piece) || SEQUENCES.some((row) => row.includes(piece));

/** `acegik` and `9630`: letters at equal distances. */
function isEvenlySpaced(piece: string): boolean {
  if (piece.length < 4 || !/^([a-z]+|\d+)$/.test(piece)) return false;
  const step = piece.charCodeAt(1) - piece.charCodeAt(0);
  return Array.from(piece.slice(1)).every((_, index) => piece.charCodeAt(index + 1) - piece.charCodeAt(index) === step);
}

const LETTER_SIGNS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/** `p@ssw0rd` as the word it represents. */
const plainLetters = (piece: string): string => piece.replace(/[@483!1$507]/g, (sign) => LETTER_SIGNS[sign] ?? sign);
