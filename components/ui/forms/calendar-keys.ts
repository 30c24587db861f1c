import { addDays, addMonths, dayAfterMonths, dayNumber, type Day } from '@/lib/domain/time/calendar';

/** 0 is Monday. 1 January 1970 was a Thursday. */
export const weekdayOf = (day: Day): number => (((dayNumber(day) + 3) % 7) + 7) % 7;

/** The day a key moves to, by the date picker pattern of the ARIA practices; null for any other key. */
export function dayAfterKey(day: Day, key: string, withShift: boolean): Day | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekdayOf(day));
    case 'End':
      return addDays(day, 6 - weekdayOf(day));
    case 'PageUp':
      return dayAfterMonths(day, withShift ? -12 : -1);
    case 'PageDown':
      return dayAfterMonths(day, withShift ? 12 : 1);
    default:
      return null;
  }
}

/** The weeks of a month, Monday first; null for days of another month. */
export function weeksOf(month: string): (Day | null)[][] {
  const first = `${month}-01`;
  const end = `${addMonths(month, 1)}-01`;
  const weeks: (Day | null)[][] = [];
  for (let monday = addDays(first, -weekdayOf(first)); monday < end; monday = addDays(monday, 7)) {
    const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
    weeks.push(days.map((day) => (day >= first && day < end ? day : null)));
  }
  return weeks;
}
