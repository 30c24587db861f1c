/** Several derivatives side by side, in one request per kind. Free. */
import type { EndpointCall } from '@/lib/api/serve/serve';
import type { compareVehicles } from '@/lib/api/endpoints/vehicles';
import { getBulkTechnicalData } from '@/lib/contract/nvd';
import { parseVehicleName } from '@/lib/domain/vehicles/comparison/vehicle-names';
import { comparisonFrom, type ComparisonSubject } from '@/lib/domain/vehicles/comparison/comparison-from';
import { COMPARISON_ITEMS } from '@/lib/domain/vehicles/comparison/comparison-items';
import { britishDay } from '@/lib/domain/time/calendar';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { specificationDay } from '@/lib/domain/vehicles/lifecycle';
import { bulkTechnicalDataParams, bulkRowOf } from '@/lib/domain/vehicles/technical/technical-data-from';
import { Fault } from '@/lib/fault';
import { describedVehicle, type VehicleServices } from './vehicles';

interface ComparisonServices extends VehicleServices {
  readonly now: () => Date;
}

export async function runCompareVehicles(
  { input }: EndpointCall<typeof compareVehicles>,
  services: ComparisonServices,
) {
  const requested = input.vehicle.flatMap((name) => parseVehicleName(name) ?? []);
  const found = await Promise.all(requested.map((vehicleKey) => datedVehicle(vehicleKey, services)));
  const [cars, vans] = await Promise.all([
    bulkTechnicalData('car', found, services),
    bulkTechnicalData('van', found, services),
  ]);
  return comparisonFrom(
    found.map((entry) => {
      const wire = entry.kind === 'car' ? cars : vans;
      return { ...entry, row: wire && bulkRowOf(wire, entry.identifier) };
    }),
  );
}

type DatedVehicle = Omit<ComparisonSubject, 'row'>;

/** A derivative that the guide does not have still has its place. */
async function datedVehicle(
  vehicleKey: { kind: VehicleKind; identifier: number },
  services: ComparisonServices,
): Promise<DatedVehicle> {
  try {
    const vehicle = await describedVehicle(vehicleKey, services);
    return { ...vehicleKey, vehicle, day: specificationDay(vehicle, britishDay(services.now())) };
  } catch (error) {
    if (error instanceof Fault && error.code === 'not_found') return { ...vehicleKey, vehicle: null, day: null };
    throw error;
  }
}

async function bulkTechnicalData(kind: VehicleKind, found: readonly DatedVehicle[], { cached }: ComparisonServices) {
  const known = found.flatMap((entry) =>
    entry.kind === kind && entry.day !== null ? { ...entry, day: entry.day } : [],
  );
  if (known.length === 0) return null;
  const items = COMPARISON_ITEMS.filter(({ carsOnly }) => kind === 'car' || !carsOnly);
  return cached.call(getBulkTechnicalData, {
    ...bulkTechnicalDataParams(kind, known),
    techDataList: items.map(({ item }) => item).join(','),
    returnVehicleDescription: true,
    returnRefcodeTechnicalItems: true,
    returnCostNew: true,
  });
}
