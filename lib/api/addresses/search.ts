import type { DeclaredAddress } from '@/lib/api/address';

/** A POST, so that no URL contains a plate or VIN. Read only. */
export const search = { method: 'POST', path: '/api/search' } as const satisfies DeclaredAddress;
