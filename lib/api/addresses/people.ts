import { address } from '../address';
import type * as people from '../people';

export const signIn = address<typeof people.signIn>({ method: 'POST', path: '/api/sign-in', billed: false });

export const signOut = address<typeof people.signOut>({ method: 'POST', path: '/api/sign-out', billed: false });
