/**
 * The guide's value at the hand-over month: the record's own within the month of the valuation, the short-term
 * forecast's after it. Whole pounds. Without schemas: pages load it.
 */
import type { Because } from '@/lib/domain/provenance';
import { addMonths, calendarMonthsBetween, monthOf, type Day, type Month } from '@/lib/domain/time/calendar';
import type { BandValues } from '@/lib/domain/valuations/valuation';
import { BAND_WORDS } from '@/lib/domain/valuations/bands';
import { valueAt, type ValueGrid } from '@/lib/domain/valuations/value-grid';
import { formatMiles, formatMonthLong } from '@/lib/format';
import type { TradeCondition } from './entries';
import type { ValuePoint } from './hold-or-drop';

/** One plate of a short-term forecast. */
export interface PlateForecast {
  readonly snapshotDay: Day;
  readonly days: readonly Day[];
  readonly mileages: readonly number[];
  readonly clean: ValueGrid;
  readonly average: ValueGrid;
  readonly below: ValueGrid;
}

export interface AppraisedValues {
  /** The day the record was made. */
  readonly valuedOn: Day;
  readonly mileage: number | null;
  readonly values: BandValues;
  /** The values, and those of the forecast, exclude VAT. */
  readonly isWithoutVat?: boolean;
}

/** Loaded, loading, or why there is none. */
export type Loaded<T> = { readonly value: T } | { readonly value: null; readonly because: Because | 'loading' };

export type GuideValue =
  | { readonly pounds: number; readonly source: 'guide' | 'forecast'; readonly words: string }
  | { readonly pounds: null; readonly because: Because | 'loading' };

/** How many months ahead a vehicle may be handed over; the short-term forecast goes no further. */
const HAND_OVER_MONTHS = 12;

/** The months to choose from: the current one and later ones. */
export const handOverMonths = (today: Day): Month[] =>
  Array.from({ length: HAND_OVER_MONTHS + 1 }, (_, ahead) => addMonths(monthOf(today), ahead));

/** Why a vehicle can no longer be handed over in a month; null if it can. */
export const handOverProblem = (handOver: Month | undefined, today: Day): string | null =>
  handOver && handOver < monthOf(today) ? 'This month is over. Choose the month of the hand-over.' : null;

/** Months from the record to the hand-over; null if it is not a later month. */
export function monthsAhead(valuedOn: Day, handOver: Month | undefined): number | null {
  if (!handOver || !/^\d{4}-(0[1-9]|1[0-2])$/.test(handOver)) return null;
  const ahead = calendarMonthsBetween(valuedOn, `${handOver}-01`);
  return ahead >= 0 ? ahead : null;
}

export function guideValueAt(
  vehicle: AppraisedValues,
  condition: TradeCondition,
  handOver: Month | undefined,
  forecast: Loaded<PlateForecast>,
): GuideValue {
  const ahead = monthsAhead(vehicle.valuedOn, handOver);
  if (ahead === null)
    return {
      pounds: null,
      because: {
        reason: 'No hand-over month is chosen.',
        next: 'Choose the month in which the vehicle is handed over.',
      },
    };
  const label = BAND_WORDS[condition].label;
  if (ahead === 0) {
    const figure = vehicle.values[condition];
    if (figure.value === null) return { pounds: null, because: figure.because };
    const month = formatMonthLong(monthOf(vehicle.valuedOn));
    return {
      pounds: figure.value,
      source: 'guide',
      words: `${label} condition, as valued in ${month}.`,
    };
  }
  return forecastAt(vehicle, condition, `${handOver}-01`, forecast);
}

function forecastAt(
  { valuedOn, mileage }: AppraisedValues,
  condition: TradeCondition,
  day: Day,
  forecast: Loaded<PlateForecast>,
): GuideValue {
  if (forecast.value === null) return { pounds: null, because: forecast.because };
  const { days, mileages, snapshotDay } = forecast.value;
  const month = formatMonthLong(monthOf(day));
  const at = days.findIndex((forecastDay) => monthOf(forecastDay) === monthOf(day));
  const reading = at < 0 || mileage === null ? null : valueAt(mileages, forecast.value[condition][at] ?? [], mileage);
  if (!reading || reading.pounds === null)
    return {
      pounds: null,
      because: {
        reason: `The forecast has no ${BAND_WORDS[condition].label} value for ${month}${mileage === null ? '' : ` at ${formatMiles(mileage)}`}.`,
        next: otherMonthWords(valuedOn, mileage, day, days),
      },
    };
  return {
    pounds: reading.pounds,
    source: 'forecast',
    words: `${BAND_WORDS[condition].label} condition in ${month}, as forecast in ${formatMonthLong(monthOf(snapshotDay))}${
      reading.interpolated ? ', interpolated between two mileages' : ''
    }. It may be wrong.`,
  };
}

/** Which month to choose if the forecast has no value: it may begin after the month of an old valuation. */
function otherMonthWords(valuedOn: Day, mileage: number | null, day: Day, [first]: readonly Day[]): string {
  if (mileage === null) return `Choose ${formatMonthLong(monthOf(valuedOn))}, the month of the valuation.`;
  return first !== undefined && monthOf(day) < monthOf(first)
    ? 'Value the vehicle again, or choose a later hand-over month.'
    : 'Choose an earlier hand-over month.';
}

/**
 * The vehicle's expected trade value in the chosen condition: on the day it was valued, and on each later day of the
 * forecast that has a value at its mileage.
 */
export function expectedValues(
  { valuedOn, mileage, values }: AppraisedValues,
  condition: TradeCondition,
  forecast: PlateForecast,
): ValuePoint[] {
  const now = values[condition].value;
  const later = forecast.days.flatMap((day, index): ValuePoint[] => {
    if (day <= valuedOn || mileage === null) return [];
    const { pounds } = valueAt(forecast.mileages, forecast[condition][index] ?? [], mileage);
    return pounds === null ? [] : [{ day, pence: pounds * 100 }];
  });
  return now === null ? later : [{ day: valuedOn, pence: now * 100 }, ...later];
}
