import type { DeclaredAddress } from '@/lib/api/address';

export const readEmissions = {
  method: 'GET',
  path: '/api/vehicles/{kind}/{identifier}/emissions',
} as const satisfies DeclaredAddress;
export const listEmissions = { method: 'GET', path: '/api/emissions' } as const satisfies DeclaredAddress;
export const findLowestCo2 = {
  method: 'GET',
  path: '/api/vehicles/{kind}/{identifier}/lowest-co2',
} as const satisfies DeclaredAddress;
