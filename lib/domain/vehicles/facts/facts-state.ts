/** How far the facts of a kind are up to date. Browser-safe. */
import type { Day } from '@/lib/domain/time/calendar';
import { firstOfMonth } from '@/lib/domain/time/calendar';
import { taxYearOn } from '@/lib/domain/tax/fiscal-years';
import { FACT_FILTERS, type FactName } from './fact-filters';
import { formatCount, formatDate } from '@/lib/format';

export interface FactsState {
  /** The day of the facts being read or last read; null: never. */
  readonly asOf: Day | null;
  readonly makes: number;
  readonly makesDone: number;
}

/** The day whose facts are wanted: the edition of the month, and again when a tax year begins. */
export function factsDay(today: Day): Day {
  const [edition, taxYearBegins] = [firstOfMonth(today), taxYearOn(today).from];
  return taxYearBegins > edition ? taxYearBegins : edition;
}

/** What the list is based on, and whether it is still being read. */
export function factsStateWords({ asOf, makes, makesDone }: FactsState): string {
  if (asOf === null || makes === 0)
    return 'The vehicles are being read for the first time. Come back in a few minutes.';
  const edition = `as of ${formatDate(asOf)}`;
  if (makesDone < makes)
    return `Being read ${edition}: ${formatCount(makesDone)} of ${formatCount(makes)} makes so far. The rest follows automatically.`;
  return `All vehicles on sale ${edition}.`;
}

/** Vehicles that pass every filter whose fact they have, but lack one: nothing is omitted silently. */
export function lackingWords(lacking: readonly { readonly name: FactName; readonly count: number }[]): string[] {
  return lacking.flatMap(({ name, count }) => {
    const words = FACT_FILTERS.find((filter) => filter.name === name)?.lacking ?? '';
    if (count === 0) return [];
    return `${formatCount(count)} more may match but ${count === 1 ? 'has' : 'have'} ${words} given.`;
  });
}
