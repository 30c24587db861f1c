/**
 * The valuation record: everything a dealer sees when a vehicle is valued, frozen. It reopens as shown, free of charge,
 * and every figure has its source or the reason why it is missing.
 */
import { z } from 'zod';
import { BANDS } from './bands';
import { daySchema, instantSchema } from '@/lib/domain/time/calendar-schemas';
import { listedAlertsSchema, vehicleFlagSchema } from '@/lib/domain/vehicles/flags/flags';
import { identitySchema } from '@/lib/domain/vehicles/identity/identity';
import {
  becauseSchema,
  figureSchema,
  personReferenceSchema,
  provenanceSchema,
  sourceNameSchema,
} from '@/lib/domain/provenance';
import {
  autoCorrectionSchema,
  bookFactsSchema,
  derivativeCandidateSchema,
  matchSchema,
  registerFactsSchema,
  tradeFactsSchema,
} from '@/lib/domain/vehicles/registration/registration';
import { identifierSchema, vehicleKindSchema } from '@/lib/domain/vehicles/vehicle';

export const valueBandSchema = z.enum(BANDS);
export type ValueBand = z.infer<typeof valueBandSchema>;

const pounds = figureSchema(z.number().int().nonnegative());
export const valuesSchema = z.object({ retail: pounds, clean: pounds, average: pounds, below: pounds });
export type BandValues = z.infer<typeof valuesSchema>;

const priceRange = z.object({ highPounds: z.number().int().nonnegative(), lowPounds: z.number().int().nonnegative() });
/** null: the service gives no prices of that band. Records of older versions have a 0 there. */
export const priceBandsSchema = z.object({
  retail: priceRange.nullable(),
  clean: priceRange.nullable(),
  average: priceRange.nullable(),
  below: priceRange.nullable(),
  mileageUsed: z.number().int().nullable(),
  /** Bands whose prices could not be read; absent if there are none. */
  unread: z.array(valueBandSchema).optional(),
});
export type InternetPriceRange = z.infer<typeof priceRange>;
export type PriceBands = z.infer<typeof priceBandsSchema>;

export const equipmentListSchema = z.object({
  items: z.array(z.object({ code: z.string(), description: z.string(), category: z.string().nullable() })),
  /** Whether the list is for the vehicle's own registration date, and a sentence about it. */
  dateMatch: z.boolean(),
  dateMatchWords: z.string(),
});
export type EquipmentList = z.infer<typeof equipmentListSchema>;

const alternativeSchema = derivativeCandidateSchema.extend({
  /** True for the derivative this record values. */
  valued: z.boolean(),
  /** The words of its name that the valued vehicle's name lacks: "110, Automatic". */
  differsBy: z.array(z.string()),
});
export type AlternativeDerivative = z.infer<typeof alternativeSchema>;

/** A warning of the free checks when the dealer typed, saved with the record. */
export const entryWarningSchema = z.object({
  field: z.enum(['plate', 'vin', 'mileage', 'identifier', 'registered']),
  code: z.string(),
  text: z.string(),
});
export type EntryWarning = z.infer<typeof entryWarningSchema>;

const recordKindSchema = z.enum(['plate', 'identifier', 'vin']);

export const valuationRecordSchema = z.object({
  version: z.literal(1),
  id: z.string(),
  kind: recordKindSchema,
  /** The record this one was re-valued from: by a chosen alternative, or a VIN look-up. */
  basedOn: z.string().nullable(),
  /** The vehicle file whose look-up was reused; absent if there is none. */
  fileId: z.string().optional(),
  valuedAt: instantSchema,
  valuedBy: personReferenceSchema,
  // oxlint-disable-next-line code/plain-words -- a name that saved records contain
  asked: z.object({
    /** Normalised: capitals, no spaces. */
    plate: z.string().nullable(),
    vin: z.string().nullable(),
    kind: vehicleKindSchema.nullable(),
    identifier: identifierSchema.nullable(),
    registered: daySchema.nullable(),
    mileage: z.number().int().nonnegative().nullable(),
  }),
  warnings: z.array(entryWarningSchema),
  identity: identitySchema,
  /** Why there is no registration look-up, if there is none. */
  lookUpMissing: becauseSchema.nullable(),
  matches: z.array(matchSchema),
  autoCorrection: autoCorrectionSchema.nullable(),
  /** The red-flag strip, the most serious first. */
  flags: z.array(vehicleFlagSchema),
  alternatives: z.array(alternativeSchema),
  mileage: z.object({
    entered: z.number().int().nonnegative().nullable(),
    used: figureSchema(z.number().int().nonnegative()),
    /** "Valued at 62,000 mi; you entered 62,480 mi." */
    words: z.string(),
    outOfBounds: z.boolean(),
  }),
  dateMatch: z.object({ matched: z.boolean().nullable(), words: z.string() }),
  values: valuesSchema,
  internetPrices: figureSchema(priceBandsSchema),
  equipment: figureSchema(equipmentListSchema),
  register: registerFactsSchema.nullable(),
  trade: tradeFactsSchema.nullable(),
  book: bookFactsSchema.nullable(),
  /** The look-ups behind the figures; null: not made, or failed (then the figures' "because" says so). */
  sources: z.record(sourceNameSchema, provenanceSchema.nullable()),
});
export type ValuationRecord = z.infer<typeof valuationRecordSchema>;

/** One row of the list of valuations. */
export const valuationSummarySchema = z.object({
  id: z.string(),
  kind: recordKindSchema,
  valuedAt: instantSchema,
  valuedBy: personReferenceSchema,
  /** As displayed: `AB12 CDE`. */
  plate: z.string().nullable(),
  title: z.string(),
  derivative: z.string().nullable(),
  mileage: z.number().int().nullable(),
  retailPounds: z.number().int().nullable(),
  cleanPounds: z.number().int().nullable(),
  /** Null for no vehicle of the guide, and for a car in a record made before it was saved. */
  vehicleKind: vehicleKindSchema.nullable().default(null),
  isDerivativeUncertain: z
    .boolean()
    .default(false)
    .meta({ description: 'The vehicle could be another derivative too; false in records made before it was saved.' }),
  ...listedAlertsSchema.shape,
});
export type ValuationSummary = z.infer<typeof valuationSummarySchema>;
