/**
 * Whether the guide's used values include VAT: those of cars do, those of commercial vehicles do not, as in the trade's guides.
 * Without schemas: pages load it.
 */
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';

export const isValueWithoutVat = (kind: VehicleKind | null): boolean => kind === 'van';

/** Beside values of one vehicle; null where they include VAT. */
export const valueVatWords = (kind: VehicleKind | null): string | null =>
  isValueWithoutVat(kind) ? 'Values of vans are without VAT.' : null;
