import { formatPence, formatPounds } from '@/lib/format';
import type { Margin } from './entries';

/** `£1,250` if there are no pence, otherwise `£1,250.50`. */
export const moneyText = (pence: number): string =>
  pence % 100 === 0 ? formatPounds(pence / 100) : formatPence(pence);

/** A figure of a column: with pence if any line has pence, so that the digits line up. */
export const columnMoneyText = (pence: number, lines: readonly { readonly pence: number }[]): string =>
  lines.some((line) => line.pence % 100 !== 0) ? formatPence(pence) : moneyText(pence);

/** A margin as it is entered: `10%`, or `£900`. */
export const marginText = ({ marginPounds, marginPercent }: Margin): string =>
  marginPercent > 0 ? `${marginPercent}%` : moneyText(marginPounds * 100);
