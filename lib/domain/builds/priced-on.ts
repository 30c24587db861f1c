/** On which day a build beside others is priced, and what it was saved at. Without schemas: pages load it. */
import { sumWords } from '@/lib/domain/options/pricing/sum-words';
import type { Day } from '@/lib/domain/time/calendar';
import { formatDate } from '@/lib/format';

/** A list price with VAT on a day, in pence; null if the vehicle has none. */
export interface PriceOfDay {
  readonly date: Day;
  readonly totalPence: number | null;
  /** Whether options are priced on application, which the total excludes. */
  readonly isOnApplication: boolean;
}

/** "£35,500 + POA"; "no price". */
const priceWords = ({ totalPence, isOnApplication }: PriceOfDay): string =>
  totalPence === null ? 'no price' : sumWords(totalPence, isOnApplication);

/** The day alone where both prices are the same; otherwise both, each with its day. @param saved null: not a saved build */
export function pricedOnWords(now: PriceOfDay, saved: PriceOfDay | null): string {
  const priced = `Priced on ${formatDate(now.date)}`;
  if (saved === null || (saved.totalPence === now.totalPence && saved.isOnApplication === now.isOnApplication))
    return priced;
  return `${priced}: list price ${priceWords(now)}. Saved at the prices of ${formatDate(saved.date)}: ${priceWords(saved)}.`;
}
