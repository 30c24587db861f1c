/** Several derivatives side by side, from one question about all of a kind. Free. */
import type { Call } from '@/lib/api/serve';
import type { compareVehicles } from '@/lib/api/vehicles';
import { getBulkTechnicalData } from '@/lib/contract/nvd';
import { vehicleNamed } from '@/lib/domain/compared';
import { comparisonFrom, type Compared } from '@/lib/domain/comparison-from';
import { COMPARISON_ITEMS } from '@/lib/domain/comparison-items';
import { britishDay } from '@/lib/domain/day';
import type { VehicleKind } from '@/lib/domain/vehicle';
import { specificationDay } from '@/lib/domain/vehicle-life';
import { bulkOf, bulkRowOf } from '@/lib/domain/vehicle-from-technical-data';
import { Fault } from '@/lib/fault';
import { describedVehicle, type VehicleNeeds } from './vehicles';

interface Needs extends VehicleNeeds {
  readonly now: () => Date;
}

export async function runCompareVehicles({ input }: Call<typeof compareVehicles>, house: Needs) {
  const asked = input.vehicle.flatMap((name) => vehicleNamed(name) ?? []);
  const found = await Promise.all(asked.map((of) => dated(of, house)));
  const [cars, vans] = await Promise.all([bulk('car', found, house), bulk('van', found, house)]);
  return comparisonFrom(
    found.map((each) => {
      const wire = each.kind === 'car' ? cars : vans;
      return { ...each, row: wire && bulkRowOf(wire, each.identifier) };
    }),
  );
}

type Dated = Omit<Compared, 'row'>;

/** One that the guide does not have keeps its place. */
async function dated(of: { kind: VehicleKind; identifier: number }, house: Needs): Promise<Dated> {
  try {
    const vehicle = await describedVehicle(of, house);
    return { ...of, vehicle, day: specificationDay(vehicle, britishDay(house.now())) };
  } catch (error) {
    if (error instanceof Fault && error.code === 'not_found') return { ...of, vehicle: null, day: null };
    throw error;
  }
}

async function bulk(kind: VehicleKind, found: readonly Dated[], { kept }: Needs) {
  const known = found.flatMap((each) => (each.kind === kind && each.day !== null ? { ...each, day: each.day } : []));
  if (known.length === 0) return null;
  const items = COMPARISON_ITEMS.filter(({ carsOnly }) => kind === 'car' || !carsOnly);
  return kept.call(getBulkTechnicalData, {
    ...bulkOf(kind, known),
    techDataList: items.map(({ item }) => item).join(','),
    ...{ returnVehicleDescription: true, returnRefcodeTechnicalItems: true, returnCostNew: true },
  });
}
