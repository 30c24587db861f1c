/** What approving extra credits would change. Without schemas: pages load it. */
import { formatCount, formatPlural } from '@/lib/format';

/** A month's credits. */
export interface BudgetUse {
  readonly used: number;
  /** null: no limit. */
  readonly limit: number | null;
}

/** The two budgets that an approval can raise. */
export interface ApprovalBudgets {
  readonly person: BudgetUse;
  readonly organisation: BudgetUse;
}

/** "2 of 3 credits used, 1 left"; "2 credits used, no limit". */
export function budgetUseWords({ used, limit }: BudgetUse): string {
  if (limit === null) return `${formatPlural(used, 'credit')} used, no limit`;
  return `${formatCount(used)} of ${formatPlural(limit, 'credit')} used, ${leftWords({ used, limit })}`;
}

/** Of an approval: what is used and left now, and the budgets of this month after it. @param credits null: not known */
export function approvalEffectWords(credits: number | null, { person, organisation }: ApprovalBudgets): string {
  const own = `${person.limit === null ? 'No own budget: ' : 'Own budget: '}${budgetUseWords(person)}`;
  const whole = `Organisation: ${budgetUseWords(organisation)}`;
  return `${own}${afterWords(credits, budgetAfter(credits ?? 0, person))}. ${whole}${afterWords(credits, organisationAfter(credits ?? 0, organisation))}.`;
}

/** A budget below what is used is brought up to it first, so that all approved credits can be used. */
const budgetAfter = (credits: number, { used, limit }: BudgetUse): number | null =>
  limit === null ? null : Math.max(limit, used) + credits;

/** The organisation's budget is raised only by what is missing; null if nothing is. */
const organisationAfter = (credits: number, { used, limit }: BudgetUse): number | null =>
  limit === null || used + credits <= limit ? null : used + credits;

const afterWords = (credits: number | null, after: number | null): string =>
  credits === null || after === null ? '' : `; would be ${formatCount(after)}`;

const leftWords = ({ used, limit }: { used: number; limit: number }): string =>
  used >= limit ? 'none left' : `${formatCount(limit - used)} left`;
