/** What a derivative is on a day: figures, equipment, price, and when it changed. All free. */
import type { Call } from '@/lib/api/serve';
import type {
  readEquipment,
  readGenericOptions,
  readSpecification,
  readTechnicalData,
  readVehicleChanges,
} from '@/lib/api/vehicles';
import * as contract from '@/lib/contract/nvd';
import { britishDay, type Day } from '@/lib/domain/day';
import { changesFrom, optionBundleQuestion } from '@/lib/domain/option-bundle';
import type { VehicleKind } from '@/lib/domain/vehicle';
import { specificationDay } from '@/lib/domain/vehicle-life';
import { genericOptionsFrom } from '@/lib/domain/vehicle-from-generic-options';
import { databaseOf } from '@/lib/domain/vehicle-from-reference';
import {
  bulkOf,
  bulkRowOf,
  specificationFrom,
  standardEquipmentFrom,
  technicalDataFrom,
} from '@/lib/domain/vehicle-from-technical-data';
import { describedVehicle, type VehicleNeeds } from './vehicles';

interface Needs extends VehicleNeeds {
  readonly now: () => Date;
}

interface Asked {
  readonly kind: VehicleKind;
  readonly identifier: number;
  readonly on?: Day | undefined;
}

export async function runReadSpecification({ input }: Call<typeof readSpecification>, house: Needs) {
  const day = await dayOf(input, house);
  const wire = await house.kept.call(contract.getBulkTechnicalData, {
    ...bulkOf(input.kind, [{ identifier: input.identifier, day }]),
    ...{ techDataList: '', returnVehicleDescription: true, returnRefcodeTechnicalItems: true, returnCostNew: true },
  });
  return specificationFrom(day, bulkRowOf(wire, input.identifier));
}

export async function runReadTechnicalData({ input }: Call<typeof readTechnicalData>, house: Needs) {
  const day = await dayOf(input, house);
  const question = { ...vehicleOf(input), techDate: day, justCurrent: false };
  return technicalDataFrom(day, await house.kept.call(contract.getTechnicalData, question));
}

export async function runReadEquipment({ input }: Call<typeof readEquipment>, house: Needs) {
  const day = await dayOf(input, house);
  const question = { ...vehicleOf(input), seDate: day, justCurrent: false };
  return standardEquipmentFrom(day, await house.kept.call(contract.getStandardEquipment, question));
}

export async function runReadVehicleChanges({ input }: Call<typeof readVehicleChanges>, { kept }: VehicleNeeds) {
  return changesFrom(await kept.call(contract.getNvdChangeDates, vehicleOf(input)));
}

export async function runReadGenericOptions({ input }: Call<typeof readGenericOptions>, house: Needs) {
  const { kind, identifier } = input;
  const { kept } = house;
  const database = databaseOf(kind);
  const date = await dayOf(input, house);
  const [list, links, bundle] = await Promise.all([
    kept.call(contract.getGenericOptions, { database }),
    kept.call(contract.getGenericOptionLinks, { database }),
    kept.call(contract.getRefOptionsBundle, optionBundleQuestion({ kind, identifier, date })),
  ]);
  return genericOptionsFrom(list, links, bundle);
}

const vehicleOf = ({ kind, identifier }: Asked) => ({ database: databaseOf(kind), refid: identifier });

/** Dated even for today, so that the same question has the same answer later. */
async function dayOf({ on, ...of }: Asked, house: Needs): Promise<Day> {
  return on ?? specificationDay(await describedVehicle(of, house), britishDay(house.now()));
}
