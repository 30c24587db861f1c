/** What the law does with each amount a driver pays or sacrifices, and with days without the vehicle: hints for fields. */
import { ABSENCE_DAYS_MIN } from '@/lib/domain/tax/days-unavailable';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';

export interface DriverTermHints {
  /** ITEPA 2003 s.132. */
  readonly contribution: string;
  /** ITEPA 2003 s.143 for cars, s.156 for vans. */
  readonly availableFrom: string;
  readonly availableUntil: string;
  readonly absence: string;
  /** ITEPA 2003 s.144 for cars, s.158 for vans. */
  readonly privateUse: string;
  /** ITEPA 2003 s.121A for cars, s.154A for vans. */
  readonly salarySacrifice: string;
}

/** @param taxedAs a double-cab pick-up is a van that may be taxed as a car */
export const driverTermHints = (taxedAs: VehicleKind): DriverTermHints => ({
  contribution: 'Up to £5,000 counts.',
  availableFrom: 'Left empty: whole tax years, or from registration if the last day is in the same one.',
  availableUntil: 'Left empty, it stays.',
  absence: `Counts from ${ABSENCE_DAYS_MIN} days in a row; fewer change nothing.`,
  privateUse: 'Deducted from the taxable benefit. In a part year only its share of the days counts.',
  salarySacrifice: `For the ${taxedAs} and everything that comes with it except fuel. The higher of salary and benefit is taxed${taxedAs === 'car' ? ', for cars above 75 g/km' : ''}. In a part year only its share of the days counts.`,
});
