import { address } from '@/lib/api/client/address';
import type * as ledger from '@/lib/api/endpoints/ledger';

export const readLedger = address<typeof ledger.readLedger>({
  method: 'GET',
  path: '/api/ledger',
  billed: false,
});

export const exportLedger = address<typeof ledger.exportLedger>({
  method: 'GET',
  path: '/api/ledger/export',
  billed: false,
});
