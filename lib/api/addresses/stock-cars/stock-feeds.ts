import { address } from '@/lib/api/address';

export const listStockFeeds = address({ method: 'GET', path: '/api/stock-feeds' });
export const createStockFeed = address({ method: 'POST', path: '/api/stock-feeds' });
export const revokeStockFeed = address({ method: 'DELETE', path: '/api/stock-feeds/{id}' });
/** The secret is the address; no one is signed in. */
export const readStockFeed = address({ method: 'GET', path: '/api/feeds/{token}' });
/** The secret is in a header: `Authorization: Bearer …`. */
export const readStockFeedByKey = address({ method: 'GET', path: '/api/feeds' });
