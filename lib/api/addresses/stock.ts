import type { DeclaredAddress } from '@/lib/api/address';

export const createStockList = { method: 'POST', path: '/api/stock' } as const satisfies DeclaredAddress;
/** A file is read twice where a person chooses its columns. Nothing is stored in between. */
export const readStockFile = { method: 'POST', path: '/api/stock/preview' } as const satisfies DeclaredAddress;
export const listStockLists = { method: 'GET', path: '/api/stock' } as const satisfies DeclaredAddress;
export const readStockList = { method: 'GET', path: '/api/stock/{id}' } as const satisfies DeclaredAddress;
export const removeStockList = { method: 'DELETE', path: '/api/stock/{id}' } as const satisfies DeclaredAddress;
export const restoreStockList = { method: 'POST', path: '/api/stock/{id}/restore' } as const satisfies DeclaredAddress;
export const chooseStockColumns = {
  method: 'POST',
  path: '/api/stock/{id}/columns',
} as const satisfies DeclaredAddress;
export const mendStockRow = { method: 'POST', path: '/api/stock/{id}/rows' } as const satisfies DeclaredAddress;
export const startStockRun = {
  method: 'POST',
  path: '/api/stock/{id}/runs',
  billed: '1 look-up + 1 valuation for each car; recent results are free.',
} as const satisfies DeclaredAddress;
export const changeStockRun = {
  method: 'POST',
  path: '/api/stock/{id}/runs/{run}/change',
} as const satisfies DeclaredAddress;
export const readStockRun = { method: 'GET', path: '/api/stock/{id}/runs/{run}' } as const satisfies DeclaredAddress;
export const readStockResults = {
  method: 'GET',
  path: '/api/stock/{id}/runs/{run}/results',
} as const satisfies DeclaredAddress;
export const exportStockResults = {
  method: 'GET',
  path: '/api/stock/{id}/runs/{run}/export',
} as const satisfies DeclaredAddress;
export const exportStockProblems = { method: 'GET', path: '/api/stock/{id}/failed' } as const satisfies DeclaredAddress;
