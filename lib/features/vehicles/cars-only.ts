/** Refuses services that cover only cars for other kinds, before a request is sent (wire.md §7). */
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { Fault } from '@/lib/fault';

/** For a service that answers without data. */
export const UNKNOWN_CAR = {
  reason: 'The service has no such car on that date.',
  next: 'Choose a date when it was sold new.',
};
export const COMPANY_CAR_FIGURES = 'P11D values, tax and whole life cost';

export function carsOnly(kind: VehicleKind, what: string): void {
  if (kind === 'car') return;
  throw new Fault('invalid_input', {
    message: `${what} are available for cars only, and this is a van.`,
    fix: 'Open a car: vans have emissions, options and values.',
    field: 'kind',
  });
}
