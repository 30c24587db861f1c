/** The vehicles picked for a comparison: on this browser only, until they are taken out. */
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { browserStorage } from '@/components/ui/stores/browser-storage';
import { COMPARED_MAX, parseVehicleName, type VehicleName } from '@/lib/domain/vehicles/comparison/vehicle-names';

interface ComparisonState {
  readonly names: readonly VehicleName[];
}

const KEY = 'vehicles-to-compare';

export const comparisonStore = createStore<ComparisonState>()(
  persist((): ComparisonState => ({ names: [] }), {
    name: KEY,
    storage: browserStorage<ComparisonState>('localStorage', {
      read: (text) => ({ names: parseNames(text ?? '') }),
      write: ({ names }) => names.join(' '),
    }),
  }),
);

// Another tab of the same dealer changed it.
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) readAgain();
  });

/** @returns whether there was room */
export function addToComparison(name: VehicleName): boolean {
  readAgain();
  const { names } = comparisonStore.getState();
  if (names.includes(name)) return true;
  if (names.length >= COMPARED_MAX) return false;
  comparisonStore.setState({ names: [...names, name] });
  return true;
}

export function removeFromComparison(name: string): void {
  readAgain();
  comparisonStore.setState(({ names }) => ({ names: names.filter((other) => other !== name) }));
}

/** In place of what was picked: the comparison on screen is the one that goes on. */
export function replaceComparison(names: readonly VehicleName[]): void {
  comparisonStore.setState({ names });
}

/** A page that the browser brings back whole has heard of no change made meanwhile. The storage answers immediately. */
function readAgain(): void {
  void comparisonStore.persist.rehydrate();
}

function parseNames(text: string): readonly VehicleName[] {
  return text
    .split(' ')
    .filter((candidate): candidate is VehicleName => parseVehicleName(candidate) !== null)
    .slice(0, COMPARED_MAX);
}

/** `/vehicles/compare?vehicle=car-50031&vehicle=car-50032`. */
export const comparisonPath = (names: readonly string[]): string =>
  `/vehicles/compare${names.length === 0 ? '' : `?${new URLSearchParams(names.map((name) => ['vehicle', name]))}`}`;
