import type { DeclaredAddress } from '@/lib/api/address';

export const createRegistration = {
  method: 'POST',
  path: '/api/registrations',
  billed: '1 look-up; a recent result is free.',
} as const satisfies DeclaredAddress;
export const readRegistration = { method: 'GET', path: '/api/registrations/{id}' } as const satisfies DeclaredAddress;
export const listRegistrations = { method: 'GET', path: '/api/registrations' } as const satisfies DeclaredAddress;
