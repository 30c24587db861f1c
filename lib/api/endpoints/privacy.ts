import { z } from 'zod';
import { instantSchema } from '@/lib/domain/time/calendar-schemas';
import { ERASED_STORAGE, erasurePlaces } from '@/lib/domain/privacy/erasure-places';
import { RETENTION_DAYS } from '@/lib/domain/privacy/retention';
import * as addresses from '@/lib/api/addresses/privacy';
import { endpoint } from '@/lib/api/endpoint';

/** A plate or a VIN, as typed. Always in the body: it must not be in a URL. */
const subject = z.string().trim().min(1, 'Type a plate or a VIN.').max(40);

/** How much is held, or was erased, by place. Places with nothing are left out. */
const places = z.array(z.object({ place: z.enum(erasurePlaces), count: z.int().min(1) }));
/** Look-ups whose answer may still come; they are erased once they have ended. */
const inProgress = z.int();

const held = z.object({
  /** As it was understood. */
  subject: z.string(),
  /** Too short to search for inside text, where it also occurs by chance: found only where it stands alone. */
  isShort: z.boolean(),
  records: z.array(
    z.object({ kind: z.enum(['valuation', 'registration']), id: z.string(), title: z.string(), at: instantSchema }),
  ),
  places,
  inProgress,
});

export const findPlateData = endpoint(addresses.findPlateData, {
  summary: 'Data the organisation stores for one plate or VIN.',
  permission: 'plates.erase',
  input: z.object({ subject }),
  output: held,
});

export const exportPlateData = endpoint(addresses.exportPlateData, {
  summary: 'All data the organisation stores for one plate or VIN, in full.',
  permission: 'plates.erase',
  input: z.object({ subject }),
  output: z.object({
    subject: z.string(),
    exportedAt: instantSchema,
    records: z.array(z.unknown()),
    ledgerLines: z.array(z.unknown()),
    shares: z.array(z.unknown()),
    stockRows: z.array(z.unknown()),
    stockResults: z.array(z.unknown()),
    auctionEntries: z.array(z.unknown()),
    appraisals: z.array(z.unknown()),
    stockCars: z.array(z.unknown()),
    otherTexts: z.array(z.unknown()).meta({
      description: 'Other texts that mention the plate or VIN, by table: names, notes, reasons, notifications, mails.',
    }),
  }),
});

export const erasePlateData = endpoint(addresses.erasePlateData, {
  summary:
    'Erase all data stored for one plate or VIN. The ledger still shows that look-ups were made, without the plate.',
  permission: 'plates.erase',
  input: z.object({ subject }),
  output: z.object({ places, inProgress, storage: z.enum(ERASED_STORAGE) }),
});

export const readRetention = endpoint(addresses.readRetention, {
  summary: 'Retention period, and what was erased.',
  permission: 'retention.manage',
  input: z.object({}),
  output: z.object({
    days: z.int().nullable(),
    erasures: z.array(
      z.object({
        at: instantSchema,
        by: z.string().nullable(),
        records: z.int(),
        answers: z.int(),
        appraisals: z
          .int()
          .meta({ description: 'Appraisals whose customer’s details, photos and signatures were erased.' }),
        storage: z.enum(ERASED_STORAGE),
      }),
    ),
  }),
});

export const setRetention = endpoint(addresses.setRetention, {
  summary: 'Set the retention period in days, after which records are erased; null stores them indefinitely.',
  permission: 'retention.manage',
  input: z.object({
    days: z
      .int('Enter a whole number of days.')
      .min(RETENTION_DAYS.least, `Enter at least ${RETENTION_DAYS.least} days.`)
      .max(RETENTION_DAYS.most, `Enter at most ${RETENTION_DAYS.most.toLocaleString('en-GB')} days.`)
      .nullable(),
  }),
  output: z.object({ done: z.literal(true) }),
});
