/** Whether a car in stock without a guide ID was looked up already, so that another look-up gives the same answer. */
import type { ListedAlerts } from '@/lib/domain/vehicles/flags/flags';
import { CHECK_NOT_COMPLETED } from '@/lib/domain/vehicles/flags/check-alert';

interface LinkedCar extends ListedAlerts {
  readonly valuationId: string | null;
  readonly registrationId: string | null;
}

/** A valuation whose vehicle check was not completed is not a look-up of the vehicle. */
export function isLookedUp({ valuationId, registrationId, flag, otherFlags }: LinkedCar): boolean {
  if (registrationId !== null) return true;
  return valuationId !== null && ![flag, ...otherFlags].includes(CHECK_NOT_COMPLETED);
}
