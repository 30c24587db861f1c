import { ButtonLink } from '@/components/layout/navigation/button-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';

export default function FileNotFound() {
  return (
    <EmptyState
      wholePage
      title="Vehicle file not found"
      actions={<ButtonLink href="/vehicles/look-up">All vehicle files</ButtonLink>}
    >
      The link may be incomplete, the vehicle file may belong to another organisation, or its data was erased.
    </EmptyState>
  );
}
