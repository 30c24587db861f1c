import { useHasPermission } from '@/components/layout/access/permissions-provider';
import { ButtonLink } from '@/components/layout/navigation/button-link';

/** Where more credits come from: the budget itself for those who set it, a request for all others. */
export function BudgetLink() {
  const maySetLimits = useHasPermission('limits.manage');
  return maySetLimits ? (
    <ButtonLink href="/people#budgets">Raise the budget</ButtonLink>
  ) : (
    <ButtonLink href="/account#budget">Request extra credits</ButtonLink>
  );
}
