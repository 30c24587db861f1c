/** Twenty letters, any three of which can end a plate. */
const LETTERS = 'ABCDEFGHJKLMNPRSTUVW';

/**
 * The plate for a number: eight thousand for each age identifier, from 21 on. @param area the two letters it begins
 * with
 */
export function plateAt(number: number, area = 'AB'): string {
  const end = [2, 1, 0].map((index) => LETTERS[Math.floor(number / LETTERS.length ** index) % LETTERS.length]);
  return `${area}${21 + Math.floor(number / LETTERS.length ** 3)}${end.join('')}`;
}
