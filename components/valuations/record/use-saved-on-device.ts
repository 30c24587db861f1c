import { useEffect } from 'react';
import { afterPaint } from '@/components/ui/behaviour/after-paint';
import { saveOnDevice } from '@/components/layout/device/device-records';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';

/** Saves an opened record on this device, for reading it without a connection. */
export function useSavedOnDevice(
  answer: { readonly record: ValuationRecord; readonly contentHash: string } | undefined,
): void {
  useEffect(() => {
    if (answer) afterPaint(() => void saveOnDevice(answer.record, answer.contentHash));
  }, [answer]);
}
