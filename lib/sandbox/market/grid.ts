import type { CatalogueDerivative } from '@/lib/sandbox/catalogue/catalogue-model';
import { mileagePoints } from '@/lib/sandbox/market/mileage';
import { isInBook, usedValue, type UsedValues } from '@/lib/sandbox/market/values';
import { platePeriods, slicesOfPeriod, type RegistryPlateSlice } from '@/lib/sandbox/plates/plates';

export interface PricedPoint {
  readonly mileage: number;
  readonly values: UsedValues;
}

/** A derivative's values at every mileage the book lists for a registration on that day; empty where it has none. */
export function valueGrid(
  derivative: CatalogueDerivative,
  registered: string,
  edition: string,
): readonly PricedPoint[] {
  return mileagePoints(derivative.database, registered, edition).flatMap((mileage) => {
    const values = usedValue({ derivative, registered, mileage, edition });
    return values === null ? [] : { mileage, values };
  });
}

const slices: readonly RegistryPlateSlice[] = platePeriods.flatMap(slicesOfPeriod);

/** The plates a derivative is listed under in an edition, oldest first. */
export function listedSlices(derivative: CatalogueDerivative, edition: string): readonly RegistryPlateSlice[] {
  return slices.filter((slice) => isInBook(derivative, slice.from, edition));
}
