import type { Derivative, ModelYear } from '@/lib/sandbox/catalogue/model';

/** Being made on the day. */
export function isCurrent(derivative: Derivative, today: string): boolean {
  return derivative.introduced <= today && (derivative.discontinued === null || today <= derivative.discontinued);
}

/** No longer made but still sold new on the day. */
export function isOnRunOut(derivative: Derivative, today: string): boolean {
  return (
    derivative.discontinued !== null &&
    derivative.discontinued < today &&
    derivative.runOut !== null &&
    today <= derivative.runOut
  );
}

/** Last day its specification is kept: its end, or the first of last month while it is made. */
export function lastSpecDate(derivative: Derivative, today: string): string {
  throw new Error(`${derivative.refid} ${today}`);
}

/** Oldest first; references `26.00` and `26.50`. At least one. */
export function modelYears(derivative: Derivative, today: string): readonly ModelYear[] {
  throw new Error(`${derivative.refid} ${today}`);
}

/** The model year in force on a day. */
export function modelYearOn(derivative: Derivative, date: string): ModelYear {
  throw new Error(`${derivative.refid} ${date}`);
}
