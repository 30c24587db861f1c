import type { Derivative, Price } from '@/lib/sandbox/catalogue/model';

/** Dated prices new, oldest first; the first is from the introduction. */
export function priceHistory(derivative: Derivative, today: string): readonly Price[] {
  throw new Error(`${derivative.refid} ${today}`);
}

/** The price new on a day; before the introduction the first, after run-out the last. */
export function priceOn(derivative: Derivative, date: string): Price {
  throw new Error(`${derivative.refid} ${date}`);
}
