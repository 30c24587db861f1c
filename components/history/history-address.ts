/** The plate of a history and how it is drawn, in the address: nothing personal. */
import { firstAfterMonths, type Day } from '@/lib/domain/time/calendar';
import {
  yearLetterName,
  parseYearLetter,
  yearLetterOn,
  yearLettersBetween,
  type YearLetter,
} from '@/lib/domain/plates/year-letter';
import { milesPerMonthIn } from '@/lib/domain/vehicles/mileage';

export const YEARS_BACK = [1, 2, 3, 5, 8] as const;

/** `Last 3 years`. */
export const periodWords = (years: number): string => (years === 1 ? 'Last year' : `Last ${years} years`);

export interface HistoryView {
  readonly slice: YearLetter | null;
  readonly years: number;
  /** Miles today; null: not entered. */
  readonly mileage: number | null;
  /** 0: the same mileage in every edition. */
  readonly perMonth: number;
  readonly as: 'pounds' | 'share';
}

/** When a derivative can have been registered, as far as the guide says. */
export interface SalePeriod {
  readonly introduced: Day | null;
  readonly discontinued: Day | null;
}

/** Every year and letter it can have, newest first: it is registered for up to a year after the last is made. */
export function registrationSlices({ introduced, discontinued }: SalePeriod, today: Day): YearLetter[] {
  const last = discontinued === null ? today : firstAfterMonths(discontinued, 12);
  return yearLettersBetween(introduced ?? firstAfterMonths(today, -20 * 12), last < today ? last : today);
}

export function readHistoryAddress(query: URLSearchParams, salePeriod: SalePeriod, today: Day): HistoryView {
  const wholeNumber = (name: string) => (/^\d{1,9}$/.test(query.get(name) ?? '') ? Number(query.get(name)) : null);
  const years = wholeNumber('years') ?? 3;
  return {
    slice: parseYearLetter(query.get('plate') ?? '') ?? threeYearOldSlice(salePeriod, today),
    years: YEARS_BACK.find((choice) => choice === years) ?? 3,
    mileage: wholeNumber('mileage'),
    perMonth: milesPerMonthIn(query.get('perMonth') ?? '') ?? 0,
    as: query.get('as') === 'share' ? 'share' : 'pounds',
  };
}

/**
 * Without a plate in the address, the one nearest to three years old, which has a history to show; for a derivative
 * discontinued by then, its last plate in production: the guide values few registered later.
 */
function threeYearOldSlice(salePeriod: SalePeriod, today: Day): YearLetter | null {
  const { introduced, discontinued } = salePeriod;
  const threeYearsAgo = firstAfterMonths(today, -36);
  const slices = registrationSlices(salePeriod, today);
  const sliceOf = (day: Day) => {
    const wanted = yearLetterOn(day);
    return slices.find((slice) => wanted !== null && yearLetterName(slice) === yearLetterName(wanted));
  };
  const exact = sliceOf(threeYearsAgo);
  if (exact) return exact;
  if (introduced !== null && introduced > threeYearsAgo) return slices.at(-1) ?? null;
  return (discontinued === null ? undefined : sliceOf(discontinued)) ?? slices[0] ?? null;
}

/** The query that reopens this view, without what has its default value. */
export function writeHistoryAddress({ slice, years, mileage, perMonth, as }: HistoryView): string {
  const query = new URLSearchParams({
    ...(slice && { plate: yearLetterName(slice) }),
    ...(years !== 3 && { years: String(years) }),
    ...(mileage !== null && { mileage: String(mileage) }),
    ...(perMonth > 0 && { perMonth: String(perMonth) }),
    ...(as === 'share' && { as }),
  });
  return query.size === 0 ? '' : `?${query}`;
}
