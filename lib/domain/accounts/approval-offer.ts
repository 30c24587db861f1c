/** How many of the requested extra credits a person may approve. */
import { formatPlural } from '@/lib/format';

export interface ApprovalOffer {
  /** The most of the request that may be approved; 0: none. */
  readonly credits: number;
  /** Why that is less than was requested; null if it is all. */
  readonly words: string | null;
}

/**
 * @param requested extra credits
 * @param most that the reader may approve now: what is left of the organisation's budget; null if they may go over it
 */
export function approvalOffer(requested: number, most: number | null): ApprovalOffer {
  if (most === null || requested <= most) return { credits: requested, words: null };
  const who = 'An administrator can approve more.';
  return most === 0
    ? { credits: 0, words: `The organisation’s budget for this month is used. ${who}` }
    : { credits: most, words: `${budgetLeftWords(most)} ${who}` };
}

/** What is left of the budget that an approval may use. */
export const budgetLeftWords = (left: number): string =>
  `The organisation’s budget has ${formatPlural(left, 'credit')} left this month.`;

/** Once they are approved. */
export const approvedWords = (credits: number): string =>
  `Approved: ${formatPlural(credits, 'extra credit')} this month.`;
