import { z } from 'zod';
import { instantSchema } from '@/lib/domain/time/calendar-schemas';
import * as addresses from '@/lib/api/addresses/shares';
import { endpoint } from '@/lib/api/endpoint';

const id = z.uuid();
const share = z.object({
  id: z.string(),
  withPlate: z.boolean(),
  createdBy: z.string(),
  createdAt: instantSchema,
  expiresAt: instantSchema,
  views: z.int(),
  lastViewedAt: instantSchema.nullable(),
});

export const createShare = endpoint(addresses.createShare, {
  summary: 'Make a link to the customer copy of a valuation, for whoever holds it, until it ends. Shown once.',
  permission: 'shares.create',
  status: 201,
  input: z.object({
    id,
    days: z.int().min(1).max(90).default(14),
    withPlate: z.boolean().default(false).meta({ description: 'Show the registration mark too.' }),
  }),
  output: z.object({ share, path: z.string() }),
});

export const listShares = endpoint(addresses.listShares, {
  summary: 'The links to a valuation that still lead somewhere, and how often each was looked at.',
  permission: 'shares.create',
  input: z.object({ id }),
  output: z.object({ items: z.array(share) }),
});

export const revokeShare = endpoint(addresses.revokeShare, {
  summary: 'End a link.',
  permission: 'shares.create',
  input: z.object({ id }),
  output: z.object({ done: z.literal(true) }),
});

export const countView = endpoint(addresses.countView, {
  summary: 'Count one look at a shared copy: its page says so once it is drawn, so that a link’s preview is no look.',
  permission: 'everyone',
  input: z.object({ token: z.string().min(20).max(100) }),
  output: z.object({ done: z.literal(true) }),
});
