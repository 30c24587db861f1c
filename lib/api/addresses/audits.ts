import type { DeclaredAddress } from '@/lib/api/address';

export const readAudits = { method: 'GET', path: '/api/audits' } as const satisfies DeclaredAddress;
export const settleUnknown = { method: 'POST', path: '/api/audits/settle' } as const satisfies DeclaredAddress;
export const exportAudits = { method: 'GET', path: '/api/audits/export' } as const satisfies DeclaredAddress;
