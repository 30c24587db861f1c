import { z } from 'zod';
import { daySchema } from '@/lib/domain/time/calendar-schemas';
import { ledgerLineSchema } from '@/lib/domain/usage/ledger-line';
import { chargedSchema } from '@/lib/domain/provenance';
import * as addresses from '@/lib/api/addresses/ledger';
import { endpoint } from '@/lib/api/endpoint';
import { foundByMark, markSearchInput } from './parts/mark-search';
import { SHEET_TYPES, sheetFormat } from '@/lib/api/file-answer';

const filter = {
  person: z.string().max(100).optional().meta({ description: 'Id of a person.' }),
  operation: z.string().max(60).optional().meta({ description: 'As the provider’s documents name it.' }),
  charged: chargedSchema.optional(),
  // oxlint-disable-next-line code/plain-words -- a value of the public API
  answer: z.enum(['fresh', 'kept']).optional(),
  from: daySchema.optional().meta({ description: 'First British day.' }),
  to: daySchema.optional().meta({ description: 'Last British day, included.' }),
};

export const readLedger = endpoint(addresses.readLedger, {
  summary:
    'Every look-up of the organisation, newest first: who, when, what, new check or recent result, and its charge.',
  permission: 'ledger.read',
  input: z.object({
    ...filter,
    limit: z.int().min(1).max(1_000).default(50),
    after: z.string().max(120).optional().meta({ description: '`next` from the previous page.' }),
  }),
  output: z.object({
    items: z.array(ledgerLineSchema),
    next: z.string().nullable(),
    /** People to filter by. */
    people: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
});

export const exportLedger = endpoint(addresses.exportLedger, {
  summary: 'The ledger as a file. Without plates, unless an administrator requests them.',
  permission: 'ledger.read',
  input: z.object({
    ...filter,
    format: sheetFormat,
    plates: z.boolean().default(false).meta({ description: 'With plates: for administrators.' }),
  }),
  output: z.unknown(),
  file: SHEET_TYPES,
});

export const findLookUps = endpoint(addresses.findLookUps, {
  summary: 'Look-ups of one vehicle by its whole plate or VIN, newest first: at most 200. Free.',
  permission: 'ledger.read',
  input: markSearchInput,
  output: foundByMark(ledgerLineSchema),
});
