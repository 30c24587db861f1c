/** Derivatives by their identifiers. Everything here is free. */
import type { Call } from '@/lib/api/serve';
import type { findVehicleByCode, readVehicle } from '@/lib/api/vehicles';
import {
  getRefcodeFromRefid,
  getRefidFromRefcode,
  getRefDerIncludeOnRunout,
  getRefDescriptionFromIdWithSector,
} from '@/lib/contract/vehicles';
import { wholeCode } from '@/lib/domain/vehicle-code';
import { KIND_WORDS } from '@/lib/domain/kind-words';
import type { VehicleKind } from '@/lib/domain/vehicle';
import type { DescribedVehicle } from '@/lib/domain/vehicle-description';
import {
  databaseOf,
  identifierFromCode,
  modelCodeFrom,
  vehicleFromReference,
} from '@/lib/domain/vehicle-from-reference';
import { Fault } from '@/lib/fault';
import type { KeptAnswers } from '@/lib/provider/kept-answers';

export interface VehicleNeeds {
  /** Free answers of the provider, kept for a while. */
  readonly kept: KeptAnswers;
}

export async function runReadVehicle({ input }: Call<typeof readVehicle>, house: VehicleNeeds) {
  return describedVehicle(input, house);
}

export async function runFindVehicleByCode({ input }: Call<typeof findVehicleByCode>, { kept }: VehicleNeeds) {
  const refcode = wholeCode(input.code);
  const answer = await kept.call(getRefidFromRefcode, { database: databaseOf(input.kind), refcode });
  const identifier = identifierFromCode(answer);
  if (identifier !== null) return { kind: input.kind, identifier };
  throw new Fault('not_found', {
    message: `The guide has no ${KIND_WORDS[input.kind].toLowerCase()} with this code.`,
    fix: `Check it character by character, blanks included, or look for it among the ${OTHERS[input.kind]}.`,
    field: 'code',
  });
}

const OTHERS: Record<VehicleKind, string> = { car: 'vans', van: 'cars' };

/** @throws Fault not_found where the guide has no such identifier of that kind */
export async function describedVehicle(
  of: { kind: VehicleKind; identifier: number },
  { kept }: VehicleNeeds,
): Promise<DescribedVehicle> {
  const question = { database: databaseOf(of.kind), refid: of.identifier };
  const [description, code] = await Promise.all([
    kept.call(getRefDescriptionFromIdWithSector, { ...question, showSector: true }),
    kept.call(getRefcodeFromRefid, question),
  ]);
  const modCode = modelCodeFrom(description);
  const derivatives =
    modCode === null
      ? null
      : await kept.call(getRefDerIncludeOnRunout, {
          ...{ database: question.database, modCode, justCurrentDerivatives: false, showSector: true },
        });
  const vehicle = vehicleFromReference({ kind: of.kind, identifier: of.identifier }, description, code, derivatives);
  if (vehicle) return vehicle;
  throw new Fault('not_found', {
    message: `The guide has no ${KIND_WORDS[of.kind].toLowerCase()} with the identifier ${of.identifier}.`,
    fix: `Check the number, or look for it among the ${OTHERS[of.kind]}.`,
    field: 'identifier',
  });
}
