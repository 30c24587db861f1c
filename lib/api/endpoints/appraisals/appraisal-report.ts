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
        offered: z.int(),
        offeredPounds: z.int(),
        /** Mean of offer less trade side, in whole pounds; null if none has one. */
        aboveTradePounds: z.int().nullable(),
        accepted: z.int(),
        bought: z.int(),
        boughtPounds: z.int(),
        lost: z.int(),
        /** Cars bought by an offer that left the stock by a sale in this month. */
        sold: z.int(),
        soldPounds: z.int(),
        offeredForSoldPounds: z.int(),
        /** Mean selling price less offer, in whole pounds; null if none sold. */
        aboveOfferPounds: z.int().nullable(),
        reasons: z.array(z.object({ reason: z.string(), count: z.int() })),
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
