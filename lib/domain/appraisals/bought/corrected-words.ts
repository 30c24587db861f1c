/** What the correction of a purchase does to the car that came into stock from it. Without schemas: pages load it. */
import { formatList } from '@/lib/format';

/** Where the car is: `none` came into stock, it is there, or it has left. */
export const CORRECTED_CARS = ['none', 'in_stock', 'sold', 'removed'] as const;

/**
 * `followed`: it has what was corrected. `stays`: it no longer had what the purchase gave it. `after_left`: the corrected
 * day is after it left the stock, so its date in stays.
 */
export const CORRECTED_FIELDS = ['followed', 'stays', 'after_left'] as const;
type CorrectedField = (typeof CORRECTED_FIELDS)[number];

export interface StockAfterCorrection {
  readonly car: (typeof CORRECTED_CARS)[number];
  /** Null: the correction gives the car the same as before, or there is none. */
  readonly costPounds: Exclude<CorrectedField, 'after_left'> | null;
  readonly inOn: CorrectedField | null;
}

const CAR_WORDS: Readonly<Record<Exclude<StockAfterCorrection['car'], 'none'>, string>> = {
  in_stock: 'its car in stock',
  sold: 'its sold car',
  removed: 'its car, which was removed from stock',
};

/** After the correction of a purchase: what followed in its car, and what did not, with the reason. */
export function correctedWords({ car, costPounds, inOn }: StockAfterCorrection): string {
  const corrected = 'The purchase is corrected';
  if (car === 'none') return `${corrected}.`;
  const named = (outcome: CorrectedField) => [
    ...(costPounds === outcome ? ['cost'] : []),
    ...(inOn === outcome ? ['date in'] : []),
  ];
  const [followed, stays] = [named('followed'), named('stays')];
  const first =
    followed.length === 0
      ? `${corrected}.`
      : `${corrected}, and so ${followed.length === 1 ? 'is' : 'are'} the ${formatList(followed)} of ${CAR_WORDS[car]}.`;
  const own =
    stays.length === 1
      ? `The car’s ${formatList(stays)} is no longer what the purchase gave it, so it stays.`
      : `The car’s ${formatList(stays)} are no longer what the purchase gave it, so they stay.`;
  const late = 'The car’s date in stays: it left the stock before the corrected day.';
  return [first, ...(stays.length === 0 ? [] : [own]), ...(inOn === 'after_left' ? [late] : [])].join(' ');
}
