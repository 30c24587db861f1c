import { ButtonLink } from '@/components/layout/navigation/button-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';

export default function ListNotFound() {
  return (
    <EmptyState
      wholePage
      title="There is no such stock list"
      actions={<ButtonLink href="/stock">Stock lists</ButtonLink>}
    >
      It may have been deleted, or it belongs to another organisation.
    </EmptyState>
  );
}
