import { ButtonLink } from '@/components/layout/navigation/button-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';

export default function RecordNotFound() {
  return (
    <EmptyState
      wholePage
      title="There is no such valuation in your organisation"
      actions={<ButtonLink href="/valuations">All valuations</ButtonLink>}
    >
      The address may be cut short, or the valuation belongs to another organisation.
    </EmptyState>
  );
}
