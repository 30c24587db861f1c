import { addDays, addMonths, daysBetween, firstOfMonth } from '@/lib/sandbox/time/calendar';

/** The book's first monthly edition. */
export const firstEdition = '2016-01-01';

/** The edition in force: the first of the month. */
export function currentEdition(today: string): string {
  return firstOfMonth(today);
}

/** Every edition up to today, oldest first. */
export function editions(today: string): readonly string[] {
  const list: string[] = [];
  for (let edition = firstEdition; edition <= today; edition = addMonths(edition, 1)) list.push(edition);
  return list;
}

/** The edition for a day: its own month's, bounded by the first and the current; null before the first. */
export function editionOn(date: string, today: string): string | null {
  if (date < firstEdition) return null;
  return date > today ? currentEdition(today) : firstOfMonth(date);
}

/** 0 for Monday … 6 for Sunday. */
export const weekday = (date: string): number => ((daysBetween('2024-01-01', date) % 7) + 7) % 7;

/** An edition is final, and its data available, on the 24th of the month before or on the working day before that. */
export function publicationDay(edition: string): string {
  const day = addDays(addMonths(edition, -1), 23);
  return addDays(day, -Math.max(0, weekday(day) - 4));
}
