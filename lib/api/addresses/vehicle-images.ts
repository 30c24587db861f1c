import { address } from '@/lib/api/client/address';
import type * as vehicleImages from '@/lib/api/endpoints/vehicle-images';

export const readVehicleImage = address<typeof vehicleImages.readVehicleImage>({
  method: 'GET',
  path: '/api/vehicles/{kind}/{identifier}/image',
  billed: false,
});

export const readModelYearImage = address<typeof vehicleImages.readModelYearImage>({
  method: 'GET',
  path: '/api/vehicles/{kind}/images/{image}',
  billed: false,
});
