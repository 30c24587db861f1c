import { address } from '@/lib/api/address';

export const readLedger = address({ method: 'GET', path: '/api/ledger' });
export const exportLedger = address({ method: 'GET', path: '/api/ledger/export' });
