/** Options of one derivative beside those of another, matched by kinds that are the same for every make. Free. */
import type { EndpointCall } from '@/lib/api/serve/serve';
import type { listSimilarVehicles, readEqualOptions } from '@/lib/api/endpoints/guide/equal-options';
import {
  getGenericOptionLinks,
  getGenericOptions,
  getRefOptionsBundle,
  getStandardEquipment,
} from '@/lib/contract/nvd';
import { getRefDerIncludeOnRunoutWithSector, getRefDescriptionFromId } from '@/lib/contract/vehicles';
import { equalOptionsFrom, type VehicleOptionAnswers } from '@/lib/domain/options/generic-options-from';
import { equipmentParams, optionBundleParams, type ListSubject } from '@/lib/domain/options/option-bundle';
import { britishDay } from '@/lib/domain/time/calendar';
import { specificationDay } from '@/lib/domain/vehicles/lifecycle';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import type { DescribedVehicle } from '@/lib/domain/vehicles/vehicle-description';
import { databaseOf, modelCodeFrom, vehicleFromReference } from '@/lib/domain/vehicles/vehicle-from-reference';
import { SOURCES } from '@/lib/domain/source-names';
import { Fault } from '@/lib/fault';
import { answerOrNull } from '@/lib/features/partial-answer';
import type { VehicleFactStore } from '@/lib/store/vehicle-facts/vehicle-facts';
import { describedVehicle, type VehicleServices } from './vehicles';

interface EqualOptionServices extends VehicleServices {
  readonly now: () => Date;
}

const SIMILAR_MAX = 8;

/** @throws Fault not_found, at `other`, if the guide has no such derivative */
export async function runReadEqualOptions(
  { input }: EndpointCall<typeof readEqualOptions>,
  services: EqualOptionServices,
) {
  const { kind, identifier } = input;
  const { cached } = services;
  const today = britishDay(services.now());
  const database = databaseOf(kind);
  const answersOf = async (vehicle: DescribedVehicle, on: string | undefined) =>
    optionAnswers({ kind, identifier: vehicle.identifier, date: on ?? specificationDay(vehicle, today) }, services);
  const [list, links, own, [other, others]] = await Promise.all([
    cached.call(getGenericOptions, { database }),
    cached.call(getGenericOptionLinks, { database }),
    describedVehicle({ kind, identifier }, services).then((vehicle) => answersOf(vehicle, input.on)),
    otherVehicle({ kind, identifier: input.other }, services).then(
      async (vehicle) => [vehicle, await answersOf(vehicle, undefined)] as const,
    ),
  ]);
  const { manufacturer, model, derivative, sector } = other;
  return {
    title: `${manufacturer} ${model}`,
    derivative,
    sector,
    kinds: equalOptionsFrom(list, links, own, others),
  };
}

async function optionAnswers(subject: ListSubject, { cached }: EqualOptionServices): Promise<VehicleOptionAnswers> {
  const [bundle, equipment] = await Promise.all([
    cached.call(getRefOptionsBundle, optionBundleParams(subject)),
    // Options can be compared without it.
    answerOrNull(cached.call(getStandardEquipment, equipmentParams(subject))),
  ]);
  return { bundle, equipment };
}

/** The other derivative, by its description and its row in its model's list. @throws Fault not_found, at `other` */
async function otherVehicle(key: { kind: VehicleKind; identifier: number }, { cached }: EqualOptionServices) {
  const database = databaseOf(key.kind);
  const description = await cached.call(getRefDescriptionFromId, { database, refid: key.identifier });
  const modCode = modelCodeFrom(description);
  const question = { database, justCurrentDerivatives: false, showSector: true };
  const derivatives =
    modCode === null ? null : await cached.call(getRefDerIncludeOnRunoutWithSector, { ...question, modCode });
  const vehicle = vehicleFromReference(key, description, null, derivatives);
  if (vehicle) return vehicle;
  throw new Fault('not_found', {
    message: `${SOURCES.guide.atStart} has no vehicle of this kind with the guide ID ${key.identifier}.`,
    fix: 'Check the number.',
    field: 'other',
  });
}

/** Empty if the derivative is not on sale, or its facts are not read yet. */
export async function runListSimilarVehicles(
  { input: { kind, identifier } }: EndpointCall<typeof listSimilarVehicles>,
  { vehicleFacts }: { readonly vehicleFacts: Pick<VehicleFactStore, 'similar'> },
) {
  return { items: await vehicleFacts.similar({ kind, identifier, limit: SIMILAR_MAX }) };
}
