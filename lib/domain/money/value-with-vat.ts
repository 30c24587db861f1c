/** A value as a customer compares prices. Beside `value-vat.ts`, which pages load that compute no VAT. Without schemas. */
import { withVatAdded } from '@/lib/domain/appraisals/vat';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { formatPounds } from '@/lib/format';
import { isValueWithoutVat } from './value-vat';

/** A value with its VAT, as a customer compares prices. Whole pounds. */
export const poundsWithVat = (pounds: number, kind: VehicleKind | null): number =>
  isValueWithoutVat(kind) ? Math.round(withVatAdded(pounds * 100) / 100) : pounds;

/** Under that figure; null where the value itself includes VAT. */
export const addedVatWords = (pounds: number, kind: VehicleKind | null): string | null =>
  isValueWithoutVat(kind) ? `With VAT. Without VAT it is ${formatPounds(pounds)}.` : null;
