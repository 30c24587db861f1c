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

/** While an answer is awaited the price is about to change; so is the record that lacks it. */
const POLL_MS = 2_000;

/** Recent results age and colleagues make look-ups, so the price is requested again after a while. */
const STALE_AFTER_MS = 20_000;

/**
 * What a look-up would cost now; the preview is free. Undefined while it is not known.
 * @param previewInput null if there is nothing to price
 */
export function useCostPreview(previewInput: CostPreviewInput | null): CostPreview | undefined {
  const { data, dataUpdatedAt } = useAnswer(previewValuation, previewInput, {
    staleAfterMs: STALE_AFTER_MS,
    pollMs: (answer) => (answer && isAwaited(answer, previewInput?.record !== undefined) ? POLL_MS : false),
  });
  return data && { ...data, asOf: new Date(dataUpdatedAt) };
}

/** Whether a look-up is in flight, or the answers that a record lacks are there and not in a later record yet. */
function isAwaited({ cost, laterRecord }: EndpointOutput<typeof Preview>, isOfRecord: boolean): boolean {
  return isOfRecord ? cost.free && laterRecord === null : cost.parts.some(({ running }) => running);
}

/** The same while a person types. Undefined until typing pauses, so that no price of an earlier text is shown. */
export function useSettledCostPreview(previewInput: CostPreviewInput | null): CostPreview | undefined {
  const settled = useDebouncedValue(previewInput, TYPING_DELAY_MS);
  const costPreview = useCostPreview(settled);
  return JSON.stringify(settled) === JSON.stringify(previewInput) ? costPreview : undefined;
}
