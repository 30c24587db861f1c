import type { DeclaredAddress } from '@/lib/api/address';

export const listApiKeys = { method: 'GET', path: '/api/api-keys' } as const satisfies DeclaredAddress;
export const createApiKey = { method: 'POST', path: '/api/api-keys' } as const satisfies DeclaredAddress;
export const revokeApiKey = { method: 'DELETE', path: '/api/api-keys/{id}' } as const satisfies DeclaredAddress;
