import { z } from 'zod';
import { API_KEY_ROLES, ROLES } from '@/lib/access';
import * as addresses from '@/lib/api/addresses/people/api-keys';
import { endpoint } from '@/lib/api/endpoint';
import { API_KEY_DAYS } from '@/lib/domain/accounts/api-key';
import { instantSchema } from '@/lib/domain/time/calendar-schemas';

const apiKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  ending: z.string().meta({ description: 'The last letters of the key.' }),
  role: z.enum(API_KEY_ROLES).meta({ description: 'What it may do at most, and never more than its user.' }),
  /** The user as whom a system with the key works. */
  user: z.object({
    id: z.string(),
    name: z.string(),
    role: z.enum(ROLES).nullable().meta({ description: 'null: no longer active in the organisation' }),
  }),
  createdBy: z.string(),
  createdAt: instantSchema,
  expiresAt: instantSchema.nullable().meta({ description: 'null: it does not expire' }),
  lastUsedAt: instantSchema.nullable().meta({ description: 'null: never used; otherwise exact to a minute' }),
  hasExpired: z.boolean(),
});

export const listApiKeys = endpoint(addresses.listApiKeys, {
  summary: 'The keys with which other systems use this API, without those that were revoked.',
  permission: 'keys.manage',
  input: z.object({}),
  output: z.object({ items: z.array(apiKeySchema) }),
});

export const createApiKey = endpoint(addresses.createApiKey, {
  summary: 'Create a key with which another system uses this API as one of your users. The key is shown once.',
  permission: 'keys.manage',
  status: 201,
  input: z.object({
    name: z
      .string()
      .trim()
      .min(1, 'Enter a name, such as the system that uses it.')
      .max(60, 'Enter at most 60 letters.'),
    userId: z.string().min(1).max(100).meta({
      description: 'The user as whom the system works. Charges count towards the credits of this user.',
    }),
    role: z.enum(API_KEY_ROLES).meta({ description: 'What the key may do at most, and never more than its user.' }),
    days: z
      .literal(API_KEY_DAYS)
      .nullable()
      .meta({ description: 'The days after which it expires; null: it does not.' }),
  }),
  output: z.object({
    apiKey: apiKeySchema,
    key: z.string().meta({ description: 'What a system sends in the header `Authorization: Bearer …`.' }),
  }),
});

export const revokeApiKey = endpoint(addresses.revokeApiKey, {
  summary: 'Revoke a key: it stops working, within seconds on other instances.',
  permission: 'keys.manage',
  input: z.object({ id: z.uuid() }),
  output: z.object({ done: z.literal(true) }),
});
