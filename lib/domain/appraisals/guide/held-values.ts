/**
 * What a vehicle is expected to be worth while it is held, by the guide and its forecast; and why that is not known.
 * Without schemas: pages load it.
 */
import { CONDITIONS, type TradeCondition } from '@/lib/domain/appraisals/entries';
import {
  guideValueAt,
  handOverMonths,
  type AppraisedValues,
  type PlateForecast,
} from '@/lib/domain/appraisals/guide-value';
import { firstHeldDay, isHeldLongEnough, pointsFrom, type ValuePoint } from '@/lib/domain/appraisals/hold-or-drop';
import type { Because } from '@/lib/domain/provenance';
import { monthOf, type Day, type Month } from '@/lib/domain/time/calendar';
import { BAND_WORDS } from '@/lib/domain/valuations/bands';
import { valueAt } from '@/lib/domain/valuations/value-grid';
import { formatDate, formatMiles, formatMonthLong } from '@/lib/format';
import { otherChoiceWords } from './other-choice';

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
  hold: HoldStart,
): Because {
  const { today } = hold;
  const isEnough = (band: TradeCondition, month: Month) =>
    isHeldLongEnough(heldValues(vehicle, band, forecast, { handOver: month, today }));
  const next = otherChoiceWords({
    handOver: hold.handOver || monthOf(today),
    months: handOverMonths(today),
    helps: (month) => isEnough(condition, month),
    helpsOtherwise: (month) => CONDITIONS.some((band) => band !== condition && isEnough(band, month)),
    otherwise: otherwiseWords(vehicle, forecast, today),
  });
  return { reason: tooFewWords(vehicle, condition, forecast, hold), next };
}

function isOutside({ mileage }: AppraisedValues, { mileages }: PlateForecast): boolean {
  return mileage !== null && (mileage < (mileages[0] ?? 0) || mileage > (mileages.at(-1) ?? 0));
}

function tooFewWords(
  vehicle: AppraisedValues,
  condition: TradeCondition,
  forecast: PlateForecast,
  { handOver, today }: HoldStart,
): string {
  const { valuedOn, mileage } = vehicle;
  if (mileage === null) return 'The mileage of the vehicle is not known.';
  if (isOutside(vehicle, forecast)) {
    const [least, most] = [forecast.mileages[0] ?? 0, forecast.mileages.at(-1) ?? 0];
    return `The forecast has values from ${formatMiles(least)} to ${formatMiles(most)}, and none at ${formatMiles(mileage)}.`;
  }
  const start = firstHeldDay(valuedOn, handOver, today);
  const month = monthOf(start);
  const value = guideValueAt(vehicle, condition, month, { value: forecast });
  if (value.pounds !== null) return `The forecast has too few values from ${formatDate(start)} onwards.`;
  const label = BAND_WORDS[condition].label;
  const [later] = expectedValues(vehicle, condition, forecast).filter(({ day }) => monthOf(day) > month);
  const begins = later ? `; the next value is of ${formatMonthLong(monthOf(later.day))}` : '';
  const source = month === monthOf(valuedOn) ? 'The valuation' : 'The forecast';
  return `${source} has no ${label} value for ${formatMonthLong(month)}${begins}.`;
}

/** Valued again, a vehicle has the value of this month, which an older record does not. */
function otherwiseWords(vehicle: AppraisedValues, forecast: PlateForecast, today: Day): string {
  if (vehicle.mileage === null) return 'Value the vehicle again, with its mileage.';
  if (!isOutside(vehicle, forecast) && monthOf(vehicle.valuedOn) < monthOf(today)) return 'Value the vehicle again.';
  const none = 'No other month or condition has enough values.';
  return CONDITIONS.some((band) => vehicle.values[band].value !== null) ? `${none} Compare the values above.` : none;
}
