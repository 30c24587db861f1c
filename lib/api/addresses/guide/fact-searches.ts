import { address } from '@/lib/api/address';

export const saveFactSearch = address({ method: 'POST', path: '/api/fact-searches' });
export const listFactSearches = address({ method: 'GET', path: '/api/fact-searches' });
export const readFactSearchNews = address({ method: 'GET', path: '/api/fact-searches/{id}' });
export const openFactSearch = address({ method: 'POST', path: '/api/fact-searches/{id}/opened' });
export const removeFactSearch = address({ method: 'DELETE', path: '/api/fact-searches/{id}' });
