import type { RegisteredVehicle } from '@/lib/sandbox/registry/model';

/** Expects a normalised mark. null: no such vehicle (shape unknown, not issued by `today`, or a not-found test plate). */
export function vehicleByPlate(vrm: string, today: string): RegisteredVehicle | null {
  throw new Error(`${vrm} ${today}`);
}

/** The vehicle whose own VIN this is; null when no plate leads to it. Upper or lower case. */
export function vehicleByVin(vin: string, today: string): RegisteredVehicle | null {
  throw new Error(`${vin} ${today}`);
}
