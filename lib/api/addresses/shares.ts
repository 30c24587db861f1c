import { address } from '@/lib/api/client/address';
import type * as shares from '@/lib/api/endpoints/shares';

export const createShare = address<typeof shares.createShare>({
  method: 'POST',
  path: '/api/valuations/{id}/shares',
  billed: false,
});

export const listShares = address<typeof shares.listShares>({
  method: 'GET',
  path: '/api/valuations/{id}/shares',
  billed: false,
});

export const revokeShare = address<typeof shares.revokeShare>({
  method: 'DELETE',
  path: '/api/shares/{id}',
  billed: false,
});

export const countView = address<typeof shares.countView>({
  method: 'POST',
  path: '/api/shares/view',
  billed: false,
});
