/** Several derivatives, or builds of them, side by side, in one request per kind and one per electric vehicle. Free. */
import type { EndpointCall } from '@/lib/api/serve/serve';
import type { compareVehicles } from '@/lib/api/endpoints/vehicles';
import { getBulkTechnicalData, getTechnicalData } from '@/lib/contract/nvd';
import { parseTrayEntry, type TrayVehicle } from '@/lib/domain/vehicles/comparison/vehicle-names';
import {
  comparisonFrom,
  isElectric,
  type ComparedBuildPrice,
  type ComparisonSubject,
} from '@/lib/domain/vehicles/comparison/comparison-from';
import { COMPARISON_ITEMS } from '@/lib/domain/vehicles/comparison/comparison-items';
import { optionsTexts } from '@/lib/domain/builds/build-names';
import { missingOptionsOf, missingWords } from '@/lib/domain/builds/missing-options';
import { configuredBuildOf } from '@/lib/domain/builds/configured-build';
import { britishDay } from '@/lib/domain/time/calendar';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { specificationDay } from '@/lib/domain/vehicles/lifecycle';
import {
  bulkTechnicalDataParams,
  bulkRowOf,
  technicalDataFrom,
  technicalDataParams,
} from '@/lib/domain/vehicles/technical/technical-data-from';
import { Fault } from '@/lib/fault';
import { answerOrNull } from '@/lib/features/partial-answer';
import { configuredVehicle } from '@/lib/features/options/configured-vehicle';
import { describedVehicle, type VehicleServices } from './vehicles';

interface ComparisonServices extends VehicleServices {
  readonly now: () => Date;
}

export async function runCompareVehicles(
  { input }: EndpointCall<typeof compareVehicles>,
  services: ComparisonServices,
) {
  const requested = input.vehicle.flatMap((entry) => parseTrayEntry(entry) ?? []);
  const found = await Promise.all(requested.map((entry) => comparedVehicle(entry, services)));
  const [cars, vans] = await Promise.all([
    bulkTechnicalData('car', found, services),
    bulkTechnicalData('van', found, services),
  ]);
  return comparisonFrom(
    await Promise.all(
      found.map(async (entry) => {
        const wire = entry.kind === 'car' ? cars : vans;
        const row = wire && bulkRowOf(wire, entry.identifier);
        const technical = isElectric(row) ? await technicalDataOf(entry, services) : null;
        return { ...entry, row, technical };
      }),
    ),
  );
}

/** Null where the guide does not give it: the rest is compared without. */
async function technicalDataOf({ day, ...vehicle }: DatedVehicle, { cached }: ComparisonServices) {
  if (day === null) return null;
  const wire = await answerOrNull(cached.call(getTechnicalData, technicalDataParams(vehicle, day)));
  return wire && technicalDataFrom(day, wire);
}

type DatedVehicle = Omit<ComparisonSubject, 'row' | 'technical'>;

async function comparedVehicle({ build, ...vehicleKey }: TrayVehicle, services: ComparisonServices) {
  const [dated, priced] = await Promise.all([
    datedVehicle(vehicleKey, services),
    build === null ? null : pricedBuild({ ...vehicleKey, build }, services),
  ]);
  return { ...dated, build: priced };
}

/** At the prices of the day it is of. A build that cannot be read or is not on sale then still has its place, with the reason. */
async function pricedBuild(
  named: { kind: VehicleKind; identifier: number; build: string },
  services: ComparisonServices,
): Promise<ComparedBuildPrice> {
  const { build: code } = named;
  try {
    const { list, build, now } = await configuredVehicle(named, services);
    const configured = configuredBuildOf(list, build, now);
    const { date, optionsPence, onApplication } = configured;
    const [options = null] = optionsTexts(configured);
    const price = { vehicle: list.price, optionsPence, isOnApplication: onApplication.length > 0 };
    const missing = missingOptionsOf(now);
    return { code, date, options, missing: missing && missingWords(missing), because: null, price };
  } catch (error) {
    if (!(error instanceof Fault && UNPRICED.has(error.code))) throw error;
    return { code, date: null, options: null, missing: null, because: error.message, price: null };
  }
}

/** The faults of the build itself. */
const UNPRICED: ReadonlySet<string> = new Set(['not_found', 'invalid_input', 'conflict']);

/** A derivative that the guide does not have still has its place. */
async function datedVehicle(
  vehicleKey: { kind: VehicleKind; identifier: number },
  services: ComparisonServices,
): Promise<Omit<DatedVehicle, 'build'>> {
  try {
    const vehicle = await describedVehicle(vehicleKey, services);
    return { ...vehicleKey, vehicle, day: specificationDay(vehicle, britishDay(services.now())) };
  } catch (error) {
    if (error instanceof Fault && error.code === 'not_found') return { ...vehicleKey, vehicle: null, day: null };
    throw error;
  }
}

/** Each vehicle once, however many builds of it there are. */
async function bulkTechnicalData(kind: VehicleKind, found: readonly DatedVehicle[], { cached }: ComparisonServices) {
  const days = new Map(
    found.flatMap(({ day, ...entry }) => (entry.kind === kind && day !== null ? [[entry.identifier, day]] : [])),
  );
  const known = [...days].map(([identifier, day]) => ({ identifier, day }));
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
