import type { DeclaredAddress } from '@/lib/api/address';

export const createShare = { method: 'POST', path: '/api/valuations/{id}/shares' } as const satisfies DeclaredAddress;
export const listShares = { method: 'GET', path: '/api/valuations/{id}/shares' } as const satisfies DeclaredAddress;
export const createFileShare = {
  method: 'POST',
  path: '/api/registrations/{id}/shares',
} as const satisfies DeclaredAddress;
export const listFileShares = {
  method: 'GET',
  path: '/api/registrations/{id}/shares',
} as const satisfies DeclaredAddress;
export const revokeShare = { method: 'DELETE', path: '/api/shares/{id}' } as const satisfies DeclaredAddress;
export const countView = { method: 'POST', path: '/api/shares/view' } as const satisfies DeclaredAddress;
