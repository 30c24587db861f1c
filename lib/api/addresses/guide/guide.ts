import type { DeclaredAddress } from '@/lib/api/address';

export const readGuide = { method: 'GET', path: '/api/guide/{kind}/{identifier}' } as const satisfies DeclaredAddress;
export const exportGuide = {
  method: 'GET',
  path: '/api/guide/{kind}/{identifier}/export',
} as const satisfies DeclaredAddress;
