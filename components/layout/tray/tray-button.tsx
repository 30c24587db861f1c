'use client';

import { useStore } from 'zustand';
import { Button } from '@/components/ui/actions/button';
import { showToast } from '@/components/ui/feedback/toast-store';
import { COMPARED_MAX, trayEntry, type TrayVehicle } from '@/lib/domain/vehicles/comparison/vehicle-names';
import { addToTray, removeFromTray, trayStore } from './tray-store';

/**
 * Adds a vehicle or a build to the tray, or removes it.
 * @param name what it is, for a screen reader, where the button stands in a list
 */
export function TrayButton({ vehicle, name }: { vehicle: TrayVehicle; name?: string }) {
  const entry = trayEntry(vehicle);
  const isPicked = useStore(trayStore, ({ entries }) => entries.includes(entry));

  function toggle() {
    if (isPicked) removeFromTray(entry);
    else if (!addToTray(entry))
      showToast(`${COMPARED_MAX} vehicles are already selected. Remove one from the comparison first.`);
  }

  return (
    <Button aria-pressed={isPicked} icon={isPicked ? 'tick' : 'plus'} onClick={toggle}>
      <span className="sm:whitespace-nowrap">{isPicked ? 'In the comparison' : 'Add to comparison'}</span>
      {name !== undefined && <span className="sr-only">: {name}</span>}
    </Button>
  );
}
