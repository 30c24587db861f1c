/**
 * Whether the guide's used values include VAT: for cars they do, for commercial vehicles they do not, as usual in trade
 * guides. Without schemas: pages load it.
 */
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';

export const isValueWithoutVat = (kind: VehicleKind | null): boolean => kind === 'van';

/** Shown beside the values of one vehicle; null if they include VAT. */
export const valueVatWords = (kind: VehicleKind | null): string | null =>
  isValueWithoutVat(kind) ? 'Values of vans are without VAT.' : null;
