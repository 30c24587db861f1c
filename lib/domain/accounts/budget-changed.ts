/** Why a budget is not set that was changed since it was read. */
import { Fault } from '@/lib/fault';
import { formatDateTime } from '@/lib/format';
import { nameAtStart } from './person-name';

interface BudgetChangedBy {
  /** The name; null if no longer known. */
  readonly by: string | null;
  /** The person who sets it now changed it, in another window. */
  readonly isYou: boolean;
  /** An instant. */
  readonly at: string;
}

/** @param last null if it is not known who changed it */
export const budgetChanged = (last: BudgetChangedBy | null): Fault =>
  new Fault('conflict', {
    message: `${last === null ? 'This budget was changed' : `${last.isYou ? 'You' : nameAtStart(last.by)} changed this budget on ${formatDateTime(last.at)},`} after this page was opened, so your entry is not saved.`,
    fix: 'Check the budget that is set now, then set it again if it is to be another.',
  });
