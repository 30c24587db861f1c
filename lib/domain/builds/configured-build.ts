/** A configured build as every page about a vehicle shows it: what is ordered, what it costs, what is missing. */
import { z } from 'zod';
import { buildPrice } from './build-price';
import { daySchema } from '@/lib/domain/time/calendar-schemas';
import type { OptionList } from '@/lib/domain/options/option-list';
import type { VehicleBuild } from '@/lib/domain/options/build';
import type { OptionConfiguration } from '@/lib/domain/options/configuration';
import { identifierSchema, vehicleKindSchema } from '@/lib/domain/vehicles/vehicle';

const pence = z.number().int();

/** Ordered options that the P11D and legislation services do not accept; null: price on application. */
export const leftOutSchema = z.array(z.object({ code: z.number().int(), name: z.string(), pence: pence.nullable() }));

export const configuredBuildSchema = z.object({
  kind: vehicleKindSchema,
  identifier: identifierSchema,
  /** The day of options, prices and tax. */
  date: daySchema,
  title: z.string(),
  derivative: z.string(),
  modelYear: z.string().nullable(),
  /** How long its price list is valid; null: the guide gives no such day. `date` may be outside it. */
  validFrom: daySchema.nullable(),
  validTo: daySchema.nullable(),
  /** In the order of the selections; null if the price is on application. */
  // oxlint-disable-next-line code/plain-words -- the name stands in the public API
  wishes: z.array(z.object({ code: z.number().int(), name: z.string(), chargedPence: pence.nullable() })),
  /** Vehicle and options with VAT; null if the vehicle has no price. Excludes prices on application. */
  totalPence: pence.nullable(),
  /** All options with VAT; options whose price is on application are listed by name. */
  optionsPence: pence,
  onApplication: z.array(z.string()),
  /** Codes of the build that this day's list does not offer: they are ignored. */
  ignored: z.array(z.number().int()),
  /** Names of selections that on this day come only in packs: they are ignored too. */
  inPacksOnly: z.array(z.string()),
  /** What the build still needs, or why its selections conflict. */
  // oxlint-disable-next-line code/plain-words -- the name stands in the public API
  troubles: z.array(z.string()),
});
export type ConfiguredBuild = z.infer<typeof configuredBuildSchema>;

export function configuredBuildOf(list: OptionList, build: VehicleBuild, now: OptionConfiguration): ConfiguredBuild {
  const names = new Map(list.bundle.options.map(({ code, name }) => [code, name]));
  const nameOf = (code: number): string => names.get(code) ?? `Option ${code}`;
  return {
    kind: list.kind,
    identifier: list.identifier,
    date: build.date,
    title: list.title,
    derivative: list.derivative,
    modelYear: list.modelYear,
    validFrom: list.validFrom,
    validTo: list.validTo,
    // oxlint-disable-next-line code/plain-words -- the name stands in the public API
    wishes: now.lines.flatMap(({ kind, option, chargedPence }) =>
      kind === 'selection' ? [{ code: option, name: nameOf(option), chargedPence }] : [],
    ),
    totalPence: buildPrice(list, now).totalPence,
    optionsPence: now.total.pence,
    onApplication: now.total.onApplication.map(nameOf),
    ignored: now.ignored.filter((code) => !names.has(code)),
    inPacksOnly: now.ignored.flatMap((code) => names.get(code) ?? []),
    // oxlint-disable-next-line code/plain-words -- the name stands in the public API
    troubles: problemsOf(now),
  };
}

/** What a build still needs, or why its selections conflict, each in a sentence. */
export function problemsOf(now: OptionConfiguration): string[] {
  if (now.isPossible) return now.openNeeds.map(({ sentence }) => sentence);
  return [
    now.clash()?.sentence ??
      'Some of these options exclude each other. Which they are could not be worked out in time.',
  ];
}
