/** A used value: the monthly guide's value of a derivative by month of registration and mileage. Free (wire.md §6). */
import type { OperationAnswer } from '@/lib/contract/operations';
import type { getUsedValuesForIdYearMonthMileage } from '@/lib/contract/used-values';
import { monthNumberOf, yearOf, type Day } from '@/lib/domain/time/calendar';
import type { ValueBand } from './valuation';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';

export interface UsedValueSubject {
  readonly kind: VehicleKind;
  readonly identifier: number;
  readonly registered: Day;
  /** As sent; this service does not round. */
  readonly mileage: number;
  /** First of a month. */
  readonly editionDay: Day;
}

export interface UsedValue {
  /** Whole pounds of each band; null: the guide gives none. */
  readonly pounds: Readonly<Record<ValueBand, number | null>>;
  /** The provider's text if it gives no Clean value. */
  readonly reason: string | null;
}

/** The edition is named even if it is the current one, so that the same request returns the same answer later. */
export const usedValueParams = ({ kind, identifier, registered, mileage, editionDay }: UsedValueSubject) => ({
  Database: kind === 'van' ? 'LCV' : 'CARS',
  REFID: identifier,
  UsedValuesDate: editionDay,
  JustCurrent: false,
  Year: yearOf(registered),
  Month: monthNumberOf(registered),
  Mileage: mileage,
});

export function usedValueFrom(wire: OperationAnswer<typeof getUsedValuesForIdYearMonthMileage>): UsedValue {
  // A failure has zeros beside its message.
  const given = (value: number | undefined) => (wire.Success ? value || null : null);
  const pounds = {
    retail: given(wire.Retail),
    clean: given(wire.Clean),
    average: given(wire.Average),
    below: given(wire.Below),
  };
  return { pounds, reason: pounds.clean === null ? wire.FailMessage?.trim() || null : null };
}
