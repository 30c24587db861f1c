import type { DeclaredAddress } from '@/lib/api/address';

export const readWholeLife = {
  method: 'GET',
  path: '/api/vehicles/{kind}/{identifier}/whole-life',
} as const satisfies DeclaredAddress;
export const readWholeLifeTerms = {
  method: 'GET',
  path: '/api/vehicles/{kind}/{identifier}/whole-life-terms',
} as const satisfies DeclaredAddress;
export const calculateOwnership = {
  method: 'POST',
  path: '/api/vehicles/{kind}/{identifier}/ownership',
} as const satisfies DeclaredAddress;
