import type { DeclaredAddress } from '@/lib/api/address';

export const readMonthUsage = { method: 'GET', path: '/api/usage/month' } as const satisfies DeclaredAddress;
export const readProviderStatus = { method: 'GET', path: '/api/usage/provider' } as const satisfies DeclaredAddress;
export const readUsageReport = { method: 'GET', path: '/api/usage/report' } as const satisfies DeclaredAddress;
export const readProviderSummary = { method: 'GET', path: '/api/usage/summary' } as const satisfies DeclaredAddress;
export const exportUsage = { method: 'GET', path: '/api/usage/export' } as const satisfies DeclaredAddress;
