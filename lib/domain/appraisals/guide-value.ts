/**
 * The guide's value at the hand-over month: the record's own within the month of the valuation, the short-term
 * forecast's after it. Whole pounds. Without schemas: pages load it.
 */
import type { Because } from '@/lib/domain/provenance';
import {
  addMonths,
  calendarMonthsBetween,
  isMonth,
  isMonthOver,
  monthOf,
  type Day,
  type Month,
} from '@/lib/domain/time/calendar';
import type { BandValues } from '@/lib/domain/valuations/valuation';
import { SOURCES } from '@/lib/domain/source-names';
import { BAND_WORDS } from '@/lib/domain/valuations/bands';
import { valueAt, type ValueGrid } from '@/lib/domain/valuations/value-grid';
import { capitalised, formatDate, formatMiles, formatMonthLong } from '@/lib/format';
import { CONDITIONS, type TradeCondition } from './entries';
import { firstHeldDay, isHeldLongEnough, pointsFrom, type ValuePoint } from './hold-or-drop';

/** One plate of a short-term forecast. */
export interface PlateForecast {
  readonly snapshotDay: Day;
  readonly days: readonly Day[];
  readonly mileages: readonly number[];
  readonly clean: ValueGrid;
  readonly average: ValueGrid;
  readonly below: ValueGrid;
  /** The edition now, where it is of a later month than the record: at the record's mileage, by guide ID. */
  readonly edition?: EditionPoint | null;
}

/** Whole pounds; null where it has none. */
export interface EditionPoint extends Readonly<Record<TradeCondition | 'retail', number | null>> {
  readonly day: Day;
}

/** The first plate of a record's forecast, with the edition now; null where the forecast has no plate. */
export function plateForecastOf({
  forecast,
  edition,
}: {
  readonly forecast: {
    readonly snapshotDay: Day;
    readonly plates: readonly Omit<PlateForecast, 'snapshotDay' | 'edition'>[];
  };
  readonly edition: EditionPoint | null;
}): PlateForecast | null {
  const [plate] = forecast.plates;
  return plate ? { ...plate, snapshotDay: forecast.snapshotDay, edition } : null;
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
  | {
      readonly pounds: number;
      /** As in the record, of a later edition, or as forecast. */
      readonly source: 'guide' | 'edition' | 'forecast';
      readonly words: string;
      /** Of the record, the edition, or the edition that it was forecast in. */
      readonly day: Day;
    }
  | { readonly pounds: null; readonly because: Because | 'loading' };

/** How many months ahead a vehicle may be handed over; the short-term forecast goes no further. */
const HAND_OVER_MONTHS = 12;

/** The months to choose from: the current one and later ones. */
export const handOverMonths = (today: Day): Month[] =>
  Array.from({ length: HAND_OVER_MONTHS + 1 }, (_, ahead) => addMonths(monthOf(today), ahead));

/** Why a vehicle can no longer be handed over in a month; null if it can. */
export const handOverProblem = (handOver: Month | undefined, today: Day): string | null =>
  handOver && isMonthOver(handOver, today) ? 'This month is over. Choose the month of the hand-over.' : null;

/** Months from the record to the hand-over; null if it is not a later month. */
export function monthsAhead(valuedOn: Day, handOver: Month | undefined): number | null {
  if (!handOver || !isMonth(handOver)) return null;
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
      day: vehicle.valuedOn,
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
  const { days, mileages, snapshotDay, edition } = forecast.value;
  const month = formatMonthLong(monthOf(day));
  const inForce = edition && monthOf(edition.day) === monthOf(day) ? edition[condition] : null;
  if (edition && inForce !== null)
    return {
      pounds: inForce,
      source: 'edition',
      day: edition.day,
      words: `${BAND_WORDS[condition].label} condition in the edition of ${month}, by ${SOURCES.guide.beforeNoun} ID.`,
    };
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
    day: snapshotDay,
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
function expectedValues(
  { valuedOn, mileage, values }: AppraisedValues,
  condition: TradeCondition,
  forecast: PlateForecast,
): ValuePoint[] {
  const now = values[condition].value;
  const { edition } = forecast;
  const inForce = edition?.[condition] ?? null;
  const current = edition && inForce !== null ? [{ day: edition.day, pence: inForce * 100 }] : [];
  const later = forecast.days.flatMap((day, index): ValuePoint[] => {
    if (day <= valuedOn || mileage === null) return [];
    if (current[0] && monthOf(day) <= monthOf(current[0].day)) return [];
    const { pounds } = valueAt(forecast.mileages, forecast[condition][index] ?? [], mileage);
    return pounds === null ? [] : [{ day, pence: pounds * 100 }];
  });
  return [...(now === null ? [] : [{ day: valuedOn, pence: now * 100 }]), ...current, ...later];
}

interface HoldStart {
  readonly handOver: Month | undefined;
  readonly today: Day;
}

/** What it is worth from the day it is held; nothing where that day's month has no value: none is made up between others. */
export function heldValues(
  vehicle: AppraisedValues,
  condition: TradeCondition,
  forecast: PlateForecast,
  { handOver, today }: HoldStart,
): readonly ValuePoint[] {
  const start = firstHeldDay(vehicle.valuedOn, handOver, today);
  const value = guideValueAt(vehicle, condition, monthOf(start), { value: forecast });
  return value.pounds === null ? [] : pointsFrom(expectedValues(vehicle, condition, forecast), start);
}

/**
 * Why it cannot be computed whether holding pays, and what helps: another month or condition is named only where it has
 * values enough.
 */
export function noHoldBecause(
  vehicle: AppraisedValues,
  condition: TradeCondition,
  forecast: PlateForecast,
  { handOver, today }: HoldStart,
): Because {
  const { valuedOn, mileage } = vehicle;
  const thisMonth = monthOf(today);
  const isEnough = (band: TradeCondition, month: Month | undefined) =>
    isHeldLongEnough(heldValues(vehicle, band, forecast, { handOver: month, today }));
  const alternatives = [
    ...(handOver && handOver > thisMonth && isEnough(condition, thisMonth)
      ? ['choose an earlier hand-over month']
      : []),
    ...(CONDITIONS.some((band) => band !== condition && isEnough(band, handOver)) ? ['choose another condition'] : []),
  ];
  const [least, most] = [forecast.mileages[0] ?? 0, forecast.mileages.at(-1) ?? 0];
  if (mileage === null) return { reason: 'The mileage of the vehicle is not known.', next: VALUE_AGAIN };
  if (mileage < least || mileage > most)
    return {
      reason: `The forecast has values from ${formatMiles(least)} to ${formatMiles(most)}, and none at ${formatMiles(mileage)}.`,
      next: 'No other month or condition has any. Compare the values above.',
    };
  return {
    reason: `The forecast has too few values from ${formatDate(firstHeldDay(valuedOn, handOver, today))} onwards.`,
    next: alternatives.length === 0 ? VALUE_AGAIN : `${capitalised(alternatives.join(', or '))}.`,
  };
}

const VALUE_AGAIN = 'Value the vehicle again.';
