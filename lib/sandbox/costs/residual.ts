/** What a vehicle will be worth, valued by the same market as today, some months later. */
import { addMonths } from '@/lib/sandbox/time/calendar';
import type { CatalogueDerivative } from '@/lib/sandbox/catalogue/catalogue-model';
import { usedValue } from '@/lib/sandbox/market/values';

export interface FutureSubject {
  readonly derivative: CatalogueDerivative;
  readonly registered: string;
  /** First of a month. */
  readonly edition: string;
  readonly months: number;
  readonly mileage: number;
}

/**
 * Clean for a car and, without VAT, average for a van, whole pounds in the guide's steps; null where the guide has
 * none.
 */
export function futureValue({ derivative, registered, edition, months, mileage }: FutureSubject): number | null {
  const later = addMonths(edition, months);
  const values = usedValue({ derivative, registered, mileage, edition: later });
  if (values === null) return null;
  return derivative.database === 'CAR' ? values.clean : values.average;
}
