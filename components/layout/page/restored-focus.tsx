'use client';

import { useRestoredFocus } from '@/components/ui/behaviour/use-restored-focus';

/** Keeps the focus on every page of the frame, wherever a click removes the control it was made on. */
export function RestoredFocus(): null {
  useRestoredFocus();
  return null;
}
