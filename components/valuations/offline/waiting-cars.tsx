'use client';

import { useStore } from 'zustand';
import { waitingCarsStore } from '@/components/layout/device/waiting-cars';
import { useLatePart } from '@/components/ui/behaviour/use-late-component';

const importCard = async () => (await import('./waiting-cars-card')).WaitingCarsCard;

/** Cars typed offline. Usually there are none, so this script is not in the first load. */
export function WaitingCars() {
  const { cars } = useStore(waitingCarsStore);
  const { Part: WaitingCarsCard } = useLatePart(importCard, 'The list of waiting cars');
  if (cars.length === 0) return null;
  return WaitingCarsCard && <WaitingCarsCard cars={cars} isReadOnly={false} />;
}
