import type { DeclaredAddress } from '@/lib/api/address';

export const signIn = { method: 'POST', path: '/api/sign-in' } as const satisfies DeclaredAddress;
export const signOut = { method: 'POST', path: '/api/sign-out' } as const satisfies DeclaredAddress;
export const readSession = { method: 'GET', path: '/api/session' } as const satisfies DeclaredAddress;
