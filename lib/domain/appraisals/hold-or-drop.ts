/**
 * Hold or drop: a vehicle's expected value week by week, what it has cost by then, and the last day on which holding it
 * another week still pays. For an appraisal or a car in stock. Integer pence. Without schemas: pages load it.
 */
import { addDays, daysBetween, firstDay, type Day, type Month } from '@/lib/domain/time/calendar';
import { capitalised, formatDate, formatList, formatPlural } from '@/lib/format';
import { moneyText } from './money-text';
import { ADJUSTMENT, type SumLine } from './sum-line';

/** What a day on the forecourt costs an organisation, by its own figures. */
export interface HoldingCost {
  /** Per cent a year of what the vehicle cost. */
  readonly moneyPercent: number;
  /** Space and the like, pence a day. */
  readonly spacePencePerDay: number;
  /** Insurance, pence a day. */
  readonly insurancePencePerDay: number;
}

/** An expected value on a day, from the guide or its forecast. */
export interface ValuePoint {
  readonly day: Day;
  readonly pence: number;
}

export interface HeldDay {
  readonly day: Day;
  /** 0 on the first day. */
  readonly daysHeld: number;
  /** Linear between two days of the forecast. */
  readonly valuePence: number;
  /** Since the first day. */
  readonly holdingPence: number;
  /** The value less the cost of the vehicle and of holding it, before VAT; negative is a loss. */
  readonly profitPence: number;
}

export interface HoldOrDrop {
  /** The first day, each day a week later, and the last day of the forecast. */
  readonly weeks: readonly HeldDay[];
  /** The day with the highest expected profit, within or at the end of a week; the earliest of several. */
  readonly best: HeldDay;
  /**
   * `drop_now`: no later day has more; `hold`: until the best day; `beyond`: still rising at the end of the forecast.
   */
  readonly verdict: 'drop_now' | 'hold' | 'beyond';
  readonly words: string;
  /** At the best day in a chart; null where the first day is the best. */
  readonly mark: string | null;
}

const DAYS_OF_YEAR = 365;
const WEEK = 7;

/**
 * Exact pence, possibly fractional.
 * @param costDays the sum over all vehicles of cost in pence × days @param days the sum of their days
 */
export const costOfDays = (
  costDays: number,
  days: number,
  { moneyPercent, spacePencePerDay, insurancePencePerDay }: HoldingCost,
): number => (costDays * moneyPercent) / 100 / DAYS_OF_YEAR + days * (spacePencePerDay + insurancePencePerDay);

/** Exact pence a day, possibly fractional. */
export const costPerDay = (costPence: number, cost: HoldingCost): number => costOfDays(costPence, 1, cost);

/** What a day costs, by the terms. A cost below half a penny still counts as entered. */
export function dayCostWords(costPence: number, cost: HoldingCost): string {
  if (cost.moneyPercent + cost.spacePencePerDay + cost.insurancePencePerDay === 0)
    return 'No cost of a day is entered, so only the change in value counts. A manager enters it in the appraisal terms.';
  return `A day on the forecourt costs ${moneyText(Math.round(costPerDay(costPence, cost)))}, by your appraisal terms.`;
}

/** Two values at least, a week or more apart. @param points rising by day */
export function isHeldLongEnough(points: readonly ValuePoint[]): boolean {
  const [first] = points;
  const last = points.at(-1);
  return first !== undefined && last !== undefined && daysBetween(first.day, last.day) >= WEEK;
}

/**
 * @param points rising by day, from the first day of holding; at least two
 * @param costPence what was or would be paid for it, plus what is spent on it
 * @returns null if there are fewer than two points, or less than a week between them
 */
export function holdOrDrop(points: readonly ValuePoint[], costPence: number, cost: HoldingCost): HoldOrDrop | null {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || !isHeldLongEnough(points)) return null;
  const perDay = costPerDay(costPence, cost);
  const heldUntil = (day: Day): HeldDay => {
    const daysHeld = daysBetween(first.day, day);
    const valuePence = valueOn(points, day);
    const holdingPence = Math.round(perDay * daysHeld);
    return { day, daysHeld, valuePence, holdingPence, profitPence: valuePence - costPence - holdingPence };
  };
  const weekly = Array.from({ length: Math.ceil(daysBetween(first.day, last.day) / WEEK) }, (_, index) =>
    heldUntil(addDays(first.day, index * WEEK)),
  );
  const weeks = [...weekly, heldUntil(last.day)];
  // Between two points the profit is linear, so no day in between exceeds both.
  const best = points
    .map(({ day }) => heldUntil(day))
    .reduce((most, held) => (held.profitPence > most.profitPence ? held : most));
  const verdict = best.daysHeld === 0 ? 'drop_now' : best.day === last.day ? 'beyond' : 'hold';
  return { weeks, best, verdict, words: wordsOf(verdict, weeks, best), mark: MARKS[verdict] };
}

/** A vehicle is held from its hand-over, but not before today: the latest of these days. */
export function firstHeldDay(valuedOn: Day, handOver: Month | undefined, today: Day): Day {
  const days = [valuedOn, today, ...(handOver ? [firstDay(handOver)] : [])];
  return days.reduce((latest, day) => (day > latest ? day : latest));
}

/** The points from a day on, beginning with the value on that day; none if it is after the last. */
export function pointsFrom(points: readonly ValuePoint[], day: Day): readonly ValuePoint[] {
  const [first] = points;
  const later = points.filter((point) => point.day > day);
  if (!first || day <= first.day) return points;
  return later.length === 0 ? [] : [{ day, pence: valueOn(points, day) }, ...later];
}

/** What the trade side includes and the expected value does not: a sentence; empty if there is nothing. */
export function notInValueWords(lines: readonly SumLine[]): string {
  const own = lines.filter(({ source, pence }) => (source === 'own' || source === 'price_list') && pence !== 0);
  const parts = [
    ...(lines.some(({ source, pence }) => source === 'options' && pence !== 0) ? ['factory options'] : []),
    ...(own.some(({ name }) => name !== ADJUSTMENT) ? ['damage'] : []),
    ...(own.some(({ name }) => name === ADJUSTMENT) ? ['your adjustment'] : []),
  ];
  if (parts.length === 0) return '';
  const list = formatList(parts);
  const isOne = parts.length === 1 && parts[0] !== 'factory options';
  return `${capitalised(list)} ${isOne ? 'is' : 'are'} not in its value.`;
}

/** Linear between the two points around a day, to the penny. */
function valueOn(points: readonly ValuePoint[], day: Day): number {
  const at = points.findIndex((point) => point.day >= day);
  const [before, after] = [points[at - 1], points[at]];
  if (!after) return points.at(-1)?.pence ?? 0;
  if (!before || after.day === day) return after.pence;
  const share = daysBetween(before.day, day) / daysBetween(before.day, after.day);
  return Math.round(before.pence + (after.pence - before.pence) * share);
}

/** Where the forecast ends, the last day that pays is not known. */
const MARKS: Readonly<Record<HoldOrDrop['verdict'], string | null>> = {
  drop_now: null,
  hold: 'Last day that pays',
  beyond: 'Still pays',
};

/** A sentence for each verdict. */
function wordsOf(verdict: HoldOrDrop['verdict'], weeks: readonly HeldDay[], best: HeldDay): string {
  const [first, next] = weeks;
  const gain = best.profitPence - (first?.profitPence ?? 0);
  switch (verdict) {
    case 'drop_now': {
      const lost = (first?.profitPence ?? 0) - (next?.profitPence ?? 0);
      return lost > 0
        ? `Holding does not pay: after the first week ${moneyText(lost)} less is expected.`
        : 'Holding does not pay: no later day is expected to bring more.';
    }
    case 'hold':
      return `Holding pays until ${formatDate(best.day)} (${formatPlural(best.daysHeld, 'day')}): ${moneyText(gain)} more is expected than on the first day. No later day of the forecast is expected to bring more.`;
    case 'beyond':
      return `Holding still pays on ${formatDate(best.day)}, where the forecast ends: ${moneyText(gain)} more is expected than on the first day.`;
  }
}
