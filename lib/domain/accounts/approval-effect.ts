/** What approving extra credits would change. Without schemas: pages load it. */
import { formatCount, formatPlural } from '@/lib/format';
import type { BudgetUse } from '@/lib/domain/usage/budget-use';
import { missingFor, type ApprovalBudgets } from './approval-reach';

/** "2 of 3 credits used, 1 left"; "2 credits used, no limit". */
export function budgetUseWords({ used, limit }: BudgetUse): string {
  if (limit === null) return `${formatPlural(used, 'credit')} used, no limit`;
  return `${formatCount(used)} of ${formatPlural(limit, 'credit')} used, ${leftWords({ used, limit })}`;
}

/** Of an approval: what is used and left now, and the budgets of this month after it. @param credits null: not known */
export function approvalEffectWords(credits: number | null, budgets: ApprovalBudgets): string {
  const { person, organisation } = budgets;
  const own = `${person.limit === null ? 'No own budget: ' : 'Own budget: '}${budgetUseWords(person)}`;
  const whole = `Organisation: ${budgetUseWords(organisation)}`;
  return `${own}${afterWords(credits, budgetAfter(credits ?? 0, person))}. ${whole}${afterWords(credits, organisationAfter(credits ?? 0, budgets))}.`;
}

/** A budget below what is used is brought up to it first, so that all approved credits can be used. */
const budgetAfter = (credits: number, { used, limit }: BudgetUse): number | null =>
  limit === null ? null : Math.max(limit, used) + credits;

/** The organisation's budget is raised only by what is missing; null if nothing is. */
function organisationAfter(credits: number, budgets: ApprovalBudgets): number | null {
  const missing = missingFor(credits, budgets);
  return budgets.organisation.limit === null || missing === 0 ? null : budgets.organisation.limit + missing;
}

const afterWords = (credits: number | null, after: number | null): string =>
  credits === null || after === null ? '' : `; would be ${formatCount(after)}`;

const leftWords = ({ used, limit }: { used: number; limit: number }): string =>
  used >= limit ? 'none left' : `${formatCount(limit - used)} left`;
