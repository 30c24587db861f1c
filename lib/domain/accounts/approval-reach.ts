/** Which budget an approval of extra credits has to raise. Without schemas and words: every page loads it. */
import { leftOf, type BudgetUse } from '@/lib/domain/usage/budget-use';

/** The two budgets that an approval can raise. */
export interface ApprovalBudgets {
  readonly person: BudgetUse;
  readonly organisation: BudgetUse;
}

/**
 * Whether the organisation's budget stops the person, before or together with their own: what is left of it they can
 * use already, so that extra credits have to be added to it.
 */
export const isStoppedByOrganisation = ({ person, organisation }: ApprovalBudgets): boolean =>
  organisation.limit !== null && leftOf(organisation) <= leftOf(person);

/** By how much the organisation's budget is raised, so that the approved credits can be used. */
export function missingFor(credits: number, budgets: ApprovalBudgets): number {
  const left = leftOf(budgets.organisation);
  return isStoppedByOrganisation(budgets) ? credits + Math.max(0, -left) : Math.max(0, credits - left);
}
