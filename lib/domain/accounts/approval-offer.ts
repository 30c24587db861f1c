/** How many of the requested extra credits a person may approve. */
import { formatPlural } from '@/lib/format';
import { isStoppedByOrganisation, type ApprovalBudgets } from './approval-reach';

export interface ApprovalOffer {
  /** The most of the request that may be approved; 0: none. */
  readonly credits: number;
  /** Why that is less than was requested; null if it is all. */
  readonly words: string | null;
}

/**
 * @param requested extra credits
 * @param most that the reader may approve now: what is left of the organisation's budget; null if they may go over it
 * @param budgets null: not known
 */
export function approvalOffer(requested: number, most: number | null, budgets: ApprovalBudgets | null): ApprovalOffer {
  if (most === null) return { credits: requested, words: null };
  const who = 'An administrator can approve more.';
  if (most === 0) return { credits: 0, words: `The organisation’s budget for this month is used. ${who}` };
  if (budgets !== null && isStoppedByOrganisation(budgets))
    return { credits: 0, words: `${usableAlreadyWords(most)} ${who}` };
  if (requested <= most) return { credits: requested, words: null };
  return { credits: most, words: `${budgetLeftWords(most)} ${who}` };
}

/** What is left of the budget that an approval may use. */
export const budgetLeftWords = (left: number): string => `${leftWords(left)}.`;

/** Of a person whom the organisation's budget stops: what is left of it would be no extra. */
export const usableAlreadyWords = (left: number): string => `${leftWords(left)}, which this user can use already.`;

const leftWords = (left: number): string =>
  `The organisation’s budget has ${formatPlural(left, 'credit')} left this month`;

/** Once they are approved. */
export const approvedWords = (credits: number): string =>
  `Approved: ${formatPlural(credits, 'extra credit')} this month.`;
