/** The vehicles picked for a comparison: on this browser alone, until they are taken out. */
import { COMPARED_MAX, parseVehicleName, type VehicleName } from '@/lib/domain/vehicles/comparison/vehicle-names';

const KEY = 'vehicles-to-compare';
const NONE: readonly VehicleName[] = [];

let cached: { readonly text: string | null; readonly names: readonly VehicleName[] } = { text: null, names: NONE };
const listeners = new Set<() => void>();

function readNames(): readonly VehicleName[] {
  const text = readStorage();
  if (text !== cached.text) {
    const names = (text ?? '')
      .split(' ')
      .filter((candidate): candidate is VehicleName => parseVehicleName(candidate) !== null);
    cached = { text, names: names.slice(0, COMPARED_MAX) };
  }
  return cached.names;
}

/** A browser may refuse to keep anything: then nothing is picked. */
function readStorage(): string | null {
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function writeNames(names: readonly VehicleName[]): void {
  try {
    window.localStorage.setItem(KEY, names.join(' '));
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

export const comparisonStore = {
  read: readNames,
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
    const names = readNames();
    if (names.includes(name)) return true;
    if (names.length >= COMPARED_MAX) return false;
    writeNames([...names, name]);
    return true;
  },
  /** In place of what was picked: the comparison that is looked at is the one that goes on. */
  replace: writeNames,
  remove(name: VehicleName): void {
    writeNames(readNames().filter((other) => other !== name));
  },
};

/** `/vehicles/compare?vehicle=car-50031&vehicle=car-50032`. */
export const comparisonPath = (names: readonly string[]): string =>
  `/vehicles/compare${names.length === 0 ? '' : `?${new URLSearchParams(names.map((name) => ['vehicle', name]))}`}`;
