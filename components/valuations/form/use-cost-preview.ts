'use client';

import { useDebouncedValue } from '@/components/ui/behaviour/use-debounced-value';
import { useAnswer } from '@/lib/api/client/use-answer';
import { previewValuation } from '@/lib/api/addresses/valuations';
import type { EndpointOutput, EndpointInput } from '@/lib/api/endpoint';
import type { previewValuation as Preview } from '@/lib/api/endpoints/valuations';

export type CostPreviewInput = EndpointInput<typeof Preview>;
export type CostPreview = EndpointOutput<typeof Preview> & {
  /** When the price was read: recent results have an age. */
  readonly asOf: Date;
};

/** Long enough to type the next digit. */
const TYPING_DELAY_MS = 250;

/** Recent results age and colleagues make look-ups, so the price is requested again after a while. */
const STALE_AFTER_MS = 20_000;

/**
 * What a look-up would cost now; the preview is free. Undefined while it is not known.
 * @param previewInput null if there is nothing to price
 */
export function useCostPreview(previewInput: CostPreviewInput | null): CostPreview | undefined {
  const { data, dataUpdatedAt } = useAnswer(previewValuation, previewInput, { staleAfterMs: STALE_AFTER_MS });
  return data && { ...data, asOf: new Date(dataUpdatedAt) };
}

/** The same while a person types. Undefined until typing pauses, so that no price of an earlier text is shown. */
export function useSettledCostPreview(previewInput: CostPreviewInput | null): CostPreview | undefined {
  const settled = useDebouncedValue(previewInput, TYPING_DELAY_MS);
  const costPreview = useCostPreview(settled);
  return JSON.stringify(settled) === JSON.stringify(previewInput) ? costPreview : undefined;
}
