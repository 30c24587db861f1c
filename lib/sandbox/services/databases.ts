import type { VehicleClass, WebService } from '@/lib/wire/operation';
import { Refused } from '@/lib/sandbox/host/operation-handlers';
import type { CatalogueDatabase } from '@/lib/sandbox/catalogue/catalogue-model';

/** Heavy vehicles and motorcycles are covered by some services, but this catalogue has none. */
const databaseOfClass: Readonly<Record<VehicleClass, CatalogueDatabase | null>> = {
  CARS: 'CAR',
  LCV: 'LCV',
  HGV: null,
  BIKES: null,
};

/**
 * The database a caller names: any case, and `CAR` for `CARS`, because callers write both (wire.md §7). null: the
 * service covers it, but the catalogue has no such vehicle.
 * @throws Refused if the service does not cover it
 */
export function databaseOf({ covers }: Pick<WebService, 'covers'>, text: string): CatalogueDatabase | null {
  const name = text.trim().toUpperCase();
  const matchedClass = covers.find(
    (vehicleClass) => vehicleClass === name || (vehicleClass === 'CARS' && name === 'CAR'),
  );
  if (matchedClass === undefined) throw new Refused(`Unknown database '${text.trim()}'.`);
  return databaseOfClass[matchedClass];
}
