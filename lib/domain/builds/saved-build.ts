/** A saved build as it was on that day: prices, rules and equipment are frozen with it. */
import { z } from 'zod';
import { buildPrice } from './build-price';
import { missingOptionsOf } from './missing-options';
import { daySchema, instantSchema } from '@/lib/domain/time/calendar-schemas';
import { bundleSchema, type OptionList } from '@/lib/domain/options/option-list';
import { personReferenceSchema } from '@/lib/domain/provenance';
import type { OptionConfiguration } from '@/lib/domain/options/configuration';
import { identifierSchema, vehicleKindSchema } from '@/lib/domain/vehicles/vehicle';

const pence = z.number().int();

const buildEquipmentSchema = z.array(z.object({ code: z.number().int(), name: z.string() }));
export type BuildEquipment = z.infer<typeof buildEquipmentSchema>;

/** Null: the build can be ordered. */
const missingOptionsSchema = z
  .object({
    isClash: z.boolean(),
    options: z.number().int().nullable(),
    completion: z.object({ pence, isOnApplication: z.boolean(), isProvenCheapest: z.boolean() }).nullable(),
  })
  .nullable();

export const frozenBuildSchema = z.object({
  title: z.string(),
  derivative: z.string(),
  modelYear: z.string().nullable(),
  /** Of the vehicle without options; null if the guide gave none. */
  price: z.object({ basicPence: pence, vatPence: pence }).nullable(),
  optionsPence: pence,
  /** Vehicle and options with VAT; null if the vehicle has no price. Excludes prices on application. */
  totalPence: pence.nullable(),
  onApplication: z.array(z.number().int()),
  /** Left out in builds saved before this was stored. */
  missing: missingOptionsSchema.optional(),
  /** Codes of everything fitted. */
  fitted: z.array(z.number().int()),
  bundle: bundleSchema,
  /** Standard equipment; null if it could not be read when the build was saved. */
  equipment: buildEquipmentSchema.nullable(),
});
export type FrozenBuild = z.infer<typeof frozenBuildSchema>;

export const buildNameSchema = z.string().trim().min(1).max(80);

export const savedBuildSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: vehicleKindSchema,
  identifier: identifierSchema,
  date: daySchema,
  /** Share code: `?date=…&build=…` opens it. */
  code: z.string(),
  title: z.string(),
  derivative: z.string(),
  totalPence: pence.nullable(),
  optionsPence: pence,
  onApplication: z.number().int(),
  missing: missingOptionsSchema,
  savedAt: instantSchema,
  savedBy: personReferenceSchema,
});
export type SavedBuild = z.infer<typeof savedBuildSchema>;

/** A build as it is saved: with the list and the prices of its day, so that it reopens when they have changed. */
export function freezeBuild(list: OptionList, now: OptionConfiguration, equipment: BuildEquipment | null): FrozenBuild {
  const { totalPence, onApplication } = buildPrice(list, now);
  return {
    title: list.title,
    derivative: list.derivative,
    modelYear: list.modelYear,
    price: list.price,
    optionsPence: now.total.pence,
    totalPence,
    onApplication: [...onApplication],
    missing: missingOptionsOf(now),
    fitted: [...now.fitted],
    bundle: list.bundle,
    equipment,
  };
}
