/** Derivatives by guide ID or code. Everything here is free. */
import type { EndpointCall } from '@/lib/api/serve/serve';
import type { findVehicleByCode, readVehicle } from '@/lib/api/endpoints/vehicles';
import {
  getRefcodeFromRefid,
  getRefidFromRefcode,
  getRefDerIncludeOnRunout,
  getRefDescriptionFromIdWithSector,
} from '@/lib/contract/vehicles';
import { paddedCode } from '@/lib/domain/vehicles/vehicle-code';
import { KIND_WORDS } from '@/lib/domain/vehicles/kind-words';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import type { DescribedVehicle } from '@/lib/domain/vehicles/vehicle-description';
import {
  databaseOf,
  identifierFromCode,
  modelCodeFrom,
  vehicleFromReference,
} from '@/lib/domain/vehicles/vehicle-from-reference';
import { Fault } from '@/lib/fault';
import type { ProviderAnswerCache } from '@/lib/provider/answer-cache';
import { SOURCES } from '@/lib/domain/source-names';

export interface VehicleServices {
  /** Free answers of the provider, cached for a while. */
  readonly cached: ProviderAnswerCache;
}

export async function runReadVehicle({ input }: EndpointCall<typeof readVehicle>, services: VehicleServices) {
  return describedVehicle(input, services);
}

export async function runFindVehicleByCode(
  { input }: EndpointCall<typeof findVehicleByCode>,
  { cached }: VehicleServices,
) {
  const refcode = paddedCode(input.code);
  const answer = await cached.call(getRefidFromRefcode, { database: databaseOf(input.kind), refcode });
  const identifier = identifierFromCode(answer);
  if (identifier !== null) return { kind: input.kind, identifier };
  throw new Fault('not_found', {
    message: `${SOURCES.guide.atStart} has no ${KIND_WORDS[input.kind].toLowerCase()} with this code.`,
    fix: `Check every character, spaces included, or find it in the list of ${OTHERS[input.kind]}.`,
    field: 'code',
  });
}

const OTHERS: Record<VehicleKind, string> = { car: 'vans', van: 'cars' };

/** @throws Fault not_found if the guide has no such identifier of that kind */
export async function describedVehicle(
  vehicleKey: { kind: VehicleKind; identifier: number },
  { cached }: VehicleServices,
): Promise<DescribedVehicle> {
  const question = { database: databaseOf(vehicleKey.kind), refid: vehicleKey.identifier };
  const [description, code] = await Promise.all([
    cached.call(getRefDescriptionFromIdWithSector, { ...question, showSector: true }),
    cached.call(getRefcodeFromRefid, question),
  ]);
  const modCode = modelCodeFrom(description);
  const derivatives =
    modCode === null
      ? null
      : await cached.call(getRefDerIncludeOnRunout, {
          database: question.database,
          modCode,
          justCurrentDerivatives: false,
          showSector: true,
        });
  const vehicle = vehicleFromReference(
    { kind: vehicleKey.kind, identifier: vehicleKey.identifier },
    description,
    code,
    derivatives,
  );
  if (vehicle) return vehicle;
  throw new Fault('not_found', {
    message: `${SOURCES.guide.atStart} has no ${KIND_WORDS[vehicleKey.kind].toLowerCase()} with the guide ID ${vehicleKey.identifier}.`,
    fix: `Check the number, or find it in the list of ${OTHERS[vehicleKey.kind]}.`,
    field: 'identifier',
  });
}
