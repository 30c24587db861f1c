import { z } from 'zod';
import { monthSchema } from '@/lib/domain/time/calendar-schemas';
import * as addresses from '@/lib/api/addresses/appraisals/appraisals';
import { endpoint } from '@/lib/api/endpoint';
import { SHEET_TYPES, sheetFormat } from '@/lib/api/file-answer';

const months = {
  from: monthSchema.meta({ description: 'First month, `YYYY-MM`.' }),
  to: monthSchema.meta({ description: 'Last month, included.' }),
};

export const readAppraisalReport = endpoint(addresses.readAppraisalReport, {
  summary: 'What was offered, bought, lost and sold, by month and person.',
  permission: 'usage.read',
  input: z.object(months),
  output: z.object({
    rows: z.array(
      z.object({
        month: monthSchema,
        person: z.string(),
        offered: z.int().meta({
          description:
            'Vehicles offered on, each once: in the month of its newest offer. A revised offer does not count, however it had ended.',
        }),
        offeredPounds: z.int().meta({ description: 'Of those newest offers, whole pounds.' }),
        offers: z.int().meta({ description: 'Every offer that was made, revised ones too.' }),
        /** Mean of offer less trade side, in whole pounds; null if none has one. */
        aboveTradePounds: z.int().nullable(),
        accepted: z.int().meta({ description: 'Of the newest offers; so is `declined`.' }),
        declined: z.int(),
        bought: z.int(),
        boughtPounds: z.int(),
        lost: z.int(),
        sold: z
          .int()
          .meta({ description: 'Cars bought through an appraisal that left the stock by a sale in this month.' }),
        soldPounds: z.int(),
        paidForSoldPounds: z.int().meta({
          description: 'What was paid for those cars, without VAT for a VAT-qualifying van, as is its sale price.',
        }),
        abovePaidPounds: z.int().nullable().meta({
          description: 'Mean sale price less price paid, in whole pounds; null if none sold.',
        }),
        profitPounds: z.int().nullable().meta({
          description:
            'Of the sold cars whose costs were saved with their offer, together: the sale price less the price paid, VAT, and the costs of the appraisal as of its offer. Whole pounds; null without such a car.',
        }),
        profitCars: z.int().meta({ description: 'How many cars `profitPounds` is of.' }),
        reasons: z.array(z.object({ reason: z.string(), count: z.int() })).meta({
          description:
            'Of the lost vehicles, and of the declined offers whose customer gave a reason and whose vehicle is not lost.',
        }),
      }),
    ),
  }),
});

export const exportAppraisalReport = endpoint(addresses.exportAppraisalReport, {
  summary: 'The report of appraisals as a file: a line for each month and person.',
  permission: 'usage.read',
  input: z.object({ ...months, format: sheetFormat }),
  output: z.unknown(),
  file: SHEET_TYPES,
});
