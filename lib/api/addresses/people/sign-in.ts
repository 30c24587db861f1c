import { address } from '@/lib/api/client/address';
import type * as people from '@/lib/api/endpoints/people/sign-in';

export const signIn = address<typeof people.signIn>({ method: 'POST', path: '/api/sign-in', billed: false });

export const signOut = address<typeof people.signOut>({ method: 'POST', path: '/api/sign-out', billed: false });
