/** Appraisals as a list, as a board by state, and found by number, plate or customer. */
import { z } from 'zod';
import { appraisalSummarySchema } from '@/lib/domain/appraisals/appraisal';
import { APPRAISAL_STATES, FIND_LETTERS_MIN, FIND_LETTERS_PROBLEM } from '@/lib/domain/appraisals/appraisal-state';
import { personReferenceSchema } from '@/lib/domain/provenance';
import * as addresses from '@/lib/api/addresses/appraisals/appraisals';
import { endpoint } from '@/lib/api/endpoint';

const permission = 'appraisals.work';

const page = z.object({ items: z.array(appraisalSummarySchema), next: z.string().nullable() });

const filter = {
  state: z.enum(APPRAISAL_STATES).optional(),
  isRequested: z.boolean().optional().meta({ description: 'Whether an offer of it waits for approval.' }),
  mine: z.boolean().default(false).meta({ description: 'Only those of the signed-in person.' }),
  owner: z.string().max(100).optional().meta({ description: 'Those of one person, by id.' }),
  minDays: z.int().min(0).max(3_650).optional().meta({ description: 'Started at least this many days ago.' }),
  fromPounds: z
    .int()
    .min(0)
    .max(10_000_000)
    .optional()
    .meta({ description: 'Offered, requested or paid: at least this.' }),
  toPounds: z
    .int()
    .min(0)
    .max(10_000_000)
    .optional()
    .meta({ description: 'Offered, requested or paid: at most this.' }),
};
const owners = z.array(personReferenceSchema).meta({ description: 'People who have appraisals, for the filter.' });

export const listAppraisals = endpoint(addresses.listAppraisals, {
  summary: 'Appraisals of the organisation, the newest first.',
  permission,
  input: z.object({
    ...filter,
    openOf: z.uuid().optional().meta({
      description:
        'A valuation: only appraisals of its vehicle that may still end in a purchase: drafts, offered and accepted ones.',
    }),
    limit: z.int().min(1).max(100).default(25),
    after: z.string().max(100).optional().meta({ description: 'The `next` of the page before.' }),
  }),
  output: page.extend({ owners }),
});

export const readAppraisalBoard = endpoint(addresses.readAppraisalBoard, {
  summary: 'Appraisals by state, drafts that wait for approval apart: how many there are, and the newest 20.',
  permission,
  input: z.object(filter).omit({ state: true, isRequested: true }),
  output: z.object({
    states: z.array(
      z.object({
        state: z.enum(APPRAISAL_STATES),
        /** Of drafts: those whose offer waits for approval, which the other drafts do not include. */
        isRequested: z.boolean(),
        count: z.int(),
        items: z.array(appraisalSummarySchema),
      }),
    ),
    owners,
  }),
});

export const findAppraisals = endpoint(addresses.findAppraisals, {
  summary:
    'Find appraisals by number, by a whole plate or VIN, or by part of a customer’s name, telephone or e-mail. Free.',
  permission,
  input: z.object({ text: z.string().trim().min(FIND_LETTERS_MIN, FIND_LETTERS_PROBLEM).max(100) }),
  output: page,
});
