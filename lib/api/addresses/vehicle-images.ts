import type { DeclaredAddress } from '@/lib/api/address';

export const readVehicleImage = {
  method: 'GET',
  path: '/api/vehicles/{kind}/{identifier}/image',
} as const satisfies DeclaredAddress;
export const readModelYearImage = {
  method: 'GET',
  path: '/api/vehicles/{kind}/images/{image}',
} as const satisfies DeclaredAddress;
export const readSharedPicture = {
  method: 'GET',
  path: '/api/shared/{token}/picture',
} as const satisfies DeclaredAddress;
export const readOfferPicture = {
  method: 'GET',
  path: '/api/offers/{token}/picture',
} as const satisfies DeclaredAddress;
