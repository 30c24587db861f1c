/**
 * The database a caller names: `CAR` and `CARS` in any case are the cars, as callers write both (wire.md §7). null where
 * it is none of those the service covers.
 */
export function databaseNamed<Covered extends string>(text: string, covered: readonly Covered[]): Covered | null {
  const name = text.trim().toUpperCase();
  const database = name === 'CARS' ? 'CAR' : name;
  return covered.find((each) => each === database) ?? null;
}
