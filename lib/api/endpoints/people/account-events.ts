import { z } from 'zod';
import { instantSchema } from '@/lib/domain/time/calendar-schemas';
import * as addresses from '@/lib/api/addresses/people/account-events';
import { endpoint } from '@/lib/api/endpoint';

const events = z.object({
  /** The newest first. */
  items: z.array(z.object({ id: z.int(), at: instantSchema, words: z.string() })),
});

export const readSignInNotice = endpoint(addresses.readSignInNotice, {
  summary: 'The wrong passwords tried for your account before this session’s sign-in and after the one before it.',
  permission: 'account.change',
  input: z.object({}),
  output: z.object({ notice: z.object({ title: z.string(), words: z.string(), fix: z.string() }).nullable() }),
});

export const listOwnEvents = endpoint(addresses.listOwnEvents, {
  summary: 'The latest events of your account: wrong passwords, limits set, budget used.',
  permission: 'account.change',
  input: z.object({}),
  output: events,
});

export const listAccountEvents = endpoint(addresses.listAccountEvents, {
  summary: 'The latest events of the organisation and its users: wrong passwords, limits set, budgets used.',
  permission: 'people.manage',
  input: z.object({}),
  output: events,
});
