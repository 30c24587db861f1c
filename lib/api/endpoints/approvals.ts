import { z } from 'zod';
import { instantSchema, monthSchema } from '@/lib/domain/time/calendar-schemas';
import * as addresses from '@/lib/api/addresses/approvals';
import { endpoint } from '@/lib/api/endpoint';
import { REASON_LETTERS_MAX } from '@/lib/domain/accounts/approval-reason';
import { EXTRA_CREDITS } from '@/lib/domain/usage/credit-entry';
import { creditCount } from './parts/credit-count';
import { declineReason } from './parts/decline-reason';

const lookUps = creditCount(EXTRA_CREDITS);

/** Credits of this month; null: no limit. */
const budgetUse = z.object({ used: z.int(), limit: z.int().nullable() });

const approval = z.object({
  id: z.string(),
  person: z.object({ id: z.string(), name: z.string() }),
  /** Requested by the current user. */
  isYours: z.boolean(),
  month: monthSchema,
  lookUps: z.int(),
  reason: z.string(),
  requestedAt: instantSchema,
  state: z
    .enum(['asked', 'approved', 'refused', 'lapsed'])
    .meta({ description: 'Asked: undecided. Lapsed: its month has ended, or the person can no longer make look-ups.' }),
  granted: z.int().nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: instantSchema.nullable(),
  declineReason: z.string().nullable().meta({ description: 'Why it was declined; null if no reason was given.' }),
  personUse: budgetUse.nullable().meta({
    description: 'The person’s credits of this month, while the request can be decided by the reader.',
  }),
});

export const requestApproval = endpoint(addresses.requestApproval, {
  summary: 'Request extra credits this month. Requesting again changes the pending request.',
  permission: 'approvals.ask',
  status: 201,
  input: z.object({ lookUps, reason: z.string().trim().max(REASON_LETTERS_MAX).default('') }),
  output: z.object({ id: z.string(), words: z.string() }),
});

export const listApprovals = endpoint(addresses.listApprovals, {
  summary: 'Requests for extra credits and their decisions: the person’s own, or everyone’s for those who may decide.',
  permission: 'approvals.ask',
  input: z.object({ pending: z.boolean().optional().meta({ description: 'Only those that can still be decided.' }) }),
  output: z.object({
    items: z.array(approval),
    mayRequest: z.boolean().meta({
      description: 'Whether a budget limits the person, who cannot change it. Without one there is nothing to request.',
    }),
    ownUse: budgetUse,
    organisationUse: budgetUse,
    most: z.int().nullable().meta({
      description:
        'What is left of the organisation’s budget, the most that those who may decide can approve, to a person whose own budget stops them; null: no limit.',
    }),
  }),
});

export const decideApproval = endpoint(addresses.decideApproval, {
  summary:
    'Approve or decline extra credits for one person this month. If the organisation’s own budget is too low, it is raised too, where the person may set it.',
  permission: 'approvals.decide',
  input: z.object({
    id: z.uuid(),
    lookUps: lookUps.nullable().meta({ description: 'null declines.' }),
    reason: declineReason,
  }),
  output: z.object({ words: z.string() }),
});
