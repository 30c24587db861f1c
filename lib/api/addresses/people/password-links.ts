import type { DeclaredAddress } from '@/lib/api/address';

export const makePasswordLink = {
  method: 'POST',
  path: '/api/people/{id}/password-link',
} as const satisfies DeclaredAddress;
export const listPasswordLinks = {
  method: 'GET',
  path: '/api/people/password-links',
} as const satisfies DeclaredAddress;
export const revokePasswordLink = {
  method: 'DELETE',
  path: '/api/people/password-links/{id}',
} as const satisfies DeclaredAddress;
export const requestPasswordLink = {
  method: 'POST',
  path: '/api/password-links/request',
} as const satisfies DeclaredAddress;
export const usePasswordLink = { method: 'POST', path: '/api/password-links/use' } as const satisfies DeclaredAddress;
