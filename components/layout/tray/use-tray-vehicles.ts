import { useStore } from 'zustand';
import { compareVehicles } from '@/lib/api/addresses/vehicles';
import { useAnswer } from '@/lib/api/client/use-answer';
import {
  parseTrayEntry,
  vehiclesOf,
  type TrayEntry,
  type TrayVehicle,
} from '@/lib/domain/vehicles/comparison/vehicle-names';
import { kindAndNumber } from '@/lib/domain/vehicles/kind-words';
import { makeAndModel } from '@/lib/domain/vehicles/names/display-name';
import { trayStore } from './tray-store';

export interface NamedTrayVehicle extends TrayVehicle {
  readonly entry: TrayEntry;
  /** Its kind and number until the name is there. */
  readonly name: string;
}

/** What is in the tray, with names: one request for all of them. */
export function useTrayVehicles(): readonly NamedTrayVehicle[] {
  const entries = useStore(trayStore, (state) => state.entries);
  const names = vehiclesOf(entries);
  const answer = useAnswer(compareVehicles, names.length === 0 ? null : { vehicle: names });
  return entries.flatMap((entry) => {
    const picked = parseTrayEntry(entry);
    if (picked === null) return [];
    const described = answer.data?.vehicles.find(
      ({ kind, identifier }) => kind === picked.kind && identifier === picked.identifier,
    )?.vehicle;
    const name = described ? `${makeAndModel(described)} ${described.derivative}` : kindAndNumber(picked);
    return [{ ...picked, entry, name: picked.build === null ? name : `${name} with options` }];
  });
}
