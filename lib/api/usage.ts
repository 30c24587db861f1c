import { z } from 'zod';
import { becauseSchema } from '@/lib/domain/provenance';
import { monthUsageSchema } from '@/lib/domain/usage';
import { endpoint } from './endpoint';

export const readMonthUsage = endpoint({
  method: 'GET',
  path: '/api/usage/month',
  summary: 'The organisation’s look-ups this month, by our own ledger, and where this pace leads.',
  permission: 'valuations.read',
  input: z.object({}),
  output: monthUsageSchema,
});

export const readProviderStatus = endpoint({
  method: 'GET',
  path: '/api/usage/provider',
  summary: 'The registration look-ups of the whole subscription this month, as the provider counts them.',
  permission: 'usage.read',
  input: z.object({}),
  output: z.union([
    z.object({
      usage: monthUsageSchema,
      /** As the provider names it: "June 2026". */
      monthName: z.string(),
      answeredAt: z.iso.datetime(),
    }),
    z.object({ usage: z.null(), because: becauseSchema }),
  ]),
});
