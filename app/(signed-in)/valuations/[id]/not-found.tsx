import { ButtonLink } from '@/components/layout/button-link';
import { EmptyState } from '@/components/ui/empty-state';

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
