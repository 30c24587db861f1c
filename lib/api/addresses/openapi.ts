import type { DeclaredAddress } from '@/lib/api/address';

export const readOpenApi = { method: 'GET', path: '/api/openapi.json' } as const satisfies DeclaredAddress;
