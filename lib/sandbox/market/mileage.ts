import type { Database } from '@/lib/sandbox/catalogue/model';

/** 2 §VRM service: valued at the nearest thousand; 500 goes up. */
export function roundedMileage(mileage: number): number {
  return Math.floor((mileage + 500) / 1000) * 1000;
}

/** The highest mileage the book values for a vehicle of this age; above it is out of bounds. Never over 250,000. */
export function highestMileage(database: Database, registered: string, edition: string): number {
  throw new Error(`${database} ${registered} ${edition}`);
}

/** The mileage points of a used-value grid for the age, rising. */
export function mileagePoints(database: Database, registered: string, edition: string): readonly number[] {
  throw new Error(`${database} ${registered} ${edition}`);
}
