import { address } from '@/lib/api/address';

export const readSignInNotice = address({ method: 'GET', path: '/api/account/sign-in-notice' });
export const listOwnEvents = address({ method: 'GET', path: '/api/account/events' });
export const listAccountEvents = address({ method: 'GET', path: '/api/people/events' });
