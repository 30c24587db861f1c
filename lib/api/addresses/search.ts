import type { DeclaredAddress } from '@/lib/api/address';

/** A POST, so that no plate or VIN stands in an address. It changes nothing. */
export const search = { method: 'POST', path: '/api/search' } as const satisfies DeclaredAddress;
