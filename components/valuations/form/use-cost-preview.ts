'use client';

import { useDebouncedValue } from '@/components/ui/behaviour/use-debounced-value';
import { useAnswer } from '@/lib/api/client/use-answer';
import { previewValuation } from '@/lib/api/addresses/valuations';
import type { EndpointOutput, EndpointInput } from '@/lib/api/endpoint';
import type { previewValuation as Preview } from '@/lib/api/endpoints/valuations';

export type CostPreviewInput = EndpointInput<typeof Preview>;
export type CostPreview = EndpointOutput<typeof Preview>;

/** Long enough to type the next digit. */
const TYPING_DELAY_MS = 250;

/** Kept answers grow old and colleagues look things up, so what a press would cost is asked again after a while. */
const STALE_AFTER_MS = 20_000;

/** What a press would cost now; asking is free. Undefined while it is not known. @param previewInput null: nothing to price */
export function useCostPreview(previewInput: CostPreviewInput | null): CostPreview | undefined {
  return useAnswer(previewValuation, previewInput, STALE_AFTER_MS).data;
}

/** The same of a wish being typed. Undefined until it has rested: the price of what stood there a key ago is not told. */
export function useSettledCostPreview(previewInput: CostPreviewInput | null): CostPreview | undefined {
  const settled = useDebouncedValue(previewInput, TYPING_DELAY_MS);
  const costPreview = useCostPreview(settled);
  return JSON.stringify(settled) === JSON.stringify(previewInput) ? costPreview : undefined;
}
