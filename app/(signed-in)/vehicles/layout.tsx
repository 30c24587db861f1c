import type { ReactNode } from 'react';
import { VehicleTray } from '@/components/layout/tray/vehicle-tray';

/** Under every page about vehicles: the vehicles picked for comparison. */
export default function VehiclesLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <VehicleTray />
    </>
  );
}
