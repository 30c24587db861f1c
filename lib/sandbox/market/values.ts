import type { Derivative } from '@/lib/sandbox/catalogue/model';

/** Whole pounds; cars with VAT, vans without. retail ≥ clean ≥ average ≥ below. */
export interface UsedValues {
  readonly retail: number;
  readonly clean: number;
  readonly average: number;
  readonly below: number;
}

export interface ValuationSubject {
  readonly derivative: Derivative;
  /** Day of first registration. Values go by plate and calendar year, as the grids do. */
  readonly registered: string;
  readonly mileage: number;
  /** First of a month. */
  readonly edition: string;
}

/** null: no value (not registered by the edition, older than the book values, never sold that year, mileage out of bounds). */
export function usedValue(subject: ValuationSubject): UsedValues | null {
  throw new Error(String(subject.mileage));
}

/** Price new as registered: basic + VAT + delivery, whole pounds (vans ex VAT). */
export function costNewPounds(derivative: Derivative, registered: string): number {
  throw new Error(`${derivative.refid} ${registered}`);
}

export interface PriceBand {
  readonly low: number;
  readonly high: number;
}

/** Advertised price bands around each of the four values. */
export function internetPrices(values: UsedValues): Readonly<Record<keyof UsedValues, PriceBand>> {
  throw new Error(String(values.retail));
}
