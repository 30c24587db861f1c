import { roundAway } from './round-away';

const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/**
 * Reads pounds as text, which keeps its scale, or as a double; a third and fourth decimal are fractions of a penny, and
 * half a penny is rounded away from zero.
 */
export function penceFrom(pounds: string | number | null | undefined): number | null {
  const text = String(pounds ?? '').trim();
  if (text === '') return null;
  // Times a hundred by the exponent: 1.005 * 100 is 100.49999999999999, and half a penny would be lost.
  const exact = DECIMAL.test(text) ? Number(`${text}e2`) : Number(text) * 100;
  const pence = roundAway(exact);
  return Number.isSafeInteger(pence) ? pence : null;
}
