/** What the law does with each amount a driver pays or sacrifices, and with days unavailable: hints for their fields. */
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';

export interface DriverTermHints {
  /** ITEPA 2003 s.132. */
  readonly contribution: string;
  /** ITEPA 2003 s.143 for cars, s.156 for vans. */
  readonly daysUnavailable: string;
  /** ITEPA 2003 s.144 for cars, s.158 for vans. */
  readonly privateUse: string;
  /** ITEPA 2003 s.121A for cars, s.154A for vans. */
  readonly salarySacrifice: string;
}

export const driverTermHints = (kind: VehicleKind): DriverTermHints => ({
  contribution: 'Up to £5,000 counts.',
  daysUnavailable: `Applies to each tax year shown. Count periods of 30 or more days in a row, and days before the ${kind} is first or after it is last available.`,
  privateUse: 'Deducted from the taxable benefit.',
  salarySacrifice: `For the ${kind} and everything that comes with it except fuel. The higher of salary and benefit is taxed${kind === 'car' ? ', for cars above 75 g/km' : ''}.`,
});
