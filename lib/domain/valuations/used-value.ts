/** A used value: the monthly guide's value of a derivative by month of registration and mileage. Free (wire.md §6). */
import type { OperationAnswer } from '@/lib/contract/operations';
import type { getUsedValuesForIdYearMonthMileage } from '@/lib/contract/used-values';
import { monthNumberOf, yearOf, type Day } from '@/lib/domain/time/calendar';
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
  /** Whole pounds; null: the guide gives none. */
  readonly cleanPounds: number | null;
  /** The provider's text where it gives none. */
  readonly reason: string | null;
}

/** The edition is named even where it is the current one, so that the same request has the same answer later. */
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
  const cleanPounds = wire.Success ? wire.Clean || null : null;
  return { cleanPounds, reason: cleanPounds === null ? wire.FailMessage?.trim() || null : null };
}
