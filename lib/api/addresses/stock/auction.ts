import { address } from '@/lib/api/address';

export const readAuctionSheet = address({ method: 'GET', path: '/api/stock/{id}/auction' });
export const saveAuctionEntries = address({ method: 'POST', path: '/api/stock/{id}/auction' });
export const exportAuctionSheet = address({ method: 'GET', path: '/api/stock/{id}/runs/{run}/auction' });
