import type { DeclaredAddress } from '@/lib/api/address';

export const readHealth = { method: 'GET', path: '/api/health' } as const satisfies DeclaredAddress;

export const readMetrics = { method: 'GET', path: '/api/metrics' } as const satisfies DeclaredAddress;
