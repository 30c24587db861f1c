/**
 * Whether the guide's used values include VAT: for cars they do, for commercial vehicles they do not, as usual in trade
 * guides. Without schemas: pages load it.
 */
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { formatPlural } from '@/lib/format';

export const isValueWithoutVat = (kind: VehicleKind | null): boolean => kind === 'van';

/** Shown beside the values of one vehicle; null if they include VAT. */
export const valueVatWords = (kind: VehicleKind | null): string | null =>
  isValueWithoutVat(kind) ? 'Values of vans are without VAT.' : null;

/** Under sums over a stock; null where it has no van. */
export function stockVatWords({ cars, vans }: { readonly cars: number; readonly vans: number }): string | null {
  if (vans === 0) return null;
  const counted = formatPlural(vans, 'van');
  return vans === cars
    ? `Values of ${counted} are without VAT.`
    : `The sums count ${counted} without VAT and the cars with it.`;
}

interface ValuedRow {
  readonly vehicleKind: VehicleKind | null;
  readonly retailPounds: number | null;
  readonly cleanPounds: number | null;
}

const hasValue = ({ retailPounds, cleanPounds }: ValuedRow): boolean => retailPounds !== null || cleanPounds !== null;

/** Of a list's row: it has a value, and that is without VAT. */
export const isRowWithoutVat = (row: ValuedRow): boolean => isValueWithoutVat(row.vehicleKind) && hasValue(row);

/** Under the sums of a list's rows; null where no van has a value. */
export const rowsVatWords = (rows: readonly ValuedRow[]): string | null =>
  stockVatWords({ cars: rows.filter(hasValue).length, vans: rows.filter(isRowWithoutVat).length });

/** In the column "VAT" of a file's row; null where its values include VAT, or it has none. */
export const vatCellWords = (row: ValuedRow): string | null => (isRowWithoutVat(row) ? 'Without VAT' : null);

/** The same of a row with one value of the guide. */
export const guideVatCell = (isWithoutVat: boolean, pounds: number | null): string | null =>
  isWithoutVat && pounds !== null ? 'Without VAT' : null;

/** Under rows of one vehicle each; null where none of them has a value without VAT. */
export const listedVatWords = (rows: readonly { readonly isWithoutVat: boolean }[]): string | null =>
  rows.some(({ isWithoutVat }) => isWithoutVat) ? valueVatWords('van') : null;

/**
 * How the prices of a vehicle in stock are entered, so that they compare with its values, under every VAT scheme
 * (`comparablePence`); null where they are entered as paid.
 */
export const stockPriceWords = (kind: VehicleKind | null): string | null =>
  isValueWithoutVat(kind) ? 'Prices of a van: without VAT if it is VAT-qualifying, otherwise in full.' : null;
