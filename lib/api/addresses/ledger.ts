import { address } from '@/lib/api/address';

export const readLedger = address({ method: 'GET', path: '/api/ledger' });
export const exportLedger = address({ method: 'GET', path: '/api/ledger/export' });
/** A POST, so that no plate or VIN stands in an address. It changes nothing. */
export const findLookUps = address({ method: 'POST', path: '/api/ledger/find' });
