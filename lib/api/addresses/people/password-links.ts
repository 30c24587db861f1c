import { address } from '@/lib/api/address';

export const makePasswordLink = address({ method: 'POST', path: '/api/people/{id}/password-link' });
export const listPasswordLinks = address({ method: 'GET', path: '/api/people/password-links' });
export const revokePasswordLink = address({ method: 'DELETE', path: '/api/people/password-links/{id}' });
export const requestPasswordLink = address({ method: 'POST', path: '/api/password-links/request' });
export const usePasswordLink = address({ method: 'POST', path: '/api/password-links/use' });
