/** Finds stored cars by what a row of a list or file names them by. */
import type { StoredStockCar } from '@/lib/store/stock-cars/stock-cars';

interface RowMarks {
  readonly plate: string | null;
  readonly reference: string | null;
}

/** Finds the car of a row by plate, or by stock number if the car has no plate. */
export function carFinder<Car extends Pick<StoredStockCar, 'plate' | 'stockNumber'>>(stored: readonly Car[]) {
  const byPlate = new Map(stored.map((car) => [car.plate, car]));
  const byNumber = new Map(stored.flatMap((car) => (car.plate === null ? [[car.stockNumber, car] as const] : [])));
  return ({ plate, reference }: RowMarks): Car | null =>
    (plate === null ? undefined : byPlate.get(plate)) ??
    (reference === null ? undefined : byNumber.get(reference)) ??
    null;
}

/** The same among cars in stock, and whose stock number a row names. */
export function numberedFinder(stored: readonly StoredStockCar[]) {
  const byNumber = new Map(stored.map((car) => [car.stockNumber, car]));
  return {
    find: carFinder(stored),
    /** Whether a car in stock other than this one has the number. */
    isOfAnother: (reference: string, car: StoredStockCar | null): boolean => {
      const numbered = byNumber.get(reference);
      return numbered !== undefined && numbered.id !== car?.id;
    },
  };
}
