import type { DeclaredAddress } from '@/lib/api/address';

export const readOptions = {
  method: 'GET',
  path: '/api/vehicles/{kind}/{identifier}/options',
} as const satisfies DeclaredAddress;
