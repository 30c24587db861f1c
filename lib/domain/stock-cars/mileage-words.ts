/** Why a value in stock may differ from that of a valuation of the same car on the same day. */
import { formatMiles } from '@/lib/format';
import { guideMileage } from '@/lib/domain/vehicles/mileage';

/** Shown beside the values of a car; null if a valuation by plate uses the same mileage. */
export function stockMileageWords(miles: number): string | null {
  const rounded = guideMileage(miles);
  if (rounded === miles) return null;
  return `Valued at exactly ${formatMiles(miles)}. A valuation by plate is at ${formatMiles(rounded)}, so it may differ.`;
}

/** Under a list of cars in stock. */
export const STOCK_MILEAGE_NOTE =
  'Stock is valued at each car’s exact mileage. A valuation by plate rounds it to the nearest 1,000 mi, so it may differ.';
