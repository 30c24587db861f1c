import { z } from 'zod';
import { STOCK_AFTER_CORRECTION } from '@/lib/domain/appraisals/appraisal-state';
import { daySchema } from '@/lib/domain/time/calendar-schemas';
import * as addresses from '@/lib/api/addresses/appraisals/appraisals';
import { endpoint } from '@/lib/api/endpoint';
import { buyAppraisal } from './appraisals';

const permission = 'appraisals.work';
const id = z.uuid();

export const correctPurchase = endpoint(addresses.correctPurchase, {
  summary:
    'Correct what was paid for a bought vehicle, or the day. Its car in stock follows where it still has what was taken over.',
  permission,
  input: z.object({
    id,
    shownPounds: z.int().meta({ description: 'The price as it was shown; a different one now is a conflict.' }),
    shownOn: daySchema.meta({ description: 'The day as it was shown; a different one now is a conflict.' }),
    pounds: buyAppraisal.input.shape.pounds,
    on: daySchema,
    isConfirmed: buyAppraisal.input.shape.isConfirmed,
  }),
  output: z.object({
    stock: z.enum(STOCK_AFTER_CORRECTION).meta({
      description:
        'none: no car came into stock from it. followed: its car has what changed. stays: its car has another cost or date in, which stays. left: its car has left the stock, and stays as it is.',
    }),
  }),
});

export const reopenAppraisal = endpoint(addresses.reopenAppraisal, {
  summary: 'Return a lost appraisal to the state before, with its offer, link or request for approval as they were.',
  permission,
  input: z.object({
    id,
    offer: z.uuid().nullable().meta({
      description: 'The newest offer as it was shown, null without one; a different one now is a conflict.',
    }),
  }),
  output: z.object({ done: z.literal(true) }),
});
