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
        The link may be incomplete, the valuation may belong to another organisation, or its data was erased.
      </EmptyState>
    </>
  );
}
