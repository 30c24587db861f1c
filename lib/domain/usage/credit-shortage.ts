/** That a price is more than what is left of the month's credits. Without schemas: pages load it, where that is so. */
import { isShort, type NearestLimit } from './credits-left';
import { tooFewWords } from './limit-words';

export interface CreditShortage {
  readonly words: string;
  /** Whether the organisation can give more: the provider's subscription is not its own to raise. */
  readonly mayHaveMore: boolean;
}

/** Why the price cannot be paid; null where it can. */
export function creditShortage(credits: number, { scope, remaining }: NearestLimit): CreditShortage | null {
  if (remaining === null || !isShort(credits, { remaining })) return null;
  const who = { subscription: 'the subscription has', organisation: 'your organisation has', person: 'you have' }[
    scope
  ];
  return { words: tooFewWords(credits, remaining, who), mayHaveMore: scope !== 'subscription' };
}
