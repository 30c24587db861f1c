/**
 * Expected Clean values of cars in stock in one, three and six months, by the short-term forecast. Whole pounds.
 * Without schemas: pages load it.
 */
import type { ForecastPlate } from '@/lib/domain/forecasts/forecast';
import { firstAfterMonths, monthOf, type Day } from '@/lib/domain/time/calendar';
import { valueAt } from '@/lib/domain/valuations/value-grid';
import { formatDate, formatList, formatPlural } from '@/lib/format';
import { mileageOn, type CarMileage } from './mileage-on';

/** Months after the edition in which the car is valued. */
export const EXPECTED_MONTHS = [1, 3, 6] as const;
export type ExpectedMonth = (typeof EXPECTED_MONTHS)[number];

/** Clean in that many months; null if the forecast gives none. */
export type ExpectedClean = Readonly<Record<ExpectedMonth, number | null>>;

export const NO_EXPECTED: ExpectedClean = { 1: null, 3: null, 6: null };

/** How many months after the edition are stored, one by one: as far as the short-term forecast reaches. */
export const FORECAST_MONTHS = 12;

/**
 * One month after the edition, two, and so on, at the car's own mileage in each; null outside the forecast's months and
 * mileages.
 */
export const expectedByMonth = (
  { days, mileages, clean }: Pick<ForecastPlate, 'days' | 'mileages' | 'clean'>,
  car: CarMileage,
  edition: Day,
): (number | null)[] =>
  Array.from({ length: FORECAST_MONTHS }, (_, index) => {
    const then = firstAfterMonths(edition, index + 1);
    const at = days.findIndex((day) => monthOf(day) === monthOf(then));
    return at < 0 ? null : valueAt(mileages, clean[at] ?? [], mileageOn(car, then)).pounds;
  });

/** The months that lists and sums show. */
export const expectedClean = (byMonth: readonly (number | null)[]): ExpectedClean => ({
  1: byMonth[0] ?? null,
  3: byMonth[2] ?? null,
  6: byMonth[5] ?? null,
});

export interface ForecastCar {
  readonly identifier: number | null;
  readonly registered: Day | null;
  readonly mileage: number | null;
  readonly expected: ExpectedClean;
  /** The edition for which the forecast last answered. */
  readonly forecastEdition: Day | null;
  /** The day of the guide from which it was made. */
  readonly forecastDay: Day | null;
}

export const hasExpected = ({ expected }: Pick<ForecastCar, 'expected'>): boolean =>
  EXPECTED_MONTHS.some((months) => expected[months] !== null);

/** A sentence or two for each case: what the expected values are based on, or why there are none. */
export function forecastWords(car: ForecastCar): string {
  if (car.identifier === null || car.registered === null || car.mileage === null)
    return 'No forecast is requested until the car has a guide ID, a date of first registration and a mileage.';
  if (car.forecastEdition === null) return 'The forecast for this car has not arrived yet.';
  if (!hasExpected(car) || car.forecastDay === null) return 'The forecast gives no Clean value for this car.';
  return `By the short-term forecast of ${formatDate(car.forecastDay)}, at the car’s mileage in each month. A forecast may be wrong.`;
}

/** Cars that a sum of expected values leaves out, each counted once, by the first reason that applies. */
export interface LeftOutCars {
  readonly unidentified: number;
  readonly withoutValue: number;
  readonly notForecast: number;
  readonly withoutForecast: number;
}

const LEFT_OUT: readonly { readonly key: keyof LeftOutCars; readonly words: string }[] = [
  { key: 'unidentified', words: 'without a guide ID, a date of first registration or a mileage' },
  { key: 'withoutValue', words: 'without a Clean value in this edition' },
  { key: 'notForecast', words: 'whose forecast for this edition has not arrived yet' },
  { key: 'withoutForecast', words: 'for which the forecast does not give all three values' },
];

/** Which cars the sums leave out. */
export function leftOutWords(left: LeftOutCars): string {
  const groups = LEFT_OUT.flatMap(({ key, words }) =>
    left[key] === 0 ? [] : [`${formatPlural(left[key], 'car')} ${words}`],
  );
  return groups.length === 0 ? 'No car in stock is left out.' : `Left out: ${formatList(groups)}.`;
}
