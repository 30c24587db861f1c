/** The vehicles picked for a comparison: on this browser alone, until they are taken out. */
import { COMPARED_MAX, vehicleNamed, type VehicleName } from '@/lib/domain/compared';

const KEY = 'vehicles-to-compare';
const NONE: readonly VehicleName[] = [];

let kept: { readonly text: string | null; readonly names: readonly VehicleName[] } = { text: null, names: NONE };
const listeners = new Set<() => void>();

function read(): readonly VehicleName[] {
  const text = stored();
  if (text !== kept.text) {
    const names = (text ?? '').split(' ').filter((each): each is VehicleName => vehicleNamed(each) !== null);
    kept = { text, names: names.slice(0, COMPARED_MAX) };
  }
  return kept.names;
}

/** A browser may refuse to keep anything: then nothing is picked. */
function stored(): string | null {
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function write(names: readonly VehicleName[]): void {
  try {
    window.localStorage.setItem(KEY, names.join(' '));
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

export const comparisonStore = {
  read,
  readOnServer: () => NONE,
  subscribe(listener: () => void) {
    listeners.add(listener);
    // Another tab of the same dealer.
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  },
  /** @returns whether there was room */
  add(name: VehicleName): boolean {
    const names = read();
    if (names.includes(name)) return true;
    if (names.length >= COMPARED_MAX) return false;
    write([...names, name]);
    return true;
  },
  /** In place of what was picked: the comparison that is looked at is the one that goes on. */
  replace: write,
  remove(name: VehicleName): void {
    write(read().filter((each) => each !== name));
  },
};

/** `/vehicles/compare?vehicle=car-50031&vehicle=car-50032`. */
export const comparisonPath = (names: readonly string[]): string =>
  `/vehicles/compare${names.length === 0 ? '' : `?${new URLSearchParams(names.map((name) => ['vehicle', name]))}`}`;
