import { ButtonLink } from '@/components/layout/navigation/button-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { UnknownVehicle } from '@/components/vehicles/detail/unknown-vehicle';

export default function VehicleNotFound() {
  return (
    <EmptyState
      wholePage
      title="The guide has no such vehicle"
      actions={<ButtonLink href="/vehicles">Find a vehicle</ButtonLink>}
    >
      <UnknownVehicle />
    </EmptyState>
  );
}
