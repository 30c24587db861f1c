'use client';

import { useEffect } from 'react';
import { useIdleLoad } from '@/components/ui/behaviour/use-late-component';
import { formatPlural } from '@/lib/format';
import { showToast } from '@/components/ui/feedback/toast-store';
import { claimDevice } from './device-owner';
import { waitingCarsStore } from './waiting-cars';

export interface DeviceAppProps {
  /** The signed-in person in their organisation. */
  owner: string;
  /** They may value vehicles. */
  mayValue: boolean;
  /** Of the running build; null in development, where no worker caches what changes. */
  build: string | null;
}

/** Claims this device for the person, and makes the product readable on it offline. */
export function DeviceApp({ owner, mayValue, build }: DeviceAppProps) {
  useEffect(() => void claimDevice({ owner, mayValue }), [owner, mayValue]);
  useIdleLoad(dropErasedRecords);
  useEffect(() => {
    if (build === null || !('serviceWorker' in navigator)) return;
    // Without it the product still works online.
    navigator.serviceWorker.register(`/service-worker.js?build=${encodeURIComponent(build)}`).catch(() => undefined);
  }, [build]);
  useEffect(() => {
    if (!mayValue) return undefined;
    addEventListener('online', reportWaitingCars);
    return () => removeEventListener('online', reportWaitingCars);
  }, [mayValue]);
  return null;
}

/** Its script is loaded in idle time too. */
const dropErasedRecords = async () => (await import('./drop-erased-records')).dropErasedRecords();

function reportWaitingCars(): void {
  const { length } = waitingCarsStore.getState().cars;
  if (length === 0) return;
  showToast(`You are online again. ${formatPlural(length, 'car')} saved on this device can be valued now.`, {
    label: 'See the price',
    href: '/',
  });
}
