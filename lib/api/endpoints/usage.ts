import { z } from 'zod';
import { monthSchema } from '@/lib/domain/time/calendar-schemas';
import { becauseSchema } from '@/lib/domain/provenance';
import { monthUsageSchema } from '@/lib/domain/usage/month-usage';
import { usageReportSchema } from '@/lib/domain/usage/usage-report';
import * as addresses from '@/lib/api/addresses/usage';
import { endpoint } from '@/lib/api/endpoint';
import { SHEET_TYPES, sheetFormat } from '@/lib/api/file-answer';

const months = {
  from: monthSchema.meta({ description: 'First month, `YYYY-MM`.' }),
  to: monthSchema.meta({ description: 'Last month, included.' }),
};

export const readMonthUsage = endpoint(addresses.readMonthUsage, {
  summary: 'The organisation’s look-ups this month, by our own ledger, with a forecast.',
  permission: 'valuations.read',
  input: z.object({}),
  output: monthUsageSchema,
});

export const readProviderStatus = endpoint(addresses.readProviderStatus, {
  summary: 'The registration look-ups of the whole subscription this month, as the provider counts them.',
  permission: 'usage.read',
  input: z.object({}),
  output: z.union([
    z.object({
      usage: monthUsageSchema,
      /** As the provider writes it: "June 2026". */
      monthName: z.string(),
      answeredAt: z.iso.datetime(),
    }),
    z.object({ usage: z.null(), because: becauseSchema }),
  ]),
});

export const readUsageReport = endpoint(addresses.readUsageReport, {
  summary: 'The organisation’s look-ups by month, service and person, by our own ledger, with limit alerts.',
  permission: 'usage.read',
  input: z.object(months),
  output: usageReportSchema,
});

export const readProviderSummary = endpoint(addresses.readProviderSummary, {
  summary: 'The registration look-ups of the whole subscription by month, as the provider counts them.',
  permission: 'usage.read',
  input: z.object(months),
  output: z.union([
    z.object({ months: z.array(z.object({ month: monthSchema, used: z.int() })) }),
    z.object({ months: z.null(), because: becauseSchema }),
  ]),
});

export const exportUsage = endpoint(addresses.exportUsage, {
  summary: 'The usage report as a file: a line for each month, person and operation.',
  permission: 'usage.read',
  input: z.object({ ...months, format: sheetFormat }),
  output: z.unknown(),
  file: SHEET_TYPES,
});
