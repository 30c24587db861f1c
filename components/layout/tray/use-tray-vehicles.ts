import { useStore } from 'zustand';
import { listBuilds } from '@/lib/api/addresses/builds';
import { compareVehicles } from '@/lib/api/addresses/vehicles';
import { useAnswer } from '@/lib/api/client/use-answer';
import { distinctNames, savedBuildTexts, type DistinctName } from '@/lib/domain/builds/build-names';
import type { SavedBuild } from '@/lib/domain/builds/saved-build';
import {
  hasBuilds,
  parseTrayEntry,
  trayEntry,
  vehiclesOf,
  type TrayEntry,
  type TrayVehicle,
} from '@/lib/domain/vehicles/comparison/vehicle-names';
import type { VehicleComparison } from '@/lib/domain/vehicles/comparison/comparison';
import { kindAndNumber } from '@/lib/domain/vehicles/kind-words';
import { makeAndModel } from '@/lib/domain/vehicles/names/display-name';
import { trayStore } from './tray-store';

export interface NamedTrayVehicle extends TrayVehicle, DistinctName {
  readonly entry: TrayEntry;
}

/** As many as one answer lists. */
const SAVED_MAX = 100;

/** What is in the tray, with names: one request for all vehicles, and one for the saved builds if there is any build. */
export function useTrayVehicles(): readonly NamedTrayVehicle[] {
  const entries = useStore(trayStore, (state) => state.entries);
  const names = vehiclesOf(entries);
  const answer = useAnswer(compareVehicles, names.length === 0 ? null : { vehicle: names });
  return trayNames(entries, answer.data?.vehicles ?? [], useSavedBuilds(entries));
}

/** Those with which the builds of the entries are named; no request where there is no build. */
export function useSavedBuilds(entries: readonly TrayEntry[]): readonly SavedBuild[] {
  return useAnswer(listBuilds, hasBuilds(entries) ? { limit: SAVED_MAX } : null).data?.items ?? [];
}

/** The entries with names, each different: a vehicle by kind and number until its name is there, a build by its saved name. */
export function trayNames(
  entries: readonly TrayEntry[],
  described: VehicleComparison['vehicles'],
  saved: readonly SavedBuild[],
): NamedTrayVehicle[] {
  const picked = entries.flatMap((entry) => {
    const vehicle = parseTrayEntry(entry);
    return vehicle === null ? [] : [{ ...vehicle, entry }];
  });
  const nameOf = ({ kind, identifier }: TrayVehicle): string => {
    const found = described.find((one) => one.kind === kind && one.identifier === identifier)?.vehicle;
    return found ? `${makeAndModel(found)} ${found.derivative}` : kindAndNumber({ kind, identifier });
  };
  const detailsOf = ({ entry, ...vehicle }: (typeof picked)[number]): string[] => {
    if (vehicle.build === null) return ['', kindAndNumber(vehicle)];
    const build = saved.find(({ code, ...one }) => trayEntry({ ...one, build: code }) === entry);
    return build ? savedBuildTexts(build) : ['with options', `${kindAndNumber(vehicle)} with options`];
  };
  return distinctNames(picked.map((one) => ({ ...one, name: nameOf(one), details: detailsOf(one) })));
}
