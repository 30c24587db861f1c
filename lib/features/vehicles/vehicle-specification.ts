/** A derivative on a day: figures, equipment, price, and when it changed. Free. */
import type { EndpointCall } from '@/lib/api/serve/serve';
import type {
  readEquipment,
  readGenericOptions,
  readSpecification,
  readTechnicalData,
  readVehicleChanges,
} from '@/lib/api/endpoints/vehicles';
import * as contract from '@/lib/contract/nvd';
import { britishDay, type Day } from '@/lib/domain/time/calendar';
import { changesFrom, optionBundleParams } from '@/lib/domain/options/option-bundle';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { specificationDay } from '@/lib/domain/vehicles/lifecycle';
import { genericOptionsFrom } from '@/lib/domain/options/generic-options-from';
import { databaseOf } from '@/lib/domain/vehicles/vehicle-from-reference';
import {
  bulkTechnicalDataParams,
  bulkRowOf,
  specificationFrom,
  standardEquipmentFrom,
  technicalDataFrom,
  technicalDataParams,
} from '@/lib/domain/vehicles/technical/technical-data-from';
import { describedVehicle, type VehicleServices } from './vehicles';

interface SpecificationServices extends VehicleServices {
  readonly now: () => Date;
}

interface SpecificationQuery {
  readonly kind: VehicleKind;
  readonly identifier: number;
  readonly on?: Day | undefined;
}

export async function runReadSpecification(
  { input }: EndpointCall<typeof readSpecification>,
  services: SpecificationServices,
) {
  const day = await dayOf(input, services);
  const wire = await services.cached.call(contract.getBulkTechnicalData, {
    ...bulkTechnicalDataParams(input.kind, [{ identifier: input.identifier, day }]),
    techDataList: '',
    returnVehicleDescription: true,
    returnRefcodeTechnicalItems: true,
    returnCostNew: true,
  });
  return specificationFrom(day, bulkRowOf(wire, input.identifier));
}

export async function runReadTechnicalData(
  { input }: EndpointCall<typeof readTechnicalData>,
  services: SpecificationServices,
) {
  const day = await dayOf(input, services);
  return technicalDataFrom(day, await services.cached.call(contract.getTechnicalData, technicalDataParams(input, day)));
}

export async function runReadEquipment({ input }: EndpointCall<typeof readEquipment>, services: SpecificationServices) {
  const day = await dayOf(input, services);
  const question = { ...vehicleOf(input), seDate: day, justCurrent: false };
  return standardEquipmentFrom(day, await services.cached.call(contract.getStandardEquipment, question));
}

export async function runReadVehicleChanges(
  { input }: EndpointCall<typeof readVehicleChanges>,
  { cached }: VehicleServices,
) {
  return changesFrom(await cached.call(contract.getNvdChangeDates, vehicleOf(input)));
}

export async function runReadGenericOptions(
  { input }: EndpointCall<typeof readGenericOptions>,
  services: SpecificationServices,
) {
  const { kind, identifier } = input;
  const { cached } = services;
  const database = databaseOf(kind);
  const date = await dayOf(input, services);
  const [list, links, bundle] = await Promise.all([
    cached.call(contract.getGenericOptions, { database }),
    cached.call(contract.getGenericOptionLinks, { database }),
    cached.call(contract.getRefOptionsBundle, optionBundleParams({ kind, identifier, date })),
  ]);
  return genericOptionsFrom(list, links, bundle);
}

const vehicleOf = ({ kind, identifier }: SpecificationQuery) => ({ database: databaseOf(kind), refid: identifier });

/** Dated even for today, so that the same request gets the same answer later. */
async function dayOf({ on, ...vehicle }: SpecificationQuery, services: SpecificationServices): Promise<Day> {
  return on ?? specificationDay(await describedVehicle(vehicle, services), britishDay(services.now()));
}
