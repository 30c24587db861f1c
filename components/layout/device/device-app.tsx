'use client';

import { useEffect, useLayoutEffect } from 'react';
import { useIdleLoad, useLateComponent } from '@/components/ui/behaviour/use-late-component';
import { setPageSubject } from '@/lib/api/client/page-subject';
import { claimDevice } from './device-owner';

export interface DeviceAppProps {
  /** The signed-in person in their organisation (`subjectOf`). */
  owner: string;
  /** They may value vehicles. */
  mayValue: boolean;
  /** Of the running build; null in development, where no worker caches what changes. */
  build: string | null;
}

/**
 * Claims this page and this device for the person, makes the product readable on it offline, and shows when another
 * person has signed in.
 */
export function DeviceApp({ owner, mayValue, build }: DeviceAppProps) {
  const { Component: LateDevice } = useLateComponent(importLateDevice);
  // A layout effect runs before any component sends its first request.
  useLayoutEffect(() => {
    setPageSubject(owner);
    return () => setPageSubject(null);
  }, [owner]);
  useEffect(() => void claimDevice({ owner, mayValue }), [owner, mayValue]);
  useIdleLoad(dropErasedRecords);
  useEffect(() => {
    if (build === null || !('serviceWorker' in navigator)) return;
    // Without it the product still works online.
    navigator.serviceWorker.register(`/service-worker.js?build=${encodeURIComponent(build)}`).catch(() => undefined);
  }, [build]);
  return LateDevice && <LateDevice owner={owner} mayValue={mayValue} />;
}

/** Their scripts are loaded in idle time too. */
const importLateDevice = async () => (await import('./late-device')).LateDevice;
const dropErasedRecords = async () => (await import('./drop-erased-records')).dropErasedRecords();
