import { address } from '@/lib/api/address';

export const createStockList = address({ method: 'POST', path: '/api/stock' });
export const listStockLists = address({ method: 'GET', path: '/api/stock' });
export const readStockList = address({ method: 'GET', path: '/api/stock/{id}' });
export const removeStockList = address({ method: 'DELETE', path: '/api/stock/{id}' });
export const restoreStockList = address({ method: 'POST', path: '/api/stock/{id}/restore' });
export const chooseStockColumns = address({ method: 'POST', path: '/api/stock/{id}/columns' });
export const mendStockRow = address({ method: 'POST', path: '/api/stock/{id}/rows' });
export const startStockRun = address({
  method: 'POST',
  path: '/api/stock/{id}/runs',
  billed: '1 look-up + 1 valuation for each car; recent results are free.',
});
export const changeStockRun = address({ method: 'POST', path: '/api/stock/{id}/runs/{run}/change' });
export const readStockRun = address({ method: 'GET', path: '/api/stock/{id}/runs/{run}' });
export const readStockResults = address({ method: 'GET', path: '/api/stock/{id}/runs/{run}/results' });
export const exportStockResults = address({ method: 'GET', path: '/api/stock/{id}/runs/{run}/export' });
export const exportStockProblems = address({ method: 'GET', path: '/api/stock/{id}/failed' });
