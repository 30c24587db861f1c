import type { DeclaredAddress } from '@/lib/api/address';

export const readLedger = { method: 'GET', path: '/api/ledger' } as const satisfies DeclaredAddress;
export const exportLedger = { method: 'GET', path: '/api/ledger/export' } as const satisfies DeclaredAddress;
/** A POST, so that no URL contains a plate or VIN. Read only. */
export const findLookUps = { method: 'POST', path: '/api/ledger/find' } as const satisfies DeclaredAddress;
