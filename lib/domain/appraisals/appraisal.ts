/** Appraisals as our server gives them: schemas of what is stored, and of what the customer is shown. */
import { z } from 'zod';
import { daySchema, instantSchema, monthSchema } from '@/lib/domain/time/calendar-schemas';
import { becauseSchema } from '@/lib/domain/provenance';
import { valuesSchema } from '@/lib/domain/valuations/valuation';
import { listedAlertsSchema } from '@/lib/domain/vehicles/flags/flags';
import { identifierSchema, vehicleKindSchema } from '@/lib/domain/vehicles/vehicle';
import { APPRAISAL_STATES } from './appraisal-state';
import { carSaleSchema } from './bought/car-sale';
import { ENTRY_LETTERS_MAX, FIELD_NAME } from './entries';
import { POINTS_MAX, SIGNED_NAME_LETTERS_MAX, STROKES_MAX } from './signature';
import { LINE_SOURCES } from './sum-line';
import { PRICE_LIST_LINES_MAX, REPAIR_PENCE_MAX, USUAL_APPRAISAL_TERMS, VALUER_LIMIT_POUNDS_MAX } from './terms';
import { COST_VAT, VAT_SCHEMES } from './vat';

const pence = z.int();

const sumLineSchema = z.object({
  name: z.string(),
  pence,
  source: z.enum(LINE_SOURCES),
  words: z.string(),
  day: daySchema.optional(),
});

const costVat = z.enum(COST_VAT);
const typed = z.string().max(40);
export const appraisalTermsSchema = z.object({
  preparation: typed,
  preparationVat: costVat,
  warranty: typed,
  warrantyVat: costVat,
  fees: typed,
  feesVat: costVat,
  margin: typed,
  validDays: z.int('Enter whole days.').min(1, 'Enter at least 1 day.').max(60, 'Enter at most 60 days.'),
  valuerLimitPounds: z
    .int('Enter whole pounds.')
    .min(0, 'Enter 0 or more.')
    .max(VALUER_LIMIT_POUNDS_MAX, 'Enter at most £100,000.'),
  // Terms saved before holding costs existed lack these fields.
  moneyPercent: typed.default(''),
  spacePerDay: typed.default(''),
  insurancePerDay: typed.default(''),
  priceListVat: costVat,
  priceList: z
    .array(
      z.object({
        part: z.string().min(1).max(60),
        damage: z.string().max(60),
        costPence: pence.min(0).max(REPAIR_PENCE_MAX),
      }),
    )
    .max(PRICE_LIST_LINES_MAX),
  // Terms saved before customers saw them lack these.
  telephone: typed.trim().default(''),
  email: z.string().trim().max(254).default(''),
});

/** @param saved nullish: the organisation has saved none */
export const appraisalTermsFrom = (saved: unknown) => appraisalTermsSchema.parse(saved ?? USUAL_APPRAISAL_TERMS);

export const entryChangeSchema = z.object({
  field: z.string().regex(FIELD_NAME, 'Name a field of an appraisal.'),
  value: z.string().max(ENTRY_LETTERS_MAX, `Enter at most ${ENTRY_LETTERS_MAX} letters.`),
  version: z.int32().min(0),
});

/** Of every entry of an appraisal. */
export const entryVersionsSchema = z.array(entryChangeSchema.pick({ field: true, version: true })).max(5_000);

export const entrySchema = z.object({
  field: z.string(),
  value: z.string(),
  version: z.int(),
  changedAt: instantSchema,
  /** The person's name; null when they are no longer known. */
  changedBy: z.string().nullable(),
});

/** A condition line's id, as used in its fields' names and on its photos. */
export const lineIdSchema = z.string().regex(/^[0-9a-f]{8}$/, 'Name a condition line by its id.');

export const photoSchema = z.object({
  id: z.uuid(),
  /** The condition line that it shows; null for the vehicle. */
  line: lineIdSchema.nullable(),
  isForCustomer: z.boolean(),
  widthPixels: z.int(),
  heightPixels: z.int(),
  addedAt: instantSchema,
});
export type AppraisalPhoto = z.infer<typeof photoSchema>;

/** As sent; our server rebuilds the drawing. */
export const signatureSchema = z
  .object({
    name: z.string().trim().min(2, 'Enter your name.').max(SIGNED_NAME_LETTERS_MAX),
    strokes: z
      .array(z.array(z.number()).max(2 * POINTS_MAX))
      .max(STROKES_MAX, 'Clear the box and sign again.')
      .meta({
        description:
          'Each stroke as alternating x and y, in a box of 1,000 by 300; none: the typed name is the signature.',
      }),
  })
  .refine(({ strokes }) => strokes.reduce((sum, { length }) => sum + length, 0) <= 2 * POINTS_MAX, {
    path: ['strokes'],
    message: 'Clear the box and sign again.',
  });

/** As shown: an SVG path, or null if the typed name is the signature. */
export const signedSchema = z.object({ name: z.string(), path: z.string().nullable(), signedAt: instantSchema });
export type Signed = z.infer<typeof signedSchema>;

/** The vehicle of an appraisal, from its record. */
export const appraisedVehicleSchema = z.object({
  plate: z.string().nullable(),
  title: z.string(),
  make: z.string().nullable(),
  derivative: z.string().nullable(),
  registered: daySchema.nullable(),
  colour: z.string().nullable(),
  /** That it is valued at, in the guide's steps: of every sum. */
  mileage: z.int().nullable(),
  /** That of the vehicle itself: of its papers. */
  mileageEntered: z.int().nullable(),
  /** It has no values, because the mileage is outside the guide's range. */
  isMileageOutOfRange: z.boolean(),
  valuedOn: daySchema,
  values: valuesSchema,
  internetRetail: z.object({ highPounds: z.int(), lowPounds: z.int() }).nullable(),
  /** The values, and those of its forecast, exclude VAT: for a van. */
  isWithoutVat: z.boolean(),
  /** Alerts that may stop the deal, by their titles: scrapped, exported. */
  stopAlerts: z.array(z.string()),
  /** For option values and forecasts; null where the guide does not have it. */
  derivativeKey: z
    .object({ kind: vehicleKindSchema, identifier: identifierSchema, registered: daySchema, mileage: z.int() })
    .nullable(),
  because: becauseSchema.nullable(),
});
export type AppraisedVehicle = z.infer<typeof appraisedVehicleSchema>;

/** An offer as it was made, with everything it was based on. Later editions do not change it. */
export const frozenOfferSchema = z.object({
  version: z.literal(1),
  vehicle: z.object({
    title: z.string(),
    derivative: z.string().nullable(),
    registered: daySchema.nullable(),
    colour: z.string().nullable(),
    /** As entered; in an offer made before that was saved, that it was valued at. */
    mileage: z.int().nullable(),
    /** For its picture; null where the guide does not have it, and in an offer made before it was saved. */
    derivativeKey: z.object({ kind: vehicleKindSchema, identifier: identifierSchema }).nullable().default(null),
  }),
  condition: z.object({ label: z.string(), definition: z.string() }),
  /** A person chose it, or, in an offer made before that was saved, it may be assumed. False: no value depends on it. */
  isConditionChosen: z.boolean().default(true),
  /** The month that its price is for; null in an offer made before it was saved, and in one without a month. */
  handOver: monthSchema.nullable().default(null),
  /** In words, without amounts: "Front bumper: scuffed". */
  deductions: z.array(z.string()),
  pounds: z.int(),
  /** The VAT in it, for a VAT-qualifying vehicle; otherwise, and in an offer made before it was saved, 0. */
  vatPence: pence.default(0),
  /** Those shown to the customer; an offer made before photos existed has none. */
  photos: z.array(z.object({ id: z.uuid(), words: z.string() })).default([]),
  /** What the customer receives of it, in words and figures. */
  settlement: z.object({ financePence: pence, depositPence: pence, inHandPence: pence, words: z.string() }),
  trade: z.object({ lines: z.array(sumLineSchema), totalPence: pence.nullable() }),
  retail: z.object({
    lines: z.array(sumLineSchema),
    mostPounds: z.int().nullable(),
    /** Null without an asking price, and in an offer made before it was saved. */
    basis: z
      .object({ sellingPence: pence, costPence: z.number(), scheme: z.enum(VAT_SCHEMES) })
      .nullable()
      .default(null),
  }),
  profitPence: pence.nullable(),
  /** Of which days the values in its lines are; in an offer of an older version, those of the record. Null without any. */
  editionWords: z.string().nullable(),
  /** Why it needed approval; empty where it did not. */
  reasons: z.array(z.string()),
});
export type FrozenOffer = z.infer<typeof frozenOfferSchema>;

const missingSchema = becauseSchema.nullable();

/** The sums of an appraisal that was lost before any offer, frozen then. */
export const lostSumsSchema = z.object({
  version: z.literal(1),
  trade: z.object({ lines: z.array(sumLineSchema), totalPence: pence.nullable(), missing: missingSchema }),
  retail: z.object({ lines: z.array(sumLineSchema), mostPounds: z.int().nullable(), missing: missingSchema }),
  profitPence: pence.nullable(),
  /** What the customer would have received, in words; null if that was not known. */
  settlement: z.string().nullable(),
});
export type LostSums = z.infer<typeof lostSumsSchema>;

/** The customer's side of an offer: parsed by its own schema, so that no trade figure reaches the customer. */
export const offerSheetSchema = frozenOfferSchema.pick({
  vehicle: true,
  condition: true,
  isConditionChosen: true,
  handOver: true,
  deductions: true,
  photos: true,
  pounds: true,
  vatPence: true,
  settlement: true,
});
export type OfferSheet = z.infer<typeof offerSheetSchema>;

export const appraisalSummarySchema = z.object({
  id: z.string(),
  /** `A-2026-000123`. */
  number: z.string(),
  state: z.enum(APPRAISAL_STATES),
  /** An offer waits for approval. */
  isRequested: z.boolean(),
  createdAt: instantSchema,
  owner: z.object({ id: z.string(), name: z.string() }),
  plate: z.string().nullable(),
  /** Of its valuation. */
  ...listedAlertsSchema.shape,
  title: z.string(),
  derivative: z.string().nullable(),
  isDerivativeUncertain: z
    .boolean()
    .meta({ description: 'By its valuation the vehicle could be another derivative too, with other values.' }),
  /** As entered. */
  mileage: z.int().nullable(),
  customerName: z.string().nullable(),
  offerPounds: z.int().nullable(),
  /** Of the offer that waits for approval; null while none does. */
  requestedPounds: z.int().nullable(),
  /** Of a lost appraisal without an offer that was made: what was requested or entered; otherwise null. */
  unmadePounds: z.int().nullable(),
  validUntil: daySchema.nullable(),
  boughtPounds: z.int().nullable(),
  sale: carSaleSchema.nullable(),
});
export type AppraisalSummary = z.infer<typeof appraisalSummarySchema>;
