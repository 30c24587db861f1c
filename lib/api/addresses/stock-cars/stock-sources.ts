import type { DeclaredAddress } from '@/lib/api/address';

export const listStockSources = { method: 'GET', path: '/api/stock-sources' } as const satisfies DeclaredAddress;
export const previewStockSource = {
  method: 'POST',
  path: '/api/stock-sources/preview',
} as const satisfies DeclaredAddress;
export const createStockSource = { method: 'POST', path: '/api/stock-sources' } as const satisfies DeclaredAddress;
export const readStockSourceNow = {
  method: 'POST',
  path: '/api/stock-sources/{id}/read',
} as const satisfies DeclaredAddress;
export const removeStockSource = {
  method: 'DELETE',
  path: '/api/stock-sources/{id}',
} as const satisfies DeclaredAddress;
