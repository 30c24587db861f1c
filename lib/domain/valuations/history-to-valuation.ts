/** A history that ends with the vehicle's valuation. Browser-safe, without schemas. */
import { firstOfMonth, type Day } from '@/lib/domain/time/calendar';
import { inEdition } from './in-edition';
import type { ValueBand } from './valuation';
import type { UsedValueHistory } from './used-value-history';

/** A valuation as in its record, in whole pounds; null if it has none. */
export type ValuationOfDay = Readonly<Record<ValueBand, number | null>> & {
  readonly day: Day;
  readonly mileage: number;
};

/** The day of the last edition, if it is from the month of the valuation: then both are the same value. */
const sharedEdition = ({ editions }: UsedValueHistory, day: Day): Day | undefined => {
  const last = editions.at(-1);
  return last && firstOfMonth(last) === firstOfMonth(day) ? last : undefined;
};

/**
 * Interpolated between two mileages, the last edition would differ from the valuation only by rounding, so the
 * valuation is used.
 */
export function historyToValuation(history: UsedValueHistory, valued: ValuationOfDay): UsedValueHistory {
  if (!sharedEdition(history, valued.day)) return history;
  const mileages = [...new Set([...history.mileages, valued.mileage])].toSorted((a, b) => a - b);
  const last = history.editions.length - 1;
  const joined = (band: ValueBand) =>
    history[band].map((values, edition) =>
      mileages.map((mileage) => {
        const isValued = edition === last && mileage === valued.mileage && valued[band] !== null;
        return isValued ? valued[band] : (values[history.mileages.indexOf(mileage)] ?? null);
      }),
    );
  return {
    ...history,
    mileages,
    retail: joined('retail'),
    clean: joined('clean'),
    average: joined('average'),
    below: joined('below'),
  };
}

/**
 * Shown under the chart, whose last point has the edition's day. @returns nothing if the valuation has no values, or is
 * not from the month of the last edition
 */
export function historyEndWords(
  history: UsedValueHistory,
  { day, retail, clean, average, below }: Omit<ValuationOfDay, 'mileage'>,
): string[] {
  const edition = sharedEdition(history, day);
  return edition && [retail, clean, average, below].some((pounds) => pounds !== null)
    ? [`Ends with the values of this valuation, ${inEdition(edition)}.`]
    : [];
}
