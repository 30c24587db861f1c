/** What a history is of and how it is drawn, in the address: nothing personal. */
import type { Day } from '@/lib/domain/calendar';
import { firstAfterMonths } from '@/lib/domain/months';
import { sliceName, sliceNamed, sliceOn, slicesBetween, type PlateSlice } from '@/lib/domain/plate-slice';

export const YEARS_BACK = [1, 2, 3, 5, 8] as const;

export interface HistoryView {
  readonly slice: PlateSlice | null;
  readonly years: number;
  /** Miles today; null: not said yet. */
  readonly mileage: number | null;
  /** 0: the same mileage in every edition. */
  readonly perMonth: number;
  readonly as: 'pounds' | 'share';
}

/** When a derivative can have been registered, as far as the guide says. */
export interface Sold {
  readonly introduced: Day | null;
  readonly discontinued: Day | null;
}

/** Every year and letter it can have, newest first: it is registered for up to a year after the last is made. */
export function slicesOf({ introduced, discontinued }: Sold, today: Day): PlateSlice[] {
  const last = discontinued === null ? today : firstAfterMonths(discontinued, 12);
  return slicesBetween(introduced ?? firstAfterMonths(today, -20 * 12), last < today ? last : today);
}

export function readHistoryAddress(query: URLSearchParams, sold: Sold, today: Day): HistoryView {
  const whole = (name: string) => (/^\d{1,9}$/.test(query.get(name) ?? '') ? Number(query.get(name)) : null);
  const years = whole('years') ?? 3;
  return {
    slice: sliceNamed(query.get('plate') ?? '') ?? threeYearsOld(sold, today),
    years: YEARS_BACK.find((each) => each === years) ?? 3,
    mileage: whole('mileage'),
    perMonth: Math.min(whole('perMonth') ?? 0, 10_000),
    as: query.get('as') === 'share' ? 'share' : 'pounds',
  };
}

/** Where none is named, the one nearest to three years old, which has a past to show. */
function threeYearsOld(sold: Sold, today: Day): PlateSlice | null {
  const wanted = sliceOn(firstAfterMonths(today, -36));
  const slices = slicesOf(sold, today);
  const found = slices.find((slice) => wanted !== null && sliceName(slice) === sliceName(wanted));
  const older = slices.at(-1) ?? null;
  const newest = slices[0] ?? null;
  if (found) return found;
  return sold.introduced !== null && sold.introduced > firstAfterMonths(today, -36) ? older : newest;
}

export function writeHistoryAddress({ slice, years, mileage, perMonth, as }: HistoryView): string {
  const query = new URLSearchParams({
    ...(slice && { plate: sliceName(slice) }),
    ...(years !== 3 && { years: String(years) }),
    ...(mileage !== null && { mileage: String(mileage) }),
    ...(perMonth > 0 && { perMonth: String(perMonth) }),
    ...(as === 'share' && { as }),
  });
  return query.size === 0 ? '' : `?${query}`;
}
