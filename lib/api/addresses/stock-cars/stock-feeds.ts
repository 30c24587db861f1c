import type { DeclaredAddress } from '@/lib/api/address';

export const listStockFeeds = { method: 'GET', path: '/api/stock-feeds' } as const satisfies DeclaredAddress;
export const createStockFeed = { method: 'POST', path: '/api/stock-feeds' } as const satisfies DeclaredAddress;
export const revokeStockFeed = { method: 'DELETE', path: '/api/stock-feeds/{id}' } as const satisfies DeclaredAddress;
/** The secret is in the path; no one is signed in. */
export const readStockFeed = { method: 'GET', path: '/api/feeds/{token}' } as const satisfies DeclaredAddress;
/** The secret is in a header: `Authorization: Bearer …`. */
export const readStockFeedByKey = { method: 'GET', path: '/api/feeds' } as const satisfies DeclaredAddress;
