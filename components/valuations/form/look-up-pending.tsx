'use client';

import { useEffect, useState } from 'react';
import { useLatePart } from '@/components/ui/behaviour/use-late-component';

/** The usual answer arrives sooner. */
const LATE_MS = 300;

export interface LookUpPendingProps {
  /** Stops waiting for a look-up that ends in a record, which continues in the background; absent for others. */
  onStop?: () => void;
}

/** Loaded before anything is submitted. */
export const importLateLookUp = async () => (await import('./late-look-up')).LateLookUp;

/** For a look-up that takes long. */
export function LookUpPending(props: LookUpPendingProps) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const waiting = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(waiting);
  }, []);
  const { Part: LateLookUp } = useLatePart(importLateLookUp, 'The progress');
  return isLate && LateLookUp && <LateLookUp {...props} />;
}
