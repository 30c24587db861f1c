/** Finds a vehicle by what a dealer types: a guide ID, a guide code, or the share code of a build. */
import { findVehicleByCode, readVehicle } from '@/lib/api/addresses/vehicles';
import { fetchEndpoint } from '@/lib/api/client/fetch-endpoint';
import { shareProblem, sharedBuild } from '@/lib/domain/options/share-code';
import { codeProblem, paddedCode } from '@/lib/domain/vehicles/vehicle-code';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import type { DescribedVehicle } from '@/lib/domain/vehicles/vehicle-description';
import { Fault } from '@/lib/fault';
import { vehiclePath } from '@/lib/domain/page-paths';
import { configurePath } from './vehicle-path';

export interface FoundVehicle {
  readonly kind: VehicleKind;
  readonly identifier: number;
  readonly vehicle: DescribedVehicle;
  /** The page to open: the vehicle, or its configurator with the build. */
  readonly path: string;
}

const IDENTIFIER_MAX = 2_147_483_647;

/** Why the text cannot be any of the three, as a sentence; null if it may be one. */
export function inputProblem(typed: string): string | null {
  if (typed.trim() === '') return 'Enter a guide ID such as 50017, a guide code or a build code.';
  if (!isIdentifier(typed)) return sharedBuild(typed) === null ? (shareProblem(typed) ?? codeProblem(typed)) : null;
  const number = Number(typed);
  return number > 0 && number <= IDENTIFIER_MAX ? null : 'A guide ID is a whole number, such as 50017.';
}

/** @throws Fault not_found if the guide has no such vehicle */
export async function findVehicle(kind: VehicleKind, typed: string): Promise<FoundVehicle> {
  const shared = sharedBuild(typed);
  if (shared !== null) {
    const found = await sharedVehicle(shared.kind, kind, shared.build.identifier);
    return { ...found, path: configurePath(found, typed.trim()) };
  }
  const reference = isIdentifier(typed)
    ? { kind, identifier: Number(typed) }
    : await fetchEndpoint(findVehicleByCode, { kind, code: paddedCode(typed) });
  return { ...reference, vehicle: await fetchEndpoint(readVehicle, reference), path: vehiclePath(reference) };
}

const isIdentifier = (typed: string) => /^\s*\d{1,10}\s*$/.test(typed);

/** The vehicle of a share code. Codes of an earlier version name no kind, so the chosen kind is tried first. */
async function sharedVehicle(namedKind: VehicleKind | null, kind: VehicleKind, identifier: number) {
  const reference = { kind: namedKind ?? kind, identifier };
  try {
    return { ...reference, vehicle: await fetchEndpoint(readVehicle, reference) };
  } catch (error) {
    if (namedKind !== null || !(error instanceof Fault) || error.code !== 'not_found') throw error;
    const other = { kind: kind === 'car' ? ('van' as const) : ('car' as const), identifier };
    return { ...other, vehicle: await fetchEndpoint(readVehicle, other) };
  }
}
