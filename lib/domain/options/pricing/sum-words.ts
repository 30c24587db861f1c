/** Sums of options in words. Without schemas: pages load it. */
import { formatPounds } from '@/lib/format';

/** A formatted sum; `£1,505 + POA` if something priced on application comes on top. */
export const withPoa = (sum: string, isOnApplication: boolean): string => (isOnApplication ? `${sum} + POA` : sum);

/** The sum in whole pounds, in the same words. */
export const sumWords = (pence: number, isOnApplication: boolean): string =>
  withPoa(formatPounds(pence / 100), isOnApplication);
