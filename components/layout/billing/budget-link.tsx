import { useHasPermission } from '@/components/layout/access/permissions-provider';
import { ButtonLink } from '@/components/layout/navigation/button-link';

/** Where more credits come from: the budget itself for those who set it, a request for all others. */
export function BudgetLink({ onLeave }: { onLeave?: (() => void) | undefined }) {
  const maySetLimits = useHasPermission('limits.manage');
  const press = onLeave && { onPress: onLeave };
  return maySetLimits ? (
    <ButtonLink href="/people#budgets" {...press}>
      Raise the budget
    </ButtonLink>
  ) : (
    <ButtonLink href="/account#budget" {...press}>
      Request extra credits
    </ButtonLink>
  );
}
