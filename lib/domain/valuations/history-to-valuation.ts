/** A history that ends with what a vehicle was valued at. Browser-safe, without schemas. */
import { firstOfMonth, type Day } from '@/lib/domain/time/calendar';
import { formatDate } from '@/lib/format';
import type { ValueBand } from './valuation';
import type { UsedValueHistory } from './used-value-history';

/** A valuation as its record has it, in whole pounds; null where it has none. */
export type ValuationOfDay = Readonly<Record<ValueBand, number | null>> & {
  readonly day: Day;
  readonly mileage: number;
};

/** Whether the last edition is of the month of the valuation: then both are one value. */
const isOfLastEdition = ({ editions }: UsedValueHistory, day: Day): boolean => {
  const last = editions.at(-1);
  return last !== undefined && firstOfMonth(last) === firstOfMonth(day);
};

/** Read between two mileages, the last edition would differ from the values above by rounding alone: they stand there. */
export function historyToValuation(history: UsedValueHistory, valued: ValuationOfDay): UsedValueHistory {
  if (!isOfLastEdition(history, valued.day)) return history;
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

/** Under the chart. @returns nothing where there are no values above, or of another month than the last edition */
export const historyEndWords = (
  history: UsedValueHistory,
  { day, retail, clean, average, below }: Omit<ValuationOfDay, 'mileage'>,
): string[] =>
  isOfLastEdition(history, day) && [retail, clean, average, below].some((pounds) => pounds !== null)
    ? [`Ends with the values of ${formatDate(day)}.`]
    : [];
