/**
 * The guide's value at the hand-over month: the record's own within the month of the valuation, the short-term
 * forecast's after it. Whole pounds. Without schemas: pages load it.
 */
import { VEHICLE_NOT_FORECAST } from '@/lib/domain/forecasts/no-forecast';
import type { Because } from '@/lib/domain/provenance';
import type { ServiceResult } from '@/lib/domain/service-result';
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
import { formatMiles, formatMonthLong } from '@/lib/format';
import { CONDITIONS, type TradeCondition } from './entries';
import { otherChoiceWords } from './guide/other-choice';
import { noLaterValue } from './guide/without-forecast';

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

interface RecordForecast {
  readonly forecast: {
    readonly snapshotDay: Day;
    readonly plates: readonly Omit<PlateForecast, 'snapshotDay' | 'edition'>[];
  };
  readonly edition: EditionPoint | null;
}

/** The first plate of a record's forecast, with the edition now; or why there is none. */
export function plateForecastOf(answer: ServiceResult<RecordForecast>): ServiceResult<PlateForecast> {
  if (answer.value === null) return answer;
  const { forecast, edition } = answer.value;
  const [plate] = forecast.plates;
  if (plate) return { value: { ...plate, snapshotDay: forecast.snapshotDay, edition } };
  return { value: null, because: VEHICLE_NOT_FORECAST };
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
export const handOverProblem = (handOver: Month | undefined, today: Day): Because | null =>
  handOver && isMonthOver(handOver, today)
    ? { reason: 'The month of hand-over has passed.', next: 'Choose this month or a later one.' }
    : null;

/** Months from the record to the hand-over; null if it is not a later month. */
export function monthsAhead(valuedOn: Day, handOver: Month | undefined): number | null {
  if (!handOver || !isMonth(handOver)) return null;
  const ahead = calendarMonthsBetween(valuedOn, `${handOver}-01`);
  return ahead >= 0 ? ahead : null;
}

/** The guide’s trade value in a condition on hand-over in a month, in pounds; otherwise why there is none. */
export function guideValueAt(
  vehicle: AppraisedValues,
  condition: TradeCondition,
  handOver: Month | undefined,
  forecast: Loaded<PlateForecast>,
): GuideValue {
  const ahead = monthsAhead(vehicle.valuedOn, handOver);
  if (ahead === null || !handOver)
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
    if (figure.value === null) {
      const next = forecast.value ? nextWithout(vehicle, condition, handOver, forecast.value) : WITHOUT_VALUE;
      return { pounds: null, because: { reason: figure.because.reason, next } };
    }
    const month = formatMonthLong(monthOf(vehicle.valuedOn));
    return {
      pounds: figure.value,
      source: 'guide',
      words: `${label} condition, as valued in ${month}.`,
      day: vehicle.valuedOn,
    };
  }
  return forecastAt(vehicle, condition, handOver, forecast);
}

function forecastAt(
  vehicle: AppraisedValues,
  condition: TradeCondition,
  handOver: Month,
  forecast: Loaded<PlateForecast>,
): GuideValue {
  if (forecast.value === null)
    return { pounds: null, because: noLaterValue(vehicle, condition, forecast.because, WITHOUT_VALUE) };
  const { mileage } = vehicle;
  const { snapshotDay, edition } = forecast.value;
  const month = formatMonthLong(handOver);
  const inForce = inForceIn(condition, handOver, forecast.value);
  if (edition && inForce !== null)
    return {
      pounds: inForce,
      source: 'edition',
      day: edition.day,
      words: `${BAND_WORDS[condition].label} condition in the edition of ${month}, by ${SOURCES.guide.beforeNoun} ID.`,
    };
  const reading = forecastReading(vehicle, condition, handOver, forecast.value);
  if (!reading || reading.pounds === null)
    return {
      pounds: null,
      because: {
        reason: `The forecast has no ${BAND_WORDS[condition].label} value for ${month}${mileage === null ? '' : ` at ${formatMiles(mileage)}`}.`,
        next: nextWithout(vehicle, condition, handOver, forecast.value),
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

/** The value of one month in one condition, without its words. */
function poundsIn(vehicle: AppraisedValues, condition: TradeCondition, month: Month, forecast: PlateForecast) {
  if (month === monthOf(vehicle.valuedOn)) return vehicle.values[condition].value;
  return inForceIn(condition, month, forecast) ?? forecastReading(vehicle, condition, month, forecast)?.pounds ?? null;
}

/** The edition's value, if it is of that month. */
const inForceIn = (condition: TradeCondition, month: Month, { edition }: PlateForecast): number | null =>
  edition && monthOf(edition.day) === month ? edition[condition] : null;

function forecastReading(
  { mileage }: AppraisedValues,
  condition: TradeCondition,
  month: Month,
  forecast: PlateForecast,
) {
  const at = forecast.days.findIndex((day) => monthOf(day) === month);
  return at < 0 || mileage === null ? null : valueAt(forecast.mileages, forecast[condition][at] ?? [], mileage);
}

/** What helps where the chosen month has no value. The month of the record can be chosen until a later edition. */
function nextWithout(vehicle: AppraisedValues, condition: TradeCondition, handOver: Month, forecast: PlateForecast) {
  const ofRecord = monthOf(vehicle.valuedOn);
  const { snapshotDay, days, edition } = forecast;
  const isRecordCurrent = monthOf(snapshotDay) <= ofRecord;
  return otherChoiceWords({
    handOver,
    months: [...(isRecordCurrent ? [ofRecord] : []), ...(edition ? [monthOf(edition.day)] : []), ...days.map(monthOf)],
    helps: (month) => poundsIn(vehicle, condition, month, forecast) !== null,
    helpsOtherwise: (month) =>
      CONDITIONS.some((band) => band !== condition && poundsIn(vehicle, band, month, forecast) !== null),
    otherwise:
      vehicle.mileage === null
        ? 'Value the vehicle again, with its mileage.'
        : isRecordCurrent
          ? WITHOUT_VALUE
          : 'Value the vehicle again.',
  });
}

const WITHOUT_VALUE = 'An offer without a trade value needs a manager’s approval.';
