import { address } from '@/lib/api/address';

export const createShare = address({ method: 'POST', path: '/api/valuations/{id}/shares' });
export const listShares = address({ method: 'GET', path: '/api/valuations/{id}/shares' });
export const createFileShare = address({ method: 'POST', path: '/api/registrations/{id}/shares' });
export const listFileShares = address({ method: 'GET', path: '/api/registrations/{id}/shares' });
export const revokeShare = address({ method: 'DELETE', path: '/api/shares/{id}' });
export const countView = address({ method: 'POST', path: '/api/shares/view' });
