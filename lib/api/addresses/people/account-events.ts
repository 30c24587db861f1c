import type { DeclaredAddress } from '@/lib/api/address';

export const readSignInNotice = {
  method: 'GET',
  path: '/api/account/sign-in-notice',
} as const satisfies DeclaredAddress;
export const listOwnEvents = { method: 'GET', path: '/api/account/events' } as const satisfies DeclaredAddress;
export const listAccountEvents = { method: 'GET', path: '/api/people/events' } as const satisfies DeclaredAddress;
