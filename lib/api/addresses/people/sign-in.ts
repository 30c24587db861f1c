import { address } from '@/lib/api/address';

export const signIn = address({ method: 'POST', path: '/api/sign-in' });
export const signOut = address({ method: 'POST', path: '/api/sign-out' });
export const readSession = address({ method: 'GET', path: '/api/session' });
