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

const newShare = z.object({
  id,
  days: z.int().min(1).max(90).default(14),
  withPlate: z.boolean().default(false).meta({ description: 'Show the registration too.' }),
});
const madeShare = z.object({ share, path: z.string() });

export const createShare = endpoint(addresses.createShare, {
  summary:
    'Create a link to the customer copy of a valuation. Anyone with the link can open it until it expires. Shown once.',
  permission: 'shares.create',
  status: 201,
  input: newShare,
  output: madeShare,
});

export const listShares = endpoint(addresses.listShares, {
  summary: 'The open links to a valuation, and how often each was viewed.',
  permission: 'shares.create',
  input: z.object({ id }),
  output: z.object({ items: z.array(share) }),
});

export const createFileShare = endpoint(addresses.createFileShare, {
  summary:
    'Create a link to a vehicle file, without VIN and engine number. Anyone with the link can open it until it expires. Shown once.',
  permission: 'shares.create',
  status: 201,
  input: newShare,
  output: madeShare,
});

export const listFileShares = endpoint(addresses.listFileShares, {
  summary: 'The open links to a vehicle file, and how often each was viewed.',
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
  summary:
    'Count one view of a shared copy. The page sends it once it is shown, so that a link preview does not count.',
  permission: 'everyone',
  input: z.object({ token: z.string().min(20).max(100) }),
  output: z.object({ done: z.literal(true) }),
});
