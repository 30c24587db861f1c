/** Stock files read from other systems every night, and the result of each reading. */
import { z } from 'zod';
import { instantSchema } from '@/lib/domain/time/calendar-schemas';
import { HEADING_LETTERS_MAX, PROFILE_FIELDS } from './column-profile';

const heading = z.string().trim().max(HEADING_LETTERS_MAX, `Enter at most ${HEADING_LETTERS_MAX} letters.`).optional();

export const columnProfileSchema = z.object({
  plate: heading,
  mileage: heading,
  reference: heading,
  costPounds: heading,
  preparationPounds: heading,
  advertisedPounds: heading,
  inOn: heading,
  site: heading,
} satisfies Record<keyof typeof PROFILE_FIELDS, z.ZodType>);

export const SOURCE_KINDS = ['address', 'folder'] as const;

const count = z.int().nonnegative();
/** The most rows listed of each kind; all are counted. */
export const REPORT_ROWS_MAX = 100;

export const refusedRowSchema = z.object({ row: count, reason: z.string() });
export type RefusedRow = z.infer<typeof refusedRowSchema>;

export const changedCarSchema = z.object({ row: count, carId: z.string(), fields: z.array(z.string()) });
export type ChangedCar = z.infer<typeof changedCarSchema>;

export const unusedColumnsSchema = z
  .string()
  .nullable()
  .meta({ description: 'Names the columns of the file that are not used; null: all are.' });

export const untakenSchema = z.array(z.string()).meta({
  description: 'Says for each field which cells could not be read or are not taken, and what is there instead.',
});

const sourceReadingSchema = z.object({
  id: z.string(),
  startedAt: instantSchema,
  /** reading: not finished, or its process died; the next reading makes up for it. */
  state: z.enum(['reading', 'done', 'failed']),
  added: count,
  changed: count,
  unchanged: count,
  refused: count,
  /** The first of them. */
  changedCars: z.array(changedCarSchema),
  refusedRows: z.array(refusedRowSchema),
  /** Null too while it is read, where it failed, and of older versions. */
  unused: unusedColumnsSchema,
  /** Empty too where `unused` is null for want of a reading. */
  untaken: untakenSchema,
  /** Why it failed, and what to do. */
  problem: z.string().nullable(),
});
export type SourceReading = z.infer<typeof sourceReadingSchema>;

export const stockSourceSchema = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(SOURCE_KINDS),
  /** The host of its address, or the name of its file: the address itself may contain a secret, and is never shown. */
  place: z.string(),
  createdBy: z.string(),
  createdAt: instantSchema,
  isDue: z.boolean(),
  /** The newest first. */
  readings: z.array(sourceReadingSchema),
});
export type StockSource = z.infer<typeof stockSourceSchema>;
