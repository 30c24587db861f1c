import { address } from '@/lib/api/client/address';
import type * as stock from '@/lib/api/endpoints/stock';

export const createStockList = address<typeof stock.createStockList>({
  method: 'POST',
  path: '/api/stock',
  billed: false,
});

export const listStockLists = address<typeof stock.listStockLists>({
  method: 'GET',
  path: '/api/stock',
  billed: false,
});

export const readStockList = address<typeof stock.readStockList>({
  method: 'GET',
  path: '/api/stock/{id}',
  billed: false,
});

export const removeStockList = address<typeof stock.removeStockList>({
  method: 'DELETE',
  path: '/api/stock/{id}',
  billed: false,
});

export const chooseStockColumns = address<typeof stock.chooseStockColumns>({
  method: 'POST',
  path: '/api/stock/{id}/columns',
  billed: false,
});

export const startStockRun = address<typeof stock.startStockRun>({
  method: 'POST',
  path: '/api/stock/{id}/runs',
  billed: true,
});

export const changeStockRun = address<typeof stock.changeStockRun>({
  method: 'POST',
  path: '/api/stock/{id}/runs/{run}/change',
  billed: false,
});

export const readStockRun = address<typeof stock.readStockRun>({
  method: 'GET',
  path: '/api/stock/{id}/runs/{run}',
  billed: false,
});

export const readStockResults = address<typeof stock.readStockResults>({
  method: 'GET',
  path: '/api/stock/{id}/runs/{run}/results',
  billed: false,
});

export const exportStockResults = address<typeof stock.exportStockResults>({
  method: 'GET',
  path: '/api/stock/{id}/runs/{run}/export',
  billed: false,
});

export const exportStockProblems = address<typeof stock.exportStockProblems>({
  method: 'GET',
  path: '/api/stock/{id}/failed',
  billed: false,
});
