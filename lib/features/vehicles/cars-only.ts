/** Services that know cars alone say so before they are asked (wire.md §7). */
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { Fault } from '@/lib/fault';

/** Said where a service answers and has nothing. */
export const UNKNOWN_CAR = {
  reason: 'The service knows no such car on that day.',
  next: 'Choose a day on which it was sold new.',
};
export const COMPANY_CAR_FIGURES = 'P11D values, tax and whole life cost';

export function carsOnly(kind: VehicleKind, what: string): void {
  if (kind === 'car') return;
  throw new Fault('invalid_input', {
    message: `${what} are given for cars only, and this is a van.`,
    fix: 'Open a car. For a van there are emissions, options and values.',
    field: 'kind',
  });
}
