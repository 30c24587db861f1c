/** A stock list: cars that a dealer has, valued together, and again when the guide changes. */
import { z } from 'zod';
import { daySchema, instantSchema } from '@/lib/domain/time/calendar-schemas';
import { becauseSchema, personReferenceSchema } from '@/lib/domain/provenance';
import { RUN_LIMITS } from './run-limit';
import { KILOMETRES } from '@/lib/domain/vehicles/mileage';
import { vehicleKindSchema } from '@/lib/domain/vehicles/vehicle';
import { monthUsageSchema } from '@/lib/domain/usage/month-usage';
import { listedAlertsSchema } from '@/lib/domain/vehicles/flags/flags';

const count = z.number().int().nonnegative();
const pounds = z.number().int().nullable();

const position = z.int32().nonnegative();
const fact = position
  .nullable()
  .optional()
  .meta({ description: 'Null: no column. Absent: by the headings, or as chosen before.' });

export const stockColumnsSchema = z.object({
  plate: position,
  mileage: position,
  reference: position.nullable(),
  kilometres: z
    .enum(KILOMETRES)
    .optional()
    .meta({ description: 'Convert kilometres: of all mileages, or of those that say km. Absent: mileages are miles.' }),
  /** What the cars have when they are taken into stock. */
  costPounds: fact,
  preparationPounds: fact,
  advertisedPounds: fact,
  inOn: fact,
  site: fact,
});

/** As a list stores them. */
export const storedColumnsSchema = stockColumnsSchema.extend({
  /** Names of the workbook's other sheets that hold something. Lists read before they were noted have none. */
  sheetsLeftOut: z.array(z.string()).default([]),
});

export const stockCountsSchema = z.object({
  rows: count,
  valuable: count,
  duplicates: count,
  refused: count,
  doubtful: count,
  /** Of the refused rows, those with a mileage in kilometres. Absent in lists read before these were counted. */
  kilometres: count.default(0),
});

export const stockProblemSchema = becauseSchema.extend({
  kind: z.enum(['plate', 'mileage', 'kilometres', 'duplicate', 'erased']),
});

/**
 * running: a worker is processing it, or will be in a moment. paused: by a person. stopped: it cannot continue
 * automatically, and `because` gives the reason. done and cancelled are final.
 */
export const stockRunStateSchema = z.enum(['running', 'paused', 'stopped', 'done', 'cancelled']);
export type StockRunState = z.infer<typeof stockRunStateSchema>;

export const stockRunSchema = z.object({
  id: z.string(),
  state: stockRunStateSchema,
  /** Uses no recent results. */
  fresh: z.boolean(),
  startedAt: instantSchema,
  startedBy: personReferenceSchema,
  /** Null if the current person may resume it; otherwise who can, or what else to do. */
  resumeWords: z.string().nullable(),
  endedAt: instantSchema.nullable(),
  /** Its figures change no more: it has ended, and what was under way then is written down. */
  isSettled: z.boolean(),
  answering: count.meta({
    description: 'Cars that were sent before it was paused, stopped or cancelled, and are not among its outcomes yet.',
  }),
  because: becauseSchema
    .extend({ mayHaveMore: z.boolean().meta({ description: 'The reader can set or request more credits.' }) })
    .nullable(),
  /** Cars to value, and their outcomes so far. */
  cars: count,
  valued: count,
  withoutValue: count,
  failed: count,
  /** Look-ups and valuations that were charged, that came from cached answers, and whose charge is unknown. */
  charged: count,
  cached: count,
  unknown: count,
});
export type StockRun = z.infer<typeof stockRunSchema>;

export const stockListSchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: instantSchema,
  createdBy: personReferenceSchema,
  counts: stockCountsSchema,
  run: stockRunSchema.nullable(),
});
export type StockList = z.infer<typeof stockListSchema>;

const stockCostSchema = z.object({
  lookUps: count,
  valuations: count,
  cached: count,
  stopsAtRow: count.nullable(),
  stoppedBy: z.enum(RUN_LIMITS).nullable().meta({ description: 'Which limit of the month stops it there.' }),
  words: z.string(),
});

export const stockPreviewSchema = z.object({
  list: stockListSchema,
  /** The label of each column, and which column contains what. */
  labels: z.array(z.string()),
  columns: stockColumnsSchema,
  samples: z.array(z.array(z.string())).meta({ description: 'The cells of the first rows below the headings.' }),
  priceDoubts: z.array(z.string().nullable()).meta({
    description: 'Of each column: why it looks like prices; null if it does not, or if its heading names a mileage.',
  }),
  sheetsLeftOut: z
    .array(z.string())
    .meta({ description: 'Sheets of the workbook that hold something and were not read.' }),
  /** The first rows that are not valued, and the first that are valued with a warning. */
  problems: z.array(
    z.object({
      row: count,
      plate: z.string().nullable(),
      typed: z.string(),
      /** The two cells as they are in the file. */
      plateCell: z.string(),
      mileageCell: z.string(),
      problem: stockProblemSchema,
    }),
  ),
  /** The first cars whose mileage was converted from kilometres. */
  converted: z.array(z.object({ row: count, plate: z.string(), kilometres: count, miles: count })),
  doubts: z.array(z.object({ row: count, plate: z.string(), doubt: z.string() })),
  /** What a run started now would cost; null while one is running. */
  cost: stockCostSchema.nullable(),
  /** The same as a new check, which uses no recent results. */
  freshCost: stockCostSchema.nullable(),
  usage: monthUsageSchema,
  /** All its runs, the newest first. */
  runs: z.array(stockRunSchema),
});
export type StockPreview = z.infer<typeof stockPreviewSchema>;

export const stockOutcomeSchema = z.enum(['valued', 'no_value', 'failed']);

export const stockResultSchema = z.object({
  /** In the order of the file; request more after the last. */
  sequence: count,
  row: count,
  reference: z.string().nullable(),
  /** Null once erased. */
  plate: z.string().nullable(),
  mileage: z.number().int().nullable(),
  outcome: stockOutcomeSchema,
  valuationId: z.string().nullable(),
  /** Null without a vehicle of the guide. */
  vehicleKind: vehicleKindSchema.nullable(),
  title: z.string().nullable(),
  derivative: z.string().nullable(),
  isDerivativeUncertain: z.boolean().meta({ description: 'The vehicle could be another derivative too.' }),
  registered: daySchema.nullable(),
  retailPounds: pounds,
  cleanPounds: pounds,
  averagePounds: pounds,
  belowPounds: pounds,
  ...listedAlertsSchema.shape,
  because: becauseSchema.nullable(),
  /** From the newest earlier run of the list that valued the car; null if there is none. */
  before: z.object({ retailPounds: pounds, cleanPounds: pounds }).nullable(),
});
export type StockResult = z.infer<typeof stockResultSchema>;
