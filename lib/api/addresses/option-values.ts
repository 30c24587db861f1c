import type { DeclaredAddress } from '@/lib/api/address';

export const readOptionValues = {
  method: 'GET',
  path: '/api/vehicles/{kind}/{identifier}/option-values',
} as const satisfies DeclaredAddress;
