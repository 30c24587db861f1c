import { useHasPermission } from '@/components/layout/access/permissions-provider';
import { ButtonLink } from '@/components/layout/navigation/button-link';

/** Where more credits come from: the budget itself for those who set it, a request for all others. */
export function BudgetLink({ beforeLink }: { beforeLink?: (() => void) | undefined }) {
  const maySetLimits = useHasPermission('limits.manage');
  const onLink = beforeLink && { onPress: beforeLink };
  return maySetLimits ? (
    <ButtonLink href="/people#budgets" {...onLink}>
      Raise the budget
    </ButtonLink>
  ) : (
    <ButtonLink href="/account#budget" {...onLink}>
      Request extra credits
    </ButtonLink>
  );
}
