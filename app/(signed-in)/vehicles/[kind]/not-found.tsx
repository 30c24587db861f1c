import { ButtonLink } from '@/components/layout/navigation/button-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { UnknownVehicle } from '@/components/vehicles/detail/unknown-vehicle';
import { SOURCES } from '@/lib/domain/source-names';

export default function VehicleNotFound() {
  return (
    <EmptyState
      wholePage
      title={`${SOURCES.guide.atStart} has no such vehicle`}
      actions={<ButtonLink href="/vehicles">Find a vehicle</ButtonLink>}
    >
      <UnknownVehicle />
    </EmptyState>
  );
}
