'use client';

import { useFormFocus } from '@/components/ui/behaviour/use-form-focus';
import { useRestoredFocus } from '@/components/ui/behaviour/use-restored-focus';

/**
 * Keeps the focus on every page of the frame, wherever a click removes the control it was made on, or a form loads its
 * page again.
 */
export function RestoredFocus(): null {
  useRestoredFocus();
  useFormFocus();
  return null;
}
