import { formatPence, formatPounds } from '@/lib/format';

/** `£1,250` where there are no pence, otherwise `£1,250.50`. */
export const moneyText = (pence: number): string =>
  pence % 100 === 0 ? formatPounds(pence / 100) : formatPence(pence);
