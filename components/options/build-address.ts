import { isDay, type Day } from '@/lib/domain/time/calendar';
import { dayFromAddress } from '@/lib/domain/time/typed-day';
import type { VehicleBuild } from '@/lib/domain/options/build';
import { decodeBuild, encodeBuild, sharedBuild } from '@/lib/domain/options/share-code';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { Fault } from '@/lib/fault';

export interface BuildAddress {
  readonly date: Day | null;
  /** A `date` that is not a day. */
  readonly invalidDate: string | null;
  readonly build: VehicleBuild | null;
  /** Why the share code could not be used. */
  readonly fault: Fault | null;
  /** The code, and its vehicle if that is a different one. */
  readonly elsewhere: { readonly kind: VehicleKind; readonly identifier: number; readonly code: string } | null;
  /** The saved build it was opened from. */
  readonly saved: string | null;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads an address. An unreadable code is reported, and the rest of the address still counts. */
export function readBuildAddress(
  query: Pick<URLSearchParams, 'get'>,
  vehicle: { kind: VehicleKind; identifier: number },
): BuildAddress {
  const dateText = dayFromAddress(query.get('date') ?? '');
  const date = isDay(dateText) ? dateText : null;
  const invalidDate = date === null && dateText !== '' ? dateText : null;
  const id = query.get('saved');
  const saved = id !== null && UUID.test(id) ? id : null;
  const code = query.get('build');
  const plain = { date, invalidDate: invalidDate, build: null, fault: null, elsewhere: null, saved };
  if (code === null || code === '') return plain;
  try {
    const build = decodeBuild(code, vehicle);
    return { ...plain, date: date ?? build.date, build };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    // Only a readable code shows which vehicle it belongs to.
    const other = error.code === 'conflict' ? sharedBuild(code) : null;
    const elsewhere = other && { kind: other.kind ?? vehicle.kind, identifier: other.build.identifier, code };
    return { ...plain, fault: error, elsewhere };
  }
}

/**
 * `?date=…&build=…`; without selections the day alone. Other parameters stay. Until something is
 * chosen, so does an unusable code, so that a reload still says why.
 */
export function writeBuildAddress(query: string, build: VehicleBuild, kind: VehicleKind, isAsOpened = false): string {
  const words = new URLSearchParams(query);
  words.set('date', build.date);
  if (build.selections.length > 0) words.set('build', encodeBuild(build, kind));
  else if (!isAsOpened) words.delete('build');
  return `?${words}`;
}
