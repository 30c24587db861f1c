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
  summary:
    'Reconciliation: the provider’s count between two days, by month, against our ledger, with every difference and its likely cause.',
  permission: 'audits.read',
  input: z.object(days),
  output: z.object({
    from: daySchema,
    to: daySchema,
    services: z.array(serviceAuditSchema),
    /** Look-ups to resolve one by one: the newest 200, how many there are, and how many may still be released. */
    doubtful: z.object({ newest: z.array(ledgerLineSchema), all: z.int(), unknown: z.int() }),
  }),
});

export const settleUnknown = endpoint(addresses.settleUnknown, {
  summary: 'Release unconfirmed charges: look-ups without a response that the provider did not count.',
  permission: 'audits.settle',
  input: z.object({}),
  output: z.object({
    released: z.int(),
    left: z.int(),
    /** The provider's count does not show them yet; they are checked again automatically. */
    waiting: z.int(),
    words: z.string(),
  }),
});

export const exportAudits = endpoint(addresses.exportAudits, {
  summary: 'The reconciliation as a file; the Excel file has the unconfirmed look-ups too.',
  permission: 'audits.read',
  input: z.object({ ...days, format: sheetFormat }),
  output: z.unknown(),
  file: SHEET_TYPES,
});
