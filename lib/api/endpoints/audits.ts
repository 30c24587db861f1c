import { z } from 'zod';
import { serviceAuditSchema } from '@/lib/domain/usage/usage-audit';
import { daySchema } from '@/lib/domain/time/calendar-schemas';
import { ledgerLineSchema } from '@/lib/domain/usage/ledger-line';
import * as addresses from '@/lib/api/addresses/audits';
import { endpoint } from '@/lib/api/endpoint';
import { SHEET_TYPES, sheetFormat } from '@/lib/api/file-answer';

const days = {
  from: daySchema.meta({ description: 'First day.' }),
  to: daySchema.meta({ description: 'Last day, included.' }),
};

export const readAudits = endpoint(addresses.readAudits, {
  summary: 'What the provider counted between two days, by month, against our ledger, with every difference and why.',
  permission: 'audits.read',
  input: z.object(days),
  output: z.object({
    from: daySchema,
    to: daySchema,
    services: z.array(serviceAuditSchema),
    /** Look-ups to be cleared up one by one: the newest 200, how many there are, and how many may still be given back. */
    doubtful: z.object({ newest: z.array(ledgerLineSchema), all: z.int(), unknown: z.int() }),
  }),
});

export const settleUnknown = endpoint(addresses.settleUnknown, {
  summary:
    'Gives back the organisation’s look-ups without an answer that the provider’s own count shows it never made.',
  permission: 'audits.settle',
  input: z.object({}),
  output: z.object({
    released: z.int(),
    left: z.int(),
    /** The provider's count cannot tell yet; they are looked at again by themselves. */
    waiting: z.int(),
    words: z.string(),
  }),
});

export const exportAudits = endpoint(addresses.exportAudits, {
  summary: 'The audits as a file; a workbook has the look-ups in doubt too.',
  permission: 'audits.read',
  input: z.object({ ...days, format: sheetFormat }),
  output: z.unknown(),
  file: SHEET_TYPES,
});
