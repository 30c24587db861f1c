import { z } from 'zod';
import { CORRECTED_CARS, CORRECTED_FIELDS } from '@/lib/domain/appraisals/bought/corrected-words';
import { daySchema } from '@/lib/domain/time/calendar-schemas';
import * as addresses from '@/lib/api/addresses/appraisals/appraisals';
import { endpoint } from '@/lib/api/endpoint';
import { buyAppraisal } from './appraisals';

const permission = 'appraisals.work';
const id = z.uuid();
const OUTCOMES =
  'followed: it is corrected too. stays: it was no longer what the purchase gave. null: the correction does not change it.';

export const correctPurchase = endpoint(addresses.correctPurchase, {
  summary:
    'Correct what was paid for a bought vehicle, or the day. Its car follows, in stock or no longer, where it still has what was taken over.',
  permission,
  input: z.object({
    id,
    shownPounds: z.int32().meta({ description: 'The price as it was shown; a different one now is a conflict.' }),
    shownOn: daySchema.meta({ description: 'The day as it was shown; a different one now is a conflict.' }),
    pounds: buyAppraisal.input.shape.pounds,
    on: daySchema,
    isConfirmed: buyAppraisal.input.shape.isConfirmed,
  }),
  output: z.object({
    stock: z.object({
      car: z
        .enum(CORRECTED_CARS)
        .meta({ description: 'Where the car is that came into stock from it; none: none did.' }),
      costPounds: z
        .enum(CORRECTED_FIELDS)
        .exclude(['after_left'])
        .nullable()
        .meta({ description: `Its cost. ${OUTCOMES}` }),
      inOn: z
        .enum(CORRECTED_FIELDS)
        .nullable()
        .meta({ description: `Its date in. ${OUTCOMES} after_left: it left the stock before the corrected day.` }),
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
