import { z } from 'zod';
import { instantSchema } from '@/lib/domain/time/calendar-schemas';
import * as addresses from '@/lib/api/addresses/people/password-links';
import { endpoint } from '@/lib/api/endpoint';
import { isMailed, newPassword } from './members';
import { emailAddress } from './sign-in';

const id = z.string().min(1).max(100);

export const makePasswordLink = endpoint(addresses.makePasswordLink, {
  summary:
    'Create a password reset link for a user. It goes by mail and is shown once. A new link cancels an open one.',
  permission: 'people.manage',
  status: 201,
  input: z.object({ id }),
  output: z.object({ id: z.string(), path: z.string(), expiresAt: instantSchema, isMailed }),
});

export const listPasswordLinks = endpoint(addresses.listPasswordLinks, {
  summary: 'The latest password resets: who created each for whom, and whether it was used.',
  permission: 'people.manage',
  input: z.object({}),
  output: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        person: z.string(),
        madeBy: z.string(),
        madeAt: instantSchema,
        expiresAt: instantSchema,
        usedAt: instantSchema.nullable(),
        state: z.enum(['open', 'used', 'taken_back', 'expired']),
      }),
    ),
  }),
});

export const revokePasswordLink = endpoint(addresses.revokePasswordLink, {
  summary: 'Cancel a password reset link: it stops working.',
  permission: 'people.manage',
  input: z.object({ id }),
  output: z.object({ done: z.literal(true) }),
});

export const requestPasswordLink = endpoint(addresses.requestPasswordLink, {
  summary:
    'Request a password reset link for your own account. It goes by mail; the answer is the same for an unknown address.',
  permission: 'everyone',
  status: 202,
  input: z.object({ email: emailAddress }),
  output: z.object({
    isMailed: z.boolean().meta({ description: 'false: no mail server is set, so no mail is sent to anyone.' }),
  }),
});

export const usePasswordLink = endpoint(addresses.usePasswordLink, {
  summary: 'Set a new password by a reset link. It works once and ends all sessions of the user.',
  permission: 'everyone',
  input: z.object({ token: z.string().min(20).max(100), password: newPassword }),
  output: z.object({ email: z.string() }),
});
