import { frozenOfferSchema } from '@/lib/domain/appraisals/appraisal';
import { costsLeftOut } from '@/lib/domain/appraisals/bought/stock-words';
import { pricePaidOf } from '@/lib/domain/appraisals/stock-figures';
import type { StockPurchase } from '@/lib/domain/stock-cars/stock-car';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import type { StockCarStore } from '@/lib/store/stock-cars/stock-car-store';

/** What an appraisal says of the car that came from it; null if it came from none. */
export async function purchaseOfCar(
  { id, kind }: { readonly id: string; readonly kind: VehicleKind | null },
  { stockCars }: { readonly stockCars: Pick<StockCarStore, 'purchase'> },
): Promise<StockPurchase | null> {
  const stored = await stockCars.purchase(id);
  if (stored === null) return null;
  const { boughtPounds, boughtOn, entries } = stored;
  const frozen = stored.frozen === null ? null : frozenOfferSchema.parse(stored.frozen);
  return {
    boughtOn,
    ...pricePaidOf(boughtPounds, entries, kind),
    condition: frozen?.condition.label ?? null,
    leftOut: costsLeftOut(frozen?.retail.lines ?? []),
  };
}
