/** The tray: vehicles and builds picked on any page, in this browser only, until they are removed. */
import { sharedStore } from '@/components/ui/stores/shared-store';
import {
  carReference,
  COMPARED_MAX,
  parseTrayEntry,
  trayEntry,
  vehiclesOf,
  type TrayEntry,
} from '@/lib/domain/vehicles/comparison/vehicle-names';

interface TrayState {
  readonly entries: readonly TrayEntry[];
}

const { store, change } = sharedStore<TrayState>(
  'vehicles-to-compare',
  { entries: [] },
  {
    read: (text) => ({ entries: parseEntries(text ?? '') }),
    write: ({ entries }) => entries.join(' '),
  },
);

export const trayStore = store;

/** @returns whether there is room for it, or it is there already */
export function addToTray(entry: TrayEntry): boolean {
  change(({ entries }) => {
    const isAdded = !entries.includes(entry) && entries.length < COMPARED_MAX;
    return { entries: isAdded ? [...entries, entry] : entries };
  });
  return store.getState().entries.includes(entry);
}

/** @returns what brings it back */
export const removeFromTray = (entry: string): (() => void) => restrictTo((other) => other !== entry);

/** @returns what brings all of them back */
export const clearTray = (): (() => void) => restrictTo(() => false);

function restrictTo(stays: (entry: TrayEntry) => boolean): () => void {
  let before: readonly TrayEntry[] = [];
  change(({ entries }) => {
    before = entries;
    return { entries: entries.filter(stays) };
  });
  return () => change(() => ({ entries: before }));
}

/**
 * The comparison on screen is the one to continue with: its entries are the tray.
 * @returns how many others there were, and what brings them back
 */
export function continueWith(compared: readonly TrayEntry[]): { removed: number; undo: () => void } {
  let before: readonly TrayEntry[] = [];
  change(({ entries }) => {
    before = entries;
    return { entries: compared };
  });
  const removed = before.filter((entry) => !compared.includes(entry)).length;
  return { removed, undo: () => change(() => ({ entries: before })) };
}

function parseEntries(text: string): readonly TrayEntry[] {
  return text
    .split(' ')
    .flatMap((word) => parseTrayEntry(word) ?? [])
    .map(trayEntry)
    .slice(0, COMPARED_MAX);
}

/** `/vehicles/compare?vehicle=car-50031&vehicle=car-50032.AY2JA6Fp`: vehicles and builds. */
export function comparisonPath(entries: readonly TrayEntry[]): string {
  if (entries.length === 0) return '/vehicles/compare';
  return `/vehicles/compare?${new URLSearchParams(entries.map((entry) => ['vehicle', entry]))}`;
}

/** The name of a link to the tax comparison, with what it leaves out: a van is not compared by tax. */
export function taxComparisonName(name: string, entries: readonly TrayEntry[]): string {
  const vans = new Set(vehiclesOf(entries.filter((entry) => parseTrayEntry(entry)?.kind === 'van'))).size;
  return vans === 0 ? name : `${name}, without the ${vans === 1 ? 'van' : `${vans} vans`}`;
}

/** The company car page of the first car, the others beside it; null where there is no car. */
export function taxComparisonPath(entries: readonly TrayEntry[]): string | null {
  const cars = entries.flatMap((entry) => parseTrayEntry(entry) ?? []).filter(({ kind }) => kind === 'car');
  const [first, ...others] = cars;
  if (first === undefined) return null;
  const query = new URLSearchParams(first.build === null ? [] : [['build', first.build]]);
  for (const car of others) query.append('with', carReference(car));
  if (others.length > 0) query.set('tab', 'compare');
  return `/vehicles/car/${first.identifier}/company-car${query.size === 0 ? '' : `?${query}`}`;
}
