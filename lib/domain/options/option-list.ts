/**
 * What can be ordered with one derivative on one day, as our server returns it: the rule engine's bundle and its
 * context.
 */
import { z } from 'zod';
import { daySchema } from '@/lib/domain/time/calendar-schemas';
import type { OptionBundle } from './rule-book/bundle';
import { becauseSchema } from '@/lib/domain/provenance';
import { identifierSchema, vehicleKindSchema } from '@/lib/domain/vehicles/vehicle';

const code = z.number().int();
const pence = z.number().int();

const linkTableSchema = z.object({
  partners: z.array(code).readonly(),
  links: z.array(z.object({ colour: code, partner: code })).readonly(),
});

export const bundleSchema = z.object({
  options: z
    .array(
      z.object({
        code,
        name: z.string(),
        category: z.string(),
        basicPence: pence.nullable(),
        vatPence: pence.nullable(),
        isDefault: z.boolean(),
        onApplication: z.boolean(),
        order: z.number().int(),
      }),
    )
    .readonly(),
  rules: z.array(z.object({ ruleCode: code, optionCode: code, isPrimary: z.boolean(), type: z.string() })).readonly(),
  packs: z.array(z.object({ packCode: code, description: z.string().nullable() })).readonly(),
  trims: z.exactOptional(linkTableSchema),
  hoods: z.exactOptional(linkTableSchema),
  unread: z.exactOptional(z.array(z.enum(['trim', 'hood'])).readonly()),
}) satisfies z.ZodType<OptionBundle>;

/** A day the guide changed something of the vehicle, and what. */
// oxlint-disable-next-line code/plain-words -- the name stands in the public API
export const listChangeSchema = z.object({ date: daySchema, of: z.array(z.string()) });
export type ListChange = z.infer<typeof listChangeSchema>;

export const optionListSchema = z.object({
  kind: vehicleKindSchema,
  identifier: identifierSchema,
  /** The day of options, rules and prices. */
  date: daySchema,
  title: z.string(),
  derivative: z.string(),
  modelYear: z.string().nullable(),
  /** How long this list is valid; null: the guide gives no such day. */
  validFrom: daySchema.nullable(),
  validTo: daySchema.nullable(),
  /** Of the vehicle without options; null if the guide gives none. */
  price: z.object({ basicPence: pence, vatPence: pence }).nullable(),
  bundle: bundleSchema,
  /** What the dealer should know about the list as a whole, each a sentence or two. */
  notes: z.array(z.string()),
});
export type OptionList = z.infer<typeof optionListSchema>;

export const optionListOfferSchema = z.object({
  /** null: nothing is listed for that day, and `because` says why. */
  list: optionListSchema.nullable(),
  because: becauseSchema.nullable(),
  /** Without a list: colours, trims and hoods that the guide still names, one sentence per kind. */
  notes: z.array(z.string()),
  /** Days on which the guide changed something, newest first. Each begins another list. */
  changes: z.array(listChangeSchema),
});
export type OptionListOffer = z.infer<typeof optionListOfferSchema>;
