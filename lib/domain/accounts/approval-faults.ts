/** Why a request cannot be decided so. */
import { Fault } from '@/lib/fault';
import { formatMonthLong } from '@/lib/format';
import { budgetLeftWords, usableAlreadyWords } from './approval-offer';

/**
 * It can no longer be decided.
 * @param requestedFor the month the credits were requested for, `YYYY-MM`
 * @param current this month, `YYYY-MM`
 */
export function lapsedRequest(requestedFor: string, current: string): Fault {
  if (requestedFor === current) {
    return new Fault('conflict', {
      message: 'This request has lapsed: the person was deactivated, or their role does not include valuations.',
      fix: 'If they need credits again, they can send a new request.',
    });
  }
  return new Fault('conflict', {
    message: `This request has lapsed: it was for ${formatMonthLong(requestedFor)}.`,
    fix: `If credits are needed in ${formatMonthLong(current)}, send a new request.`,
  });
}

/**
 * @param left of the organisation's budget of the month; below zero if it was lowered below what is used
 * @param isUsable what is left is no extra to the person: they can use it already
 */
export const beyondBudget = (left: number, isUsable: boolean): Fault =>
  new Fault('forbidden', {
    message: left > 0 && isUsable ? usableAlreadyWords(left) : budgetLeftWords(Math.max(0, left)),
    fix: `${left > 0 && !isUsable ? 'Approve up to that number' : 'Decline it'}, or ask an administrator, who can go over it.`,
    field: 'lookUps',
  });

/** A reason was sent with an approval. */
export const reasonOfApproval = (): Fault =>
  new Fault('invalid_input', {
    message: 'A reason is for a request that is declined, and this one is approved.',
    fix: 'Leave the reason out, or decline the request.',
    field: 'reason',
  });
