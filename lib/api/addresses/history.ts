import type { DeclaredAddress } from '@/lib/api/address';

export const readHistory = {
  method: 'GET',
  path: '/api/history/{kind}/{identifier}',
} as const satisfies DeclaredAddress;
