import { z } from 'zod';
import { ROLES } from '@/lib/access';
import * as addresses from '@/lib/api/addresses/people/sign-in';
import { endpoint } from '@/lib/api/endpoint';

/** A path within this product: no other host, no protocol, no control characters. */
function ownPath(text: string): boolean {
  return /^\/(?![/\\])[^\\\s]*$/.test(text) && !/\p{Cc}/u.test(text);
}

/** A person's own. */
export const emailAddress = z
  .string()
  .trim()
  .max(254)
  .pipe(z.email({ error: 'Enter your e-mail address, such as name@dealer.example.' }));

export const signIn = endpoint(addresses.signIn, {
  summary: 'Sign in with e-mail address and password; the answer sets the session cookie.',
  permission: 'everyone',
  input: z.object({
    email: emailAddress,
    password: z.string().min(1, 'Enter your password.').max(128, 'Enter a password of at most 128 characters.'),
    goTo: z
      .string()
      .refine(ownPath)
      .catch('/')
      .default('/')
      .meta({ description: 'The page to open after signing in.' }),
  }),
  output: z.object({ goTo: z.string() }),
  form: { faulty: '/sign-in' },
});

export const signOut = endpoint(addresses.signOut, {
  summary: 'End the session. Works with an ended session too.',
  permission: 'everyone',
  input: z.object({}),
  output: z.object({ goTo: z.string() }),
  form: { faulty: '/sign-in' },
});

export const readSession = endpoint(addresses.readSession, {
  summary: 'Who is signed in, where, and what they may do.',
  permission: 'session.read',
  input: z.object({}),
  output: z.object({
    name: z.string(),
    email: z.string(),
    organisation: z.string(),
    role: z.enum(ROLES),
    permissions: z.array(z.string()),
  }),
});
