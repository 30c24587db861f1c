import { addDays, addMonths, daysBetween, earlier, firstOfMonth } from '@/lib/sandbox/time/calendar';
import { draw } from '@/lib/sandbox/seeded-random';
import { firstEdition, publicationDay, weekday } from '@/lib/sandbox/market/editions';
import {
  rawCleanValue,
  usedValue,
  valuesFromClean,
  type UsedValues,
  type ValuationSubject,
} from '@/lib/sandbox/market/values';

/** A day on which live values are set: an edition's own day, and every Wednesday until the next edition's. */
export interface LivePosition {
  readonly date: string;
  /** The latest final edition. */
  readonly edition: string;
  readonly isMonthly: boolean;
}

const WEDNESDAY = 2;

/** Every position from one day to another, oldest first; none before the first edition. */
export function livePositions(from: string, to: string): readonly LivePosition[] {
  const positions: LivePosition[] = [];
  let edition = from < firstEdition ? firstEdition : firstOfMonth(from);
  for (let settled = publicationDay(edition); settled <= to; edition = addMonths(edition, 1)) {
    const next = publicationDay(addMonths(edition, 1));
    positions.push({ date: settled, edition, isMonthly: true });
    const wednesday = addDays(settled, ((WEDNESDAY - weekday(settled) + 6) % 7) + 1);
    for (let date = wednesday; date < next; date = addDays(date, 7))
      positions.push({ date, edition, isMonthly: false });
    settled = next;
  }
  return positions.filter(({ date }) => from <= date && date <= to);
}

/** The position for a day: the last one set by then; null before the first. */
export function livePositionOn(date: string, today: string): LivePosition | null {
  const day = earlier(date, today);
  return livePositions(addDays(day, -14), day).at(-1) ?? null;
}

/** How far a position has moved from the monthly one: part of the way to the next edition, plus that week's change. */
export function liveMove(
  { edition, date, isMonthly }: LivePosition,
  subject: Omit<ValuationSubject, 'edition'>,
): number {
  if (isMonthly) return 0;
  const next = addMonths(edition, 1);
  const [settled, nextSettled] = [publicationDay(edition), publicationDay(next)];
  const share = daysBetween(settled, date) / daysBetween(settled, nextSettled);
  const course = rawCleanValue({ ...subject, edition: next }) / rawCleanValue({ ...subject, edition }) - 1;
  return share * course + (draw(`${date} ${subject.derivative.sector} live`) - 0.5) * 0.012;
}

/** The monthly position is the edition's own value; null where that edition has none. */
export function liveValue(position: LivePosition, subject: Omit<ValuationSubject, 'edition'>): UsedValues | null {
  const { edition, isMonthly } = position;
  const monthly = usedValue({ ...subject, edition });
  if (monthly === null || isMonthly) return monthly;
  return valuesFromClean(rawCleanValue({ ...subject, edition }) * (1 + liveMove(position, subject)));
}
