import type { DeclaredAddress } from '@/lib/api/address';

export const findPlateData = { method: 'POST', path: '/api/privacy/find' } as const satisfies DeclaredAddress;
export const exportPlateData = { method: 'POST', path: '/api/privacy/export' } as const satisfies DeclaredAddress;
export const erasePlateData = { method: 'POST', path: '/api/privacy/erase' } as const satisfies DeclaredAddress;
export const readRetention = { method: 'GET', path: '/api/privacy/retention' } as const satisfies DeclaredAddress;
export const setRetention = { method: 'PUT', path: '/api/privacy/retention' } as const satisfies DeclaredAddress;
