import { isDay, type Day } from '@/lib/domain/calendar';
import type { Build } from '@/lib/domain/rules/build';
import { decodeBuild, encodeBuild, sharedBuild } from '@/lib/domain/rules/share-code';
import type { VehicleKind } from '@/lib/domain/vehicle';
import { Fault } from '@/lib/fault';

export interface ReadAddress {
  readonly date: Day | null;
  /** What stands in the place of a day and is none. */
  readonly noDay: string | null;
  readonly build: Build | null;
  /** Why the share code could not be used. */
  readonly fault: Fault | null;
  /** The vehicle whose build it is, where that is another one, and the code. */
  readonly elsewhere: { readonly kind: VehicleKind; readonly identifier: number; readonly code: string } | null;
  /** The saved build it was opened from. */
  readonly saved: string | null;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What an address asks for. A code that cannot be read is named, and the rest of the address still counts. */
export function readAddress(
  query: Pick<URLSearchParams, 'get'>,
  of: { kind: VehicleKind; identifier: number },
): ReadAddress {
  const asked = query.get('date') ?? '';
  const date = isDay(asked) ? asked : null;
  const noDay = date === null && asked !== '' ? asked : null;
  const id = query.get('saved');
  const saved = id !== null && UUID.test(id) ? id : null;
  const code = query.get('build');
  const plain = { date, noDay, build: null, fault: null, elsewhere: null, saved };
  if (code === null || code === '') return plain;
  try {
    const build = decodeBuild(code, of);
    return { ...plain, date: date ?? build.date, build };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    // Only of a code that can be read is it known whose it is.
    const other = error.code === 'conflict' ? sharedBuild(code) : null;
    const elsewhere = other && { kind: other.kind ?? of.kind, identifier: other.build.identifier, code };
    return { ...plain, fault: error, elsewhere };
  }
}

/**
 * `?date=…&build=…`; without wishes the day alone. Whatever else the address asks for stays. As long as nothing is
 * chosen, so does a code that could not be used: a reload then still says why.
 */
export function writeAddress(query: string, build: Build, kind: VehicleKind, isAsOpened = false): string {
  const words = new URLSearchParams(query);
  words.set('date', build.date);
  if (build.wishes.length > 0) words.set('build', encodeBuild(build, kind));
  else if (!isAsOpened) words.delete('build');
  return `?${words}`;
}
