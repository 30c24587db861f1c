import { z } from 'zod';
import { instantSchema, monthSchema } from '@/lib/domain/time/calendar-schemas';
import * as addresses from '@/lib/api/addresses/approvals';
import { endpoint } from '@/lib/api/endpoint';

const lookUps = z.int('Enter a whole number.').min(1, 'Enter at least 1.').max(10_000, 'Enter at most 10,000.');

const approval = z.object({
  id: z.string(),
  person: z.object({ id: z.string(), name: z.string() }),
  /** Asked by the person who reads. */
  isYours: z.boolean(),
  month: monthSchema,
  lookUps: z.int(),
  reason: z.string(),
  askedAt: instantSchema,
  state: z.enum(['asked', 'approved', 'refused']),
  granted: z.int().nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: instantSchema.nullable(),
});

export const requestApproval = endpoint(addresses.requestApproval, {
  summary: 'Request extra credits this month. Asking again changes the open question.',
  permission: 'approvals.ask',
  status: 201,
  input: z.object({ lookUps, reason: z.string().trim().max(300).default('') }),
  output: z.object({ id: z.string() }),
});

export const listApprovals = endpoint(addresses.listApprovals, {
  summary: 'What was asked for and decided: of the person, or of everybody for whoever may decide.',
  permission: 'approvals.ask',
  input: z.object({}),
  output: z.object({ items: z.array(approval) }),
});

export const decideApproval = endpoint(addresses.decideApproval, {
  summary:
    'Approve more look-ups for one person and this month, or refuse them. Where the organisation’s own budget would stand in the way it grows with it, by whoever may set it.',
  permission: 'approvals.decide',
  input: z.object({ id: z.uuid(), lookUps: lookUps.nullable().meta({ description: 'null refuses.' }) }),
  output: z.object({ words: z.string() }),
});
