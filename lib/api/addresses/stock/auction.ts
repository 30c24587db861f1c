import type { DeclaredAddress } from '@/lib/api/address';

export const readAuctionSheet = { method: 'GET', path: '/api/stock/{id}/auction' } as const satisfies DeclaredAddress;
export const saveAuctionEntries = {
  method: 'POST',
  path: '/api/stock/{id}/auction',
} as const satisfies DeclaredAddress;
export const exportAuctionSheet = {
  method: 'GET',
  path: '/api/stock/{id}/runs/{run}/auction',
} as const satisfies DeclaredAddress;
