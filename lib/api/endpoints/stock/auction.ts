import { z } from 'zod';
import { AUCTION_FIELDS, ENTRY_LENGTH_MAX, isFieldOfRow, LOT_RESULTS } from '@/lib/domain/stock/auction-entries';
import { instantSchema } from '@/lib/domain/time/calendar-schemas';
import * as addresses from '@/lib/api/addresses/stock/auction';
import { endpoint } from '@/lib/api/endpoint';
import { entryChangesSchema } from '@/lib/api/endpoints/parts/entry-changes';
import { SHEET_TYPES, sheetFormat } from '@/lib/api/file-answer';

const id = z.uuid().meta({ description: 'The list.' });
const run = z.uuid().meta({ description: 'One of the list’s runs: its Retail values give the max bids.' });
const LAST_ROW = 1_000_000;

const fieldSchema = z.object({
  row: z.int().min(0).max(LAST_ROW).meta({ description: 'The row of the list; 0 for the terms of all lots.' }),
  field: z.enum(AUCTION_FIELDS).meta({
    description: 'For a lot: limit (the max bid by hand), bid, hammer, result, note. For all lots: the terms.',
  }),
});
const entrySchema = fieldSchema.extend({
  text: z.string(),
  version: z.int32().min(0),
  /** Null: they are no longer known. */
  changedBy: z.string().nullable(),
});

const changeSchema = fieldSchema
  .extend({
    text: z.string().max(ENTRY_LENGTH_MAX).meta({ description: 'As it was typed; empty to remove it.' }),
    version: z
      .int()
      .min(0)
      .max(LAST_ROW)
      .meta({ description: 'Version of the entry that it replaces; 0 if there is none.' }),
  })
  .refine(({ row, field }) => isFieldOfRow(row, field), {
    message: 'Give terms in row 0, and other fields in the row of a lot.',
  })
  .refine(({ field, text }) => field !== 'result' || LOT_RESULTS.some(({ value }) => value === text), {
    path: ['text'],
    message: 'Give the result of a lot as bought, sold, unsold or empty.',
  });

export const readAuctionSheet = endpoint(addresses.readAuctionSheet, {
  summary:
    'What the team has entered on the auction sheet of a list: terms, bids, hammer prices, results, notes. Free.',
  permission: 'valuations.read',
  input: z.object({ id }),
  output: z.object({ entries: z.array(entrySchema.extend({ changedAt: instantSchema })) }),
});

export const saveAuctionEntries = endpoint(addresses.saveAuctionEntries, {
  summary:
    'Enter fields of the auction sheet. A field that another person has changed in the meantime is not saved; its current text is returned.',
  permission: 'valuations.create',
  input: z.object({ id, changes: entryChangesSchema(changeSchema, ({ row, field }) => `${row} ${field}`) }),
  output: z.object({
    /** The fields as they are now, each with whether its change was saved. Version 0: the row no longer has a car. */
    entries: z.array(entrySchema.extend({ changedAt: instantSchema.nullable(), isSaved: z.boolean() })),
  }),
});

export const exportAuctionSheet = endpoint(addresses.exportAuctionSheet, {
  summary: 'The auction sheet as a file: max bids from the Retail values of a run, with everything that is entered.',
  permission: 'valuations.create',
  input: z.object({ id, run, format: sheetFormat }),
  output: z.unknown(),
  file: SHEET_TYPES,
});
