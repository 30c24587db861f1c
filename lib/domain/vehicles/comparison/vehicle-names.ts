/** The vehicles selected for comparison, as named in URLs and lists. Without schemas: every vehicle's page loads it. */
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';

export const COMPARED_MAX = 4;

/** A vehicle in one word, for URLs and lists: `car-50031`. */
export type VehicleName = `${VehicleKind}-${number}`;

export const vehicleName = ({ kind, identifier }: { kind: VehicleKind; identifier: number }): VehicleName =>
  `${kind}-${identifier}`;

const VEHICLE_NAME = /^(car|van)-([1-9]\d{0,8})$/;

/** null if the text does not name a car or van. */
export function parseVehicleName(name: string): { kind: VehicleKind; identifier: number } | null {
  const [, kind, identifier] = VEHICLE_NAME.exec(name) ?? [];
  return kind === undefined ? null : { kind: kind === 'van' ? 'van' : 'car', identifier: Number(identifier) };
}

/** In the tray: a vehicle without options, or a build of one by its share code, `car-50031.AY2JA6Fp`. */
export type TrayEntry = VehicleName | `${VehicleName}.${string}`;

export interface TrayVehicle {
  readonly kind: VehicleKind;
  readonly identifier: number;
  /** Its share code; null without options. */
  readonly build: string | null;
}

export const trayEntry = ({ build, ...vehicle }: TrayVehicle): TrayEntry =>
  build === null ? vehicleName(vehicle) : `${vehicleName(vehicle)}.${build}`;

/** A car beside others on a company car page, as addresses have it: `50031`, or a build of it, `50031.AY2JA6Fp`. */
export const carReference = ({ identifier, build }: Omit<TrayVehicle, 'kind'>): string =>
  build === null ? String(identifier) : `${identifier}.${build}`;

/** As requests have it: a vehicle, or a build of it. */
export const TRAY_ENTRY = /^(car|van)-[1-9]\d{0,8}(\.[\w-]{1,2000})?$/;

/** null if the text is not an entry. */
export function parseTrayEntry(text: string): TrayVehicle | null {
  const [, name = '', build = null] = /^([^.]+)(?:\.([\w-]{1,2000}))?$/.exec(text) ?? [];
  const vehicle = parseVehicleName(name);
  return vehicle && { ...vehicle, build };
}

/** Whether one of the entries is a build. */
export const hasBuilds = (entries: readonly TrayEntry[]): boolean =>
  entries.some((entry) => (parseTrayEntry(entry)?.build ?? null) !== null);

/** The vehicles of the entries, each once, without options. */
export const vehiclesOf = (entries: readonly TrayEntry[]): VehicleName[] => [
  ...new Set(entries.flatMap((entry) => parseTrayEntry(entry) ?? []).map(vehicleName)),
];

/** Why a name cannot be compared, as a sentence. */
export function nameProblem(name: string): string {
  const kind = /^([a-z]+)-\d+$/i.exec(name)?.[1]?.toLowerCase();
  if (kind !== undefined && /^(bike|motorcycle|hgv|lorry|truck)s?$/.test(kind))
    return `“${name}” is not included: only cars and vans can be compared.`;
  return `“${name.slice(0, 40)}” is not included: write a vehicle as car-50031 or van-60001.`;
}
