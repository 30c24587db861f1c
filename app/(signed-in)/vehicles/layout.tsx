import type { ReactNode } from 'react';
import { VehicleTray } from '@/components/layout/tray/vehicle-tray';

/** Under every page about vehicles: what is picked for comparing. */
export default function VehiclesLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <VehicleTray />
    </>
  );
}
