import { ButtonLink } from '@/components/layout/navigation/button-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';

export default function AppraisalNotFound() {
  return (
    <EmptyState
      wholePage
      title="Appraisal not found"
      actions={<ButtonLink href="/appraisals">All appraisals</ButtonLink>}
    >
      The link may be incomplete, or the appraisal belongs to another organisation.
    </EmptyState>
  );
}
