import type { Day } from '@/lib/domain/calendar';
import type { Build } from '@/lib/domain/rules/build';
import { decodeBuild, encodeBuild } from '@/lib/domain/rules/share-code';
import { Fault } from '@/lib/fault';

export interface ReadAddress {
  readonly date: Day | null;
  readonly build: Build | null;
  /** Why the share code could not be used. */
  readonly fault: Fault | null;
  /** The saved build it was opened from. */
  readonly saved: string | null;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What an address asks for. A code that cannot be read is named, and the rest of the address still counts. */
export function readAddress(query: Pick<URLSearchParams, 'get'>, identifier: number): ReadAddress {
  const asked = query.get('date') ?? '';
  const date = DAY.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : null;
  const id = query.get('saved');
  const saved = id !== null && UUID.test(id) ? id : null;
  const code = query.get('build');
  if (code === null || code === '') return { date, build: null, fault: null, saved };
  try {
    const build = decodeBuild(code, identifier);
    return { date: date ?? build.date, build, fault: null, saved };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { date, build: null, fault: error, saved };
  }
}

/** `?date=…&build=…`; without wishes the day alone. Whatever else the address asks for stays. */
export function writeAddress(query: string, build: Build): string {
  const words = new URLSearchParams(query);
  words.set('date', build.date);
  if (build.wishes.length > 0) words.set('build', encodeBuild(build));
  else words.delete('build');
  return `?${words}`;
}
