/** Plates of 2017 to 2022 that no journey types by hand. */
import { createHash } from 'node:crypto';

/** Letters that no figure is mistaken for. */
const LETTERS = 'ACDEFHJKLMNPRTUVWXY';
const letter = (number: number) => LETTERS[Math.floor(number) % LETTERS.length];

/** Another plate for each number up to 19 × 19 × 19 × 19. */
export function plateOf(number: number): string {
  const [first, second, third, fourth] = [3, 2, 1, 0].map((power) => letter(number / LETTERS.length ** power));
  return `K${first}${17 + (number % 6)} ${second}${third}${fourth}`;
}

/** The same for the same words. */
export function plateOfWords(words: string): string {
  const [first = 0, year = 0, ...others] = createHash('sha256').update(words).digest().subarray(0, 5);
  return `K${letter(first)}${17 + (year % 6)} ${others.map(letter).join('')}`;
}
