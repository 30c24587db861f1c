import type { VehicleClass, WebService } from '@/lib/wire/operation';
import { Refused } from '@/lib/sandbox/answers';
import type { Database } from '@/lib/sandbox/catalogue/model';

/** Heavy vehicles and motorcycles are covered by some services, but this catalogue has none. */
const held: Readonly<Record<VehicleClass, Database | null>> = { CARS: 'CAR', LCV: 'LCV', HGV: null, BIKES: null };

/**
 * The database a caller names: any case, and `CAR` for `CARS`, as callers write both (wire.md §7). null: the service
 * covers it, but there is not a single vehicle.
 * @throws Refused where the service does not cover it
 */
export function databaseOf({ covers }: Pick<WebService, 'covers'>, text: string): Database | null {
  const name = text.trim().toUpperCase();
  const named = covers.find((each) => each === name || (each === 'CARS' && name === 'CAR'));
  if (named === undefined) throw new Refused(`Unknown database '${text.trim()}'.`);
  return held[named];
}
