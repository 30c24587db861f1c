'use client';

import { readValuation } from '@/lib/api/addresses/valuations';
import { useAnswer } from '@/lib/api/client/use-answer';
import { useSavedOnDevice } from './use-saved-on-device';

/** Saves the page's record on this device. */
export function SavedOnDevice({ id }: { id: string }) {
  useSavedOnDevice(useAnswer(readValuation, { id }).data);
  return null;
}
