import type { VehicleKind } from '@/lib/domain/vehicle';

/** The address of a derivative: `/vehicles/car/50031`. */
export const vehiclePath = ({ kind, identifier }: { kind: VehicleKind; identifier: number }): string =>
  `/vehicles/${kind}/${identifier}`;
