import { address } from '@/lib/api/address';

export const listStockSources = address({ method: 'GET', path: '/api/stock-sources' });
export const previewStockSource = address({ method: 'POST', path: '/api/stock-sources/preview' });
export const createStockSource = address({ method: 'POST', path: '/api/stock-sources' });
export const readStockSourceNow = address({ method: 'POST', path: '/api/stock-sources/{id}/read' });
export const removeStockSource = address({ method: 'DELETE', path: '/api/stock-sources/{id}' });
