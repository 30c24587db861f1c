import { vehiclePath } from '@/lib/domain/page-paths';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';

/** The values of a derivative by plate, month and date; empty fields are left for the person to fill in. */
export const byAgePath = (
  { kind, identifier }: { readonly kind: VehicleKind; readonly identifier: number },
  fields: { readonly registered: string; readonly mileage: string },
): string => {
  const given = Object.entries(fields).filter(([name, value]) => value !== '' && name !== 'day');
  return `${vehiclePath({ kind, identifier })}/by-age${given.length === 0 ? '' : `?${new URLSearchParams(given)}`}`;
};
