import { addDays, addMonths, daysBetween } from '@/lib/sandbox/time/calendar';
import { draw, drawWhole } from '@/lib/sandbox/seeded-random';
import { periodOfPlate, plateShape } from '@/lib/sandbox/plates/plates';

/** When a vehicle was registered, and whether its plate was moved to it. */
export interface PlateIssue {
  readonly registered: string;
  /** The plate was moved from another vehicle to this one. */
  readonly transferred: string | null;
}

/** Most registrations are in the first month of a plate. */
function dayWithin(vrm: string, from: string, to: string): string {
  const share = draw(`${vrm} registered`) ** 2;
  return addDays(from, Math.floor(share * (daysBetween(from, to) + 1)));
}

/** A day in the last years of the catalogue, for marks without a year. */
function anyRecentDay(vrm: string): string {
  return addDays('2009-03-01', drawWhole(`${vrm} registered`, 0, daysBetween('2009-03-01', '2026-02-28')));
}

/** One in how many plates was moved to a younger car, by the shape of the plate. */
const movedShare = { current: 0.02, prefix: 0.2, suffix: 0.3, dateless: 0.75, 'northern-ireland': 0.04, q: 0 } as const;

/** Dateless marks in the order of the register: cars before 1963 on unmoved plates. */
function beforeLetters(vrm: string): string {
  return addDays('1930-01-01', drawWhole(`${vrm} registered`, 0, daysBetween('1930-01-01', '1962-12-31')));
}

/** Expects a mark with a known shape. */
export function issueOf(vrm: string): PlateIssue {
  const shape = plateShape(vrm);
  const period = periodOfPlate(vrm);
  const earliest = period?.from ?? '1900-01-01';
  if (shape !== null && draw(`${vrm} moved`) < movedShare[shape]) {
    // A mark may make a vehicle look older than it is, never newer (INF104).
    const day = anyRecentDay(`${vrm} moved`);
    const registered = day > earliest ? day : addDays(earliest, drawWhole(`${vrm} later`, 0, 900));
    // oxlint-disable-next-line code/plain-words -- the words of a draw are data: other words would change cars
    return { registered, transferred: addDays(addMonths(registered, drawWhole(`${vrm} kept`, 1, 60)), 11) };
  }
  if (period !== null) return { registered: dayWithin(vrm, period.from, period.to), transferred: null };
  if (shape === 'dateless') return { registered: beforeLetters(vrm), transferred: null };
  return { registered: anyRecentDay(vrm), transferred: null };
}
