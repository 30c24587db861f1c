import { RefreshButton } from '@/components/layout/page/refresh-button';
import { hydratedQuery, HydratedQueries } from '@/components/layout/queries/hydrated-queries';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { VehicleHeader } from '@/components/vehicles/detail/vehicle-header';
import { VehicleTabs } from '@/components/vehicles/detail/vehicle-tabs';
import { vehiclePath } from '@/lib/domain/page-paths';
import { readVehicle as address } from '@/lib/api/addresses/vehicles';
import { Fault } from '@/lib/fault';
import { britishToday } from '@/lib/server';
import { readVehicle } from './read-vehicle';

/** Above every page of a derivative: its name and the tabs. */
export default async function VehicleLayout({ children, params }: LayoutProps<'/vehicles/[kind]/[identifier]'>) {
  const { kind, identifier } = await params;
  const vehicle = await readVehicle(kind, identifier).catch((error: unknown) => {
    if (error instanceof Fault) return error;
    throw error;
  });
  if (vehicle instanceof Fault) {
    return <FaultNotice error={vehicle} money={false} actions={<RefreshButton>Try again</RefreshButton>} />;
  }
  const vehicleReference = { kind: vehicle.kind, identifier: vehicle.identifier };
  return (
    <HydratedQueries queries={[hydratedQuery(address, vehicleReference, vehicle)]}>
      <VehicleHeader vehicle={vehicle} today={britishToday()} />
      <VehicleTabs path={vehiclePath(vehicleReference)} />
      <div className="pt-5">{children}</div>
    </HydratedQueries>
  );
}
