/**
 * A double-cab pick-up, which the benefits code takes as a car from 6 April 2025. One that was bought, leased or ordered
 * before that day stays a van until it is disposed of, its lease ends, or 5 April 2029, whichever comes first (EIM23151).
 */
import type { Day } from '@/lib/domain/time/calendar';
import type { FiscalYear } from '@/lib/domain/tax/fiscal-years';

export const DOUBLE_CABS_ARE_CARS_FROM: Day = '2025-04-06';
export const DOUBLE_CAB_TRANSITION_ENDS: Day = '2029-04-05';

/** By the guide's names of body, model, derivative and sector: for vans it gives no body. */
export function isDoubleCab(...names: readonly (string | null)[]): boolean {
  const words = names.join(' ');
  return (
    /((double|crew|twin)[\s-]*cab|\bd[\s/-]?cab)/i.test(words) &&
    /pick[\s-]*up/i.test(words) &&
    !/chassis|tipper|dropside/i.test(words)
  );
}

export type DoubleCabTreatment = 'car' | 'van';

/** @param ordered the day it was bought, leased or ordered; null if not stated: then the new rule comes first */
export const doubleCabTreatment = (year: FiscalYear, ordered: Day | null): DoubleCabTreatment =>
  year.from < DOUBLE_CABS_ARE_CARS_FROM || (isInTransition(ordered) && year.to <= DOUBLE_CAB_TRANSITION_ENDS)
    ? 'van'
    : 'car';

/**
 * The day that decides: as stated; otherwise that of a registration before the new rule, since a vehicle that is in use
 * then was bought, leased or ordered before it.
 */
export const decidingOrder = (ordered: Day | null, registered: Day): Day | null =>
  ordered ?? (registered < DOUBLE_CABS_ARE_CARS_FROM ? registered : null);

export const isInTransition = (ordered: Day | null): boolean => ordered !== null && ordered < DOUBLE_CABS_ARE_CARS_FROM;
