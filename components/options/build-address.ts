import type { Day } from '@/lib/domain/calendar';
import type { Build } from '@/lib/domain/rules/build';
import { decodeBuild, encodeBuild } from '@/lib/domain/rules/share-code';
import { Fault } from '@/lib/fault';

export interface ReadAddress {
  readonly date: Day | null;
  readonly build: Build | null;
  /** Why the share code could not be used. */
  readonly fault: Fault | null;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What an address asks for. A code that cannot be read is named, and the rest of the address still counts. */
export function readAddress(query: Pick<URLSearchParams, 'get'>, identifier: number): ReadAddress {
  const asked = query.get('date') ?? '';
  const date = DAY.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : null;
  const code = query.get('build');
  if (code === null || code === '') return { date, build: null, fault: null };
  try {
    const build = decodeBuild(code, identifier);
    return { date: date ?? build.date, build, fault: null };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { date, build: null, fault: error };
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
