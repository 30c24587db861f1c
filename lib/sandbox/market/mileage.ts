import { monthsBetween } from '@/lib/sandbox/time/calendar';
import type { CatalogueDatabase } from '@/lib/sandbox/catalogue/catalogue-model';

/** 2 §VRM service: valued at the nearest thousand; 500 goes up. */
export function roundedMileage(mileage: number): number {
  return Math.floor((mileage + 500) / 1000) * 1000;
}

/** Miles a vehicle may have on its first day and add each year; above it the mileage is out of bounds. */
const bounds: Readonly<Record<CatalogueDatabase, { readonly first: number; readonly yearly: number }>> = {
  CAR: { first: 20000, yearly: 24000 },
  LCV: { first: 30000, yearly: 32000 },
};
const neverAbove = 250000;

/** The highest mileage the book values for a vehicle of this age; above it is out of bounds. Never over 250,000. */
export function highestMileage(database: CatalogueDatabase, registered: string, edition: string): number {
  const { first, yearly } = bounds[database];
  const years = Math.max(0, monthsBetween(registered, edition)) / 12;
  return Math.min(neverAbove, Math.floor((first + yearly * years) / 1000) * 1000);
}

/** True when the mileage as entered, rounded to the thousand, is below zero or above the highest. */
export function isOutOfBounds(
  database: CatalogueDatabase,
  registered: string,
  edition: string,
  mileage: number,
): boolean {
  return mileage < 0 || roundedMileage(mileage) > highestMileage(database, registered, edition);
}

/** The mileage points of a used-value grid for the age, rising; all of them within bounds. */
export function mileagePoints(database: CatalogueDatabase, registered: string, edition: string): readonly number[] {
  const years = Math.max(0, monthsBetween(registered, edition)) / 12;
  const step = years < 2 ? 5000 : 10000;
  const highest = Math.min(highestMileage(database, registered, edition), step * 20);
  return Array.from({ length: Math.floor(highest / step) }, (_, i) => (i + 1) * step);
}
