import { EraseDeviceRecord } from '@/components/valuations/offline/erase-device-record';
import { ButtonLink } from '@/components/layout/navigation/button-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';

export default function RecordNotFound() {
  return (
    <>
      <EraseDeviceRecord />
      <EmptyState
        wholePage
        title="Valuation not found"
        actions={<ButtonLink href="/valuations">All valuations</ButtonLink>}
      >
        The link may be incomplete, or the valuation belongs to another organisation.
      </EmptyState>
    </>
  );
}
