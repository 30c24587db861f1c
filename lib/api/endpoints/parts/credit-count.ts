import { z } from 'zod';
import { creditRangeWords, type CreditRange } from '@/lib/domain/usage/credit-entry';

/** A number of credits within a range, with one sentence for whatever is outside it. */
export function creditCount(range: CreditRange) {
  const words = creditRangeWords(range);
  return z.int(words).min(range.min, words).max(range.max, words);
}
