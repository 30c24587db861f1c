/**
 * The registration look-up's answer for a plate or a VIN: the records of the register, the trade body and the guide
 * side by side.
 */
import { z } from 'zod';
import { daySchema } from '@/lib/domain/time/calendar-schemas';
import { identifierSchema, vehicleKindSchema } from '@/lib/domain/vehicles/vehicle';

const text = z.string().nullable();
const whole = z.number().int().nullable();
/** null: the register does not state whether it is set. */
const marker = z.object({ set: z.boolean().nullable(), day: daySchema.nullable() });

/** The registration authority's record. null: not given. */
export const registerFactsSchema = z.object({
  plate: text,
  vin: text,
  manufacturer: text,
  model: text,
  fuel: text,
  body: text,
  doors: whole,
  seats: whole,
  wheelPlan: text,
  colour: text,
  engineNumber: text,
  engineCc: whole,
  co2GramsPerKm: whole,
  registered: daySchema.nullable(),
  manufactured: daySchema.nullable(),
  firstRegistered: daySchema.nullable(),
  usedBeforeFirstRegistration: z.boolean().nullable(),
  scrapped: marker,
  exported: marker,
  imported: marker,
  plateTransfer: marker,
  /** null if the keeper record did not match: then a 0 means nothing. */
  previousKeepers: whole,
  /** When it was last acquired, and last disposed of, by a keeper. */
  keeperAcquired: daySchema.nullable(),
  keeperDisposed: daySchema.nullable(),
  massInServiceKg: whole,
  maxMassKg: whole,
  maxNetPowerKw: whole,
  maxTowBrakedKg: whole,
  maxTowUnbrakedKg: whole,
  soundStationaryDb: whole,
  soundEngineRpm: whole,
  soundDriveByDb: whole,
});
export type RegisterFacts = z.infer<typeof registerFactsSchema>;

/** The trade body's record. */
export const tradeFactsSchema = z.object({
  code: text,
  plate: text,
  vin: text,
  registered: daySchema.nullable(),
});
export type TradeFacts = z.infer<typeof tradeFactsSchema>;

/** The guide's record of the derivative it matched. */
export const bookFactsSchema = z.object({
  /** null for a vehicle type that the valuation services do not cover, such as a motorcycle. */
  kind: vehicleKindSchema.nullable(),
  kindName: text,
  identifier: identifierSchema.nullable(),
  code: text,
  enhancedCode: text,
  enhancedTechnical: text,
  manufacturer: text,
  range: text,
  model: text,
  modelDates: text,
  derivative: text,
  derivativeDates: text,
  introduced: daySchema.nullable(),
  discontinued: daySchema.nullable(),
  runOut: daySchema.nullable(),
  doors: whole,
  drivetrain: text,
  fuelDelivery: text,
  transmission: text,
  fuel: text,
  /** As given, such as `2021 21`. */
  plate: text,
  // Absent in older records, from before they were shown.
  /** The plate's position in the guide's order, its year and its month. */
  plateSequence: whole.optional(),
  plateYear: whole.optional(),
  plateMonth: whole.optional(),
  /** The guide's own numbers of make, range and model. */
  manufacturerCode: whole.optional(),
  rangeCode: whole.optional(),
  modelCode: whole.optional(),
  enhancedNumber: text.optional(),
});
export type BookFacts = z.infer<typeof bookFactsSchema>;

const matchSourceSchema = z.enum(['register', 'keepers', 'trade', 'book']);

/** How well one source matched the vehicle: the level as given, and in words. */
export const matchSchema = z.object({
  source: matchSourceSchema,
  label: z.string(),
  level: z.number().int(),
  /** "matched", "3 possible derivatives", "no match", "one of several derivatives, the others not listed". */
  words: z.string(),
});
export type SourceMatch = z.infer<typeof matchSchema>;

/** Another possible derivative of the plate. */
export const derivativeCandidateSchema = z.object({
  identifier: identifierSchema,
  code: text,
  name: z.string(),
  kind: vehicleKindSchema.nullable(),
  kindName: text,
});
export type DerivativeCandidate = z.infer<typeof derivativeCandidateSchema>;

/** The provider read the plate as another one: the plate sent, the plate looked up, and its reason. */
// oxlint-disable-next-line code/plain-words -- a name that saved records contain
export const autoCorrectionSchema = z.object({ asked: z.string(), used: text, reason: z.string() });

export const registrationSchema = z.object({
  // oxlint-disable-next-line code/plain-words -- a name that saved records contain
  asked: z.object({ plate: text, vin: text }),
  /** False if no source has it, which is an answer, not a failure. */
  found: z.boolean(),
  auditId: whole,
  /** UK wall-clock time as the provider wrote it, `2026-06-05T14:07:09`. */
  answeredAtUk: z.string().nullable(),
  autoCorrection: autoCorrectionSchema.nullable(),
  matches: z.array(matchSchema),
  register: registerFactsSchema.nullable(),
  trade: tradeFactsSchema.nullable(),
  book: bookFactsSchema.nullable(),
  candidates: z.array(derivativeCandidateSchema),
  /** Other marks that the provider has for this vehicle; absent in older answers, from before they were shown. */
  otherPlates: whole.optional(),
});
export type Registration = z.infer<typeof registrationSchema>;
