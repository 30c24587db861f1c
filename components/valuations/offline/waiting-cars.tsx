'use client';

import { useStore } from 'zustand';
import { waitingCarsStore } from '@/components/layout/device/waiting-cars';
import { useLatePart } from '@/components/ui/behaviour/use-late-component';

const importCard = async () => (await import('./waiting-cars-card')).WaitingCarsCard;

/** Cars typed without a connection; nothing while there is none, as on most days: its script is not among the first. */
export function WaitingCars() {
  const { cars } = useStore(waitingCarsStore);
  const { Part: WaitingCarsCard } = useLatePart(importCard);
  if (cars.length === 0) return null;
  return WaitingCarsCard && <WaitingCarsCard cars={cars} isReadOnly={false} />;
}
