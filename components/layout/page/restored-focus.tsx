'use client';

import { useFormFocus } from '@/components/ui/behaviour/use-form-focus';
import { useFormsOfAddress } from '@/components/ui/behaviour/use-forms-of-address';
import { useRestoredFocus } from '@/components/ui/behaviour/use-restored-focus';

/**
 * Keeps the focus on every page of the frame, wherever a click removes the control it was made on, or a form loads its
 * page again. A form that loads its page again shows what the address has.
 */
export function RestoredFocus(): null {
  useRestoredFocus();
  useFormFocus();
  useFormsOfAddress();
  return null;
}
