/** Days are `YYYY-MM-DD` strings throughout; they sort and compare as text. */
import { z } from 'zod';

export const daySchema = z.iso.date();
export type Day = z.infer<typeof daySchema>;

/** A moment as ISO 8601 in UTC, such as `2026-06-05T13:07:09.000Z`. */
export const instantSchema = z.iso.datetime();

const FIRST_YEAR_THAT_MEANS_ANYTHING = 1800;

function real(text: string): Day | null {
  return Number(text.slice(0, 4)) >= FIRST_YEAR_THAT_MEANS_ANYTHING && daySchema.safeParse(text).success ? text : null;
}

/** 20210315 → `2021-03-15`. The register writes 0 or a blank where it knows no date; an impossible date is not one. */
export function dayFromNumber(value: number | string | null | undefined): Day | null {
  const digits = String(value ?? '').trim();
  return /^\d{8}$/.test(digits) ? real(`${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`) : null;
}

/** `2021-03-15T00:00:00` → `2021-03-15`. Year 1 is how the valuation service writes "not given". */
export function dayFromDateTime(value: string | null | undefined): Day | null {
  return value ? real(value.slice(0, 10)) : null;
}

/** Whole months from one day to a later one; negative when `to` is earlier. */
export function monthsBetween(from: Day, to: Day): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number);
  const months = (toYear - fromYear) * 12 + (toMonth - fromMonth);
  if (months > 0 && toDay < fromDay) return months - 1;
  if (months < 0 && toDay > fromDay) return months + 1;
  return months;
}

/** Days from one day to a later one; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

const london = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day on the British calendar: what "today" means to a dealer, and which month a look-up counts in. */
export function britishDay(instant: Date): Day {
  const [day, month, year] = london.format(instant).split('/');
  return `${year}-${month}-${day}`;
}
