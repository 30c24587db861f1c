/** Stock by the age of its cars. */
import { sumOf, type StockSum } from './stock-sum';
import { monthsBetween, type Day } from '@/lib/domain/time/calendar';

/** Ages in months: from the first, up to but excluding the second. */
export const AGE_BANDS = [
  { label: 'Under 1 year', fromMonths: 0, toMonths: 12 },
  { label: '1 to 3 years', fromMonths: 12, toMonths: 36 },
  { label: '3 to 5 years', fromMonths: 36, toMonths: 60 },
  { label: '5 to 8 years', fromMonths: 60, toMonths: 96 },
  { label: '8 to 12 years', fromMonths: 96, toMonths: 144 },
  { label: '12 years and older', fromMonths: 144, toMonths: Infinity },
] as const;
export const AGE_UNKNOWN = 'Age not known';
/** Youngest first. */
export const AGE_LABELS = [...AGE_BANDS.map(({ label }) => label), AGE_UNKNOWN] as const;

export interface AgedCar {
  readonly registered: Day | null;
  readonly retailPounds: number | null;
  readonly cleanPounds: number | null;
}

export interface AgeBand {
  readonly label: string;
  readonly cars: number;
  /** Of the cars that have a value, with how many those are; null where none has one. */
  readonly retail: StockSum;
  readonly clean: StockSum;
}

/** The label of the band that a car belongs to by its age on a day. */
export function ageBandOf(registered: Day | null, day: Day): string {
  if (registered === null) return AGE_UNKNOWN;
  const months = Math.max(0, monthsBetween(registered, day));
  return AGE_BANDS.find(({ fromMonths, toMonths }) => months >= fromMonths && months < toMonths)?.label ?? AGE_UNKNOWN;
}

/** Bands with at least one car, youngest first; a car without a value counts but adds nothing. */
export function ageBands(cars: readonly AgedCar[], day: Day): AgeBand[] {
  const byLabel = new Map<string, AgedCar[]>();
  for (const car of cars) {
    const label = ageBandOf(car.registered, day);
    const some = byLabel.get(label);
    if (some) some.push(car);
    else byLabel.set(label, [car]);
  }
  return AGE_LABELS.flatMap((label) => {
    const some = byLabel.get(label);
    if (some === undefined) return [];
    return {
      label,
      cars: some.length,
      retail: sumOf(some.map(({ retailPounds }) => retailPounds)),
      clean: sumOf(some.map(({ cleanPounds }) => cleanPounds)),
    };
  });
}
