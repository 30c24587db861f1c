'use client';

import { usePathname } from 'next/navigation';
import { useStore } from 'zustand';
import { useLatePart } from '@/components/ui/behaviour/use-late-component';
import { trayStore } from './tray-store';

const importPanel = async () => (await import('./vehicle-tray-panel')).VehicleTrayPanel;

/** At the foot of every page about vehicles, while anything is selected. */
export function VehicleTray() {
  const isEmpty = useStore(trayStore, ({ entries }) => entries.length === 0);
  const { Part: VehicleTrayPanel } = useLatePart(importPanel, 'The list of vehicles to compare');
  // Compare lists them itself.
  const isCompare = usePathname() === '/vehicles/compare';
  return !isEmpty && !isCompare && VehicleTrayPanel && <VehicleTrayPanel />;
}
