import type { VehicleKind } from '@/lib/domain/vehicle';

/** Where a share code is opened: on the vehicle whose build it is. */
export const buildPath = (of: { kind: VehicleKind; identifier: number }, code: string): string =>
  `${vehiclePath(of)}/configure?build=${code}`;

/** The address of a derivative: `/vehicles/car/50031`. */
export const vehiclePath = ({ kind, identifier }: { kind: VehicleKind; identifier: number }): string =>
  `/vehicles/${kind}/${identifier}`;
