import type { DeclaredAddress } from '@/lib/api/address';

export const readEqualOptions = {
  method: 'GET',
  path: '/api/vehicles/{kind}/{identifier}/equal-options',
} as const satisfies DeclaredAddress;
export const listSimilarVehicles = {
  method: 'GET',
  path: '/api/vehicles/{kind}/{identifier}/similar',
} as const satisfies DeclaredAddress;
