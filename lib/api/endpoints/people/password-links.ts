import { z } from 'zod';
import { instantSchema } from '@/lib/domain/time/calendar-schemas';
import * as addresses from '@/lib/api/addresses/people/password-links';
import { endpoint } from '@/lib/api/endpoint';
import { newPassword } from './members';

const id = z.string().min(1).max(100);

export const makePasswordLink = endpoint(addresses.makePasswordLink, {
  summary:
    'Make a link by which somebody who forgot their password chooses a new one. It is shown once: there is no mail. A new link ends an open one.',
  permission: 'people.manage',
  status: 201,
  input: z.object({ id }),
  output: z.object({ id: z.string(), path: z.string(), expiresAt: instantSchema }),
});

export const listPasswordLinks = endpoint(addresses.listPasswordLinks, {
  summary: 'The latest links to a new password: who made each for whom, and whether it was used.',
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
  summary: 'End a link to a new password: it leads nowhere any more.',
  permission: 'people.manage',
  input: z.object({ id }),
  output: z.object({ done: z.literal(true) }),
});

export const usePasswordLink = endpoint(addresses.usePasswordLink, {
  summary: 'Choose a new password by a link. It works once, and ends every session of the person.',
  permission: 'everyone',
  input: z.object({ token: z.string().min(20).max(100), password: newPassword }),
  output: z.object({ email: z.string() }),
});
