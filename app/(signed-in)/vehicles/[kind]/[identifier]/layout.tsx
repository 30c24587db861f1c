import { ButtonLink } from '@/components/layout/button-link';
import { known, KnownAnswers } from '@/components/layout/known-answers';
import { FaultNotice } from '@/components/ui/fault-notice';
import { VehicleHeader } from '@/components/vehicles/vehicle-header';
import { VehicleTabs } from '@/components/vehicles/vehicle-tabs';
import { vehiclePath } from '@/components/vehicles/vehicle-path';
import { readVehicle as address } from '@/lib/api/addresses/vehicles';
import { britishDay } from '@/lib/domain/calendar';
import { Fault } from '@/lib/fault';
import { readVehicle } from './read-vehicle';

/** What stands above everything about one derivative: which it is, and the ways to the rest. */
export default async function VehicleLayout({ children, params }: LayoutProps<'/vehicles/[kind]/[identifier]'>) {
  const { kind, identifier } = await params;
  const vehicle = await readVehicle(kind, identifier).catch((error: unknown) => {
    if (error instanceof Fault) return error;
    throw error;
  });
  if (vehicle instanceof Fault) {
    const again = <ButtonLink href={`/vehicles/${kind}/${identifier}`}>Try again</ButtonLink>;
    return <FaultNotice error={vehicle} money={false} actions={again} />;
  }
  const of = { kind: vehicle.kind, identifier: vehicle.identifier };
  return (
    <KnownAnswers of={[known(address, of, vehicle)]}>
      <VehicleHeader vehicle={vehicle} today={britishDay(new Date())} />
      <VehicleTabs path={vehiclePath(of)} />
      <div className="pt-5">{children}</div>
    </KnownAnswers>
  );
}
