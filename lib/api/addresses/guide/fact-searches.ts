import type { DeclaredAddress } from '@/lib/api/address';

export const saveFactSearch = { method: 'POST', path: '/api/fact-searches' } as const satisfies DeclaredAddress;
export const listFactSearches = { method: 'GET', path: '/api/fact-searches' } as const satisfies DeclaredAddress;
export const readFactSearchNews = { method: 'GET', path: '/api/fact-searches/{id}' } as const satisfies DeclaredAddress;
export const openFactSearch = {
  method: 'POST',
  path: '/api/fact-searches/{id}/opened',
} as const satisfies DeclaredAddress;
export const removeFactSearch = {
  method: 'DELETE',
  path: '/api/fact-searches/{id}',
} as const satisfies DeclaredAddress;
