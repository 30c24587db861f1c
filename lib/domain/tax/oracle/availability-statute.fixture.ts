/** Availability and double cabs, read a second time: day by day, as ITEPA 2003 s.143 speaks of days. Test support. */

export interface StatuteAvailability {
  /** First day with the vehicle; null where it is there before the year begins. */
  readonly from: string | null;
  readonly until: string | null;
  /** Days in a row without it, both ends included. */
  readonly absence: { readonly from: string; readonly to: string } | null;
}

const DAY_MS = 86_400_000;
const dayOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);

/** Every day from one to another. */
export function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  for (let at = Date.parse(first); at <= Date.parse(last); at += DAY_MS) days.push(dayOf(at));
  return days;
}

export const dayAfter = (day: string, days: number): string => dayOf(Date.parse(day) + days * DAY_MS);

/**
 * s.143(2): a car is unavailable on a day that falls before the first day on which it is available, after the last, or
 * within a period of at least 30 consecutive days throughout which it is not.
 */
export function unavailableDays(year: number, { from, until, absence }: StatuteAvailability): number {
  const isLong = absence !== null && daysFrom(absence.from, absence.to).length >= 30;
  return daysFrom(`${year}-04-06`, `${year + 1}-04-05`).filter(
    (day) =>
      (from !== null && day < from) ||
      (until !== null && day > until) ||
      (isLong && day >= absence.from && day <= absence.to),
  ).length;
}

/**
 * EIM23151: a double cab is a van until 5 April 2025. From then it is a car, unless it was bought, leased or ordered
 * before; then it stays a van to 5 April 2029 at most.
 */
export function isDoubleCabCar(arranged: string, day: string): boolean {
  if (day <= '2025-04-05') return false;
  return arranged > '2025-04-05' || day > '2029-04-05';
}
