import { readVehicleImage } from '@/lib/api/addresses/vehicle-images';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { fileAddress } from './fetch-endpoint';

/** The address of a derivative's front-side picture. @param width in pixels */
export const frontPicture = (
  { kind, identifier }: { readonly kind: VehicleKind; readonly identifier: number },
  width: number,
): string => fileAddress(readVehicleImage, { kind, identifier, view: 'front-side', width });
