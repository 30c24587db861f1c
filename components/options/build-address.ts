import { isDay, type Day } from '@/lib/domain/time/calendar';
import { dayFromAddress } from '@/lib/domain/time/typed-day';
import type { VehicleBuild } from '@/lib/domain/options/build';
import { decodeBuild, encodeBuild, sharedBuild } from '@/lib/domain/options/share-code';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { Fault } from '@/lib/fault';

export interface BuildAddress {
  readonly date: Day | null;
  /** What stands in the place of a day and is none. */
  readonly invalidDate: string | null;
  readonly build: VehicleBuild | null;
  /** Why the share code could not be used. */
  readonly fault: Fault | null;
  /** The vehicle whose build it is, where that is another one, and the code. */
  readonly elsewhere: { readonly kind: VehicleKind; readonly identifier: number; readonly code: string } | null;
  /** The saved build it was opened from. */
  readonly saved: string | null;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What an address asks for. A code that cannot be read is named, and the rest of the address still counts. */
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
    // Only of a code that can be read is it known whose it is.
    const other = error.code === 'conflict' ? sharedBuild(code) : null;
    const elsewhere = other && { kind: other.kind ?? vehicle.kind, identifier: other.build.identifier, code };
    return { ...plain, fault: error, elsewhere };
  }
}

/**
 * `?date=…&build=…`; without selections the day alone. Whatever else the address asks for stays. As long as nothing is
 * chosen, so does a code that could not be used: a reload then still says why.
 */
export function writeBuildAddress(query: string, build: VehicleBuild, kind: VehicleKind, isAsOpened = false): string {
  const words = new URLSearchParams(query);
  words.set('date', build.date);
  if (build.selections.length > 0) words.set('build', encodeBuild(build, kind));
  else if (!isAsOpened) words.delete('build');
  return `?${words}`;
}
