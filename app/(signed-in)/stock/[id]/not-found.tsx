import { ButtonLink } from '@/components/layout/navigation/button-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';

export default function ListNotFound() {
  return (
    <EmptyState wholePage title="Stock list not found" actions={<ButtonLink href="/stock">Stock lists</ButtonLink>}>
      It may have been deleted, also by your retention period, or belong to another organisation.
    </EmptyState>
  );
}
