/** Sums of options in words. Without schemas: pages load it. */
import { formatPounds } from '@/lib/format';

/** `£1,505`, or `£1,505 + POA` if something priced on application comes on top. */
export const sumWords = (pence: number, isOnApplication: boolean): string =>
  `${formatPounds(pence / 100)}${isOnApplication ? ' + POA' : ''}`;
