'use client';

import { useRouter } from 'next/navigation';
import type { RefObject } from 'react';
import { useStillOnPage } from '@/components/layout/navigation/in-place-navigation';
import { search } from '@/lib/api/addresses/search';
import { useAction } from '@/lib/api/client/use-answer';
import { formatPlate } from '@/lib/domain/plates/plate-shapes';
import type { PlateValuationRequest } from './valuation-request';

/**
 * A reg without a mileage, and Enter: the latest valuation of the car opens, which costs nothing.
 * @param mileage if typed meanwhile, a new valuation is wanted instead
 * @param beforeRecord called right before the address changes
 */
export function useReopening(
  mileage: RefObject<HTMLInputElement | null>,
  beforeRecord: (() => void) | undefined,
): (request: PlateValuationRequest | null, orElse: () => void) => void {
  const router = useRouter();
  const stillOnPage = useStillOnPage();
  const { act } = useAction(search);
  async function reopen(plate: string, orElse: () => void): Promise<void> {
    const isStillHere = stillOnPage();
    const answer = await act({ text: plate }).catch(() => null); // without an answer, the missing mileage is reported
    if (!isStillHere() || mileage.current?.value !== '') return;
    const latest = answer?.results.find((found) => found.kind === 'valuation' && found.plate === formatPlate(plate));
    if (latest === undefined) return orElse();
    beforeRecord?.();
    router.push(latest.href);
  }
  return (request, orElse) => {
    mileage.current?.focus();
    if (request === null || request.vin !== undefined || !navigator.onLine) orElse();
    else void reopen(request.plate, orElse);
  };
}
