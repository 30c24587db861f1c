/** How days and moments are checked, and read from the wire. Reckoning with them is calendar.ts. */
import { z } from 'zod';
import type { Day } from './calendar';

export { addDays, britishDay, daysBetween, monthsBetween, type Day } from './calendar';

export const daySchema = z.iso.date();

/** A moment as ISO 8601 in UTC, such as `2026-06-05T13:07:09.000Z`. */
export const instantSchema = z.iso.datetime();

const FIRST_YEAR_THAT_MEANS_ANYTHING = 1800;

function real(text: string): Day | null {
  return Number(text.slice(0, 4)) >= FIRST_YEAR_THAT_MEANS_ANYTHING && z.regexes.date.test(text) ? text : null;
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
