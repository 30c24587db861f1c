'use client';

import { useSettled } from '@/components/ui/use-settled';
import { useAnswer } from '@/lib/api/use-answer';
import { previewValuation } from '@/lib/api/addresses/valuations';
import type { Answer, Ask } from '@/lib/api/endpoint';
import type { previewValuation as Preview } from '@/lib/api/valuations';

export type Wish = Ask<typeof Preview>;
export type Price = Answer<typeof Preview>;

/** Long enough to type the next digit. */
const SETTLE_MS = 250;

/** Kept answers grow old and colleagues look things up, so what a press would cost is asked again after a while. */
const GOOD_FOR_MS = 20_000;

/** What a press would cost now; asking is free. Undefined while it is not known. @param wish null: nothing to price */
export function usePrice(wish: Wish | null): Price | undefined {
  return useAnswer(previewValuation, wish, GOOD_FOR_MS).data;
}

/** The same of a wish being typed. Undefined until it has rested: the price of what stood there a key ago is not told. */
export function useTypedPrice(wish: Wish | null): Price | undefined {
  const settled = useSettled(wish, SETTLE_MS);
  const price = usePrice(settled);
  return JSON.stringify(settled) === JSON.stringify(wish) ? price : undefined;
}
